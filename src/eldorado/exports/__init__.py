"""Documents for other programs: boards, replays, the page of an analysis."""
