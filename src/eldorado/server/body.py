"""The body of an answer, encoded before it reaches the framework."""

import msgspec
from litestar import Response
from msgspec import Struct


class Body(Struct, frozen=True):
    """An answer as it is sent."""

    content: bytes
    packed: bool

    @classmethod
    def of(cls, value: object) -> "Body":
        """A small answer."""
        return cls(msgspec.json.encode(value), False)

    def response(self, **headers: str) -> Response[bytes]:
        if self.packed:
            headers["Content-Encoding"] = "gzip"
        headers["Vary"] = "Accept-Encoding"
        return Response(
            self.content, media_type="application/json", headers=headers, status_code=200
        )
