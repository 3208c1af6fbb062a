"""Documents for whoever looks from outside: boards, replays, the page of an analysis."""
