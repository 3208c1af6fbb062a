"""The watch over pages: no fault of any page goes unnoticed."""

import pytest

from tests.browser.pages import Pages

THROW = "() => { setTimeout(() => { throw new Error('torn map') }) }"


@pytest.mark.parametrize(
    "fault",
    [
        THROW,
        "() => { void Promise.reject(new Error('torn map')) }",
        "() => console.error('torn map')",
        "() => console.warn('torn map')",
        "() => fetch('/api/torn map')",
    ],
)
def test_every_kind_of_fault_is_noticed(pages: Pages, fault: str) -> None:
    page = pages.open("/nowhere")
    page.evaluate(fault)
    with pytest.raises(AssertionError, match=r"torn(%20| )map"):
        pages.check()
    pages.faults.clear()


def test_faults_of_pages_that_a_page_opens_are_noticed(pages: Pages) -> None:
    page = pages.open("/nowhere")
    with page.expect_popup() as opened:
        page.evaluate("() => { window.open('/nowhere') }")
    opened.value.evaluate(THROW)
    with pytest.raises(AssertionError, match="torn map"):
        pages.check()
    pages.faults.clear()


def test_expected_faults_are_forgiven(pages: Pages) -> None:
    page = pages.open("/nowhere", forgive="torn map")
    page.evaluate(THROW)
    pages.check()
