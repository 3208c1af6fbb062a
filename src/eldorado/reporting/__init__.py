"""The building blocks of reports: HTML, a theme, charts."""
