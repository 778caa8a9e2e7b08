import { counted } from "../../../scripts/lib/text.ts";
import { cardsPerPage, type Card, type CardPage } from "../../engine/rows/card.ts";
import { fill, find, h, throttled } from "./shared/dom.ts";
import { showProblem } from "./shared/messages.ts";
import type { PageMock } from "./shared/mock.ts";
import { oneAtATime } from "./shared/one-at-a-time.ts";

const address = "#world";

/** The world as cards, in place of the requests while the page's address says so: `#world`, or `#world/ID` for what is behind a card. */
export function createWorldView(mock: PageMock): () => Promise<void> {
  const view = find("world", HTMLElement);
  const text = find("world-filter", HTMLInputElement);
  const [previous, next] = [find("previous", HTMLButtonElement), find("next", HTMLButtonElement)];
  let offset = 0;
  let known = "";
  const read = oneAtATime(async () => {
    if (view.hidden) return;
    const id = idInAddress();
    const query = new URLSearchParams({ text: text.value, offset: String(offset), ...(id !== "" && { id }) });
    const page = await mock.get<CardPage>(`world/cards?${query}`);
    // Do not replace unchanged pictures.
    const shown = JSON.stringify(page);
    if (shown !== known) show(page);
    known = shown;
  });
  const reread = () => void read().catch(showProblem);
  const show = ({ top, count, cards }: CardPage) => {
    find("world-title", HTMLElement).textContent = top?.title ?? "World";
    fill(find("world-top", HTMLElement), top && h("a", { href: address }, "← World"), top && cardView(top));
    fill(find("cards", HTMLElement), ...cards.map((card) => h("li", {}, cardView(card, "h3"))));
    const pages = Math.max(1, Math.ceil(count / cardsPerPage));
    find("world-count", HTMLElement).textContent =
      `${counted(count, "card")}, page ${offset / cardsPerPage + 1} of ${pages}`;
    // Not disabled: that would take the focus away.
    previous.setAttribute("aria-disabled", String(offset === 0));
    next.setAttribute("aria-disabled", String(offset + cardsPerPage >= count));
  };
  const turn = (button: HTMLButtonElement, by: number) =>
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      offset += by;
      reread();
    });
  turn(previous, -cardsPerPage);
  turn(next, cardsPerPage);
  const filter = throttled(() => {
    offset = 0;
    reread();
  }, 200);
  text.addEventListener("input", filter);
  const switchTo = () => {
    const isWorld = location.hash.split("/")[0] === address;
    const isRequests = location.hash === "" || location.hash === "#requests";
    // Other addresses are places in the panels beside either.
    if (!isWorld && !isRequests) return;
    view.hidden = !isWorld;
    find("requests", HTMLElement).hidden = isWorld;
    for (const link of document.querySelectorAll("a[data-view]"))
      if (link.getAttribute("href") === (isWorld ? address : "#requests"))
        link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    if (!isWorld) return;
    text.value = "";
    offset = 0;
    view.focus({ preventScroll: true });
    scrollTo(0, 0);
    reread();
  };
  addEventListener("hashchange", switchTo);
  switchTo();
  return read;
}

function idInAddress(): string {
  return decodeURIComponent(location.hash.slice(address.length + 1));
}

/** A card, whose title leads to what is behind it. */
function cardView({ id, title, kind, text, picture, facts, behind }: Card, heading?: "h3"): HTMLElement {
  const name = behind ? h("a", { href: `${address}/${encodeURIComponent(id)}` }, title) : title;
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return h(
    "article",
    { class: "card" },
    pictureView(picture),
    h(
      "div",
      {},
      heading && h(heading, {}, name),
      h("p", { class: "muted" }, kind, behind !== null && ` · ${counted(behind, "card")}`),
      h("p", {}, text),
      known.length > 0 &&
        h(
          "dl",
          {},
          ...known.map(([label, value]) =>
            h(
              "div",
              {},
              h("dt", {}, label),
              h("dd", {}, typeof value === "number" ? value.toLocaleString("en") : value),
            ),
          ),
        ),
      h("code", {}, id),
    ),
  );
}

/** The picture of a card. The page loads none from elsewhere, but links to it. */
function pictureView(picture: string | null): HTMLElement {
  if (picture === null) return h("div", { class: "no-picture muted" }, "no picture");
  if (new URL(picture, location.href).origin !== location.origin)
    return h(
      "div",
      { class: "no-picture" },
      h("a", { href: picture, rel: "noreferrer" }, "Picture elsewhere"),
    );
  return h("img", { src: picture, alt: "", loading: "lazy" });
}
