"""Where the editions differ and what we play, and which rules are rulings of ours."""

from eldorado.i18n import editions, rulings
from eldorado.wording.texts import labelled, text


def marked(words: str) -> str:
    """Words with the mark of a ruling after them."""
    return f"{words} [{text('editions-ruling')}]"


def paragraph(id: str) -> str:
    """A paragraph of the rules; a paragraph with a ruling of ours is marked."""
    return marked(text(id)) if id in rulings() else text(id)


def difference_lines(name: str) -> tuple[str, str]:
    """A difference between the editions: who says what, then what we play."""
    title, who = text(f"editions-{name}-title"), text(f"editions-{name}-who")
    asked = title if title.endswith("?") else f"{title}."
    return f"{asked} {who}", labelled(text("editions-ours"), text(f"editions-{name}-ours"))


def differences_about(clause: str) -> list[str]:
    """The differences between the editions that this clause settles."""
    return [name for name, about in editions().items() if clause in about]


def editions_page() -> str:
    """The page on the editions as Markdown, in the language of the process."""
    parts = [f"# {text('page-editions')}", text("page-editions-about")]
    for name, about in editions().items():
        parts.append(f"## {text(f'editions-{name}-title')}")
        parts.append(text(f"editions-{name}-who"))
        ours = text(f"editions-{name}-ours")
        parts.append(f"**{text('editions-ours')}:** {ours} ({', '.join(about)})")
    return "\n\n".join(parts) + "\n"
