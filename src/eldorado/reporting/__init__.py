"""The parts that reports are put together from: HTML, a theme, charts."""
