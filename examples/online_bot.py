"""A bot at a table on a server, seated by a personal link.

python examples/online_bot.py 'http://127.0.0.1:8000/table/ID#SECRET' [BOT]

BOT is whatever `load_bot` understands: a level, package.module:Class, engine:COMMAND.
"""

import asyncio
import sys
from urllib.parse import urlsplit

from eldorado import load_bot
from eldorado.client import Server, Visit
from eldorado.table import Refused


async def play(link: str, name: str) -> None:
    """Plays one seat to the end of the game."""
    parts = urlsplit(link)
    server = Server(f"{parts.scheme}://{parts.netloc}")
    table = parts.path.rpartition("/")[2]
    bot = load_bot(name)
    async with Visit(server, table, parts.fragment) as visit:
        while await visit.turn():
            try:
                await visit.act(bot.choose(visit.view))
            except Refused as refused:
                if refused.code != "stale":  # something else happened first: look again
                    raise
        places = visit.document["result"]["places"]
        print(f"{name} came in at place {places[visit.document['seat']]}.")


asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "walker"))
