import { counted } from "../../../scripts/lib/text.ts";
import { cardsPerPage, type Card, type CardPage } from "../../engine/rows/card.ts";
import { fill, find, h, throttled } from "./shared/dom.ts";
import { showProblem } from "./shared/messages.ts";
import type { PageMock } from "./shared/mock.ts";
import { oneAtATime } from "./shared/one-at-a-time.ts";
import { shown } from "./requests/gist.ts";

const address = "#world";

/** The world as cards, in place of the requests while the page's address says so: `#world`, or `#world/ID` for what is behind a card. */
export function createWorldView(mock: PageMock): () => Promise<void> {
  const view = find("world", HTMLElement);
  const text = find("world-filter", HTMLInputElement);
  const [previous, next] = [find("previous", HTMLButtonElement), find("next", HTMLButtonElement)];
  let offset = 0;
  let shownJson = "";
  const read = oneAtATime(async () => {
    if (view.hidden) return;
    const id = idInAddress();
    const query = new URLSearchParams({ text: text.value, offset: String(offset), ...(id !== "" && { id }) });
    const page = await mock.get<CardPage>(`world/cards?${query}`);
    // Do not replace unchanged pictures.
    const json = JSON.stringify(page);
    if (json !== shownJson) show(page);
    shownJson = json;
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
      link.setAttribute(
        "aria-current",
        (link.getAttribute("href") === address) === isWorld ? "page" : "false",
      );
    if (!isWorld) return;
    text.value = "";
    offset = 0;
    view.focus({ preventScroll: true });
    scrollTo(0, 0);
    reread();
  };
  find("skip", HTMLAnchorElement).addEventListener("click", (event) => {
    if (view.hidden) return;
    event.preventDefault();
    view.focus();
  });
  addEventListener("hashchange", switchTo);
  switchTo();
  return read;
}

function idInAddress(): string {
  return decodeURIComponent(location.hash.slice(address.length + 1));
}

/** A card, whose title leads to what is behind it. */
function cardView({ id, title, kind, text, picture, facts, isCover }: Card, heading?: "h3"): HTMLElement {
  const name = isCover ? h("a", { href: `${address}/${encodeURIComponent(id)}` }, title) : title;
  const factTexts = Object.entries(facts).flatMap(([label, value]) =>
    value === null ? [] : `${label} ${typeof value === "number" ? value.toLocaleString("en") : shown(value)}`,
  );
  return h(
    "article",
    { class: "card" },
    pictureView(picture),
    h(
      "div",
      {},
      heading && h(heading, {}, name),
      kind !== "" && h("p", { class: "muted" }, kind),
      text !== null && h("p", {}, text),
      h("p", {}, factTexts.join(" · ")),
      h("code", { class: "muted" }, id),
    ),
  );
}

/** The picture of a card. The page loads none from elsewhere, but links to it. */
function pictureView(picture: string | null): HTMLElement {
  if (picture === null) return h("div", { class: "muted" }, "no picture");
  if (new URL(picture, location.href).origin !== location.origin)
    return h("div", {}, h("a", { href: picture, rel: "noreferrer" }, "Picture elsewhere"));
  return h("img", { src: picture, alt: "", loading: "lazy" });
}
