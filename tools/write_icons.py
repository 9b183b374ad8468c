"""Write the icons of the installed app, web/public/icon-*.png: the card of icon.svg on felt."""

from __future__ import annotations

from pathlib import Path

from tests.support.browsers import open_browser

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES = (180, 192, 512)  # pixels; the first for the home screens of iPhones
FELT = "#0b6249"
PAGE = """<style>body {{ margin: 0; background: {felt}; display: grid; place-items: center;
height: 100vh }} svg {{ width: 62vw }}</style>{card}"""


def main() -> None:
    card = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with open_browser() as browser:
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(felt=FELT, card=card))
            page.screenshot(path=FOLDER / f"icon-{size}.png")
            page.close()


if __name__ == "__main__":
    main()
