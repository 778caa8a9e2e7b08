import type { MediaItem } from "@adintel/client/types";
import { h } from "./dom.ts";
import { channel, counted, day, format, headline, run } from "./words.ts";

/** A creative in the list; choosing it calls `open`. */
export function card(creative: MediaItem, open: () => void): HTMLLIElement {
  const { brand, thumbnailUrl, type } = creative;
  return h(
    "li",
    { className: "card" },
    h(
      "div",
      { className: "picture" },
      // What it shows is said by the headline.
      thumbnailUrl === null
        ? h("p", {}, "No picture")
        : h("img", { src: thumbnailUrl, alt: "", width: 400, height: 500 }),
    ),
    h("h2", {}, h("button", { type: "button", ariaHasPopup: "dialog", onclick: open }, headline(creative))),
    h(
      "p",
      { className: "account" },
      typeof brand?.thumbnailUrl === "string" &&
        h("img", { src: brand.thumbnailUrl, alt: "", width: 24, height: 24 }),
      h("span", {}, brand?.name ?? "Unknown account"),
    ),
    h(
      "p",
      { className: "facts" },
      type !== null && h("span", { className: "tag" }, format(type)),
      h("span", {}, run(creative)),
    ),
  );
}

/** Stands in the list where a creative will be. */
export function placeholder(): HTMLLIElement {
  const line = () => h("p", { className: "line" });
  return h(
    "li",
    { className: "card waiting", ariaHidden: "true" },
    h("div", { className: "picture" }),
    line(),
    line(),
  );
}

/** A creative at full size, with its video or its pictures, to be put into a dialog. */
export function details(creative: MediaItem): HTMLElement {
  const { brand, title, hook, summary, type, platforms, startAt, endAt, viewCount, likeCount } = creative;
  const facts: [string, string | null | undefined][] = [
    ["Account", brand?.name],
    ["Format", type && format(type)],
    ["Time", run(creative)],
    ["From", startAt && day(startAt)],
    ["To", endAt && day(endAt)],
    ["Runs on", platforms.map(channel).join(", ")],
    ["Seen", viewCount === null ? null : counted(viewCount, "view")],
    ["Liked", likeCount === null ? null : counted(likeCount, "like")],
    ["Angle", creative.coreAngle],
    ["For", creative.targetPersona],
  ];
  return h(
    "article",
    {},
    media(creative),
    h(
      "div",
      { className: "about" },
      h("h2", { id: "details-title" }, headline(creative)),
      hook !== null && title !== null && h("p", { className: "subtitle" }, title),
      summary !== null && h("p", {}, summary),
      h(
        "dl",
        {},
        ...facts.flatMap(([name, value]) =>
          value ? [h("div", {}, h("dt", {}, name), h("dd", {}, value))] : [],
        ),
      ),
      h("form", { method: "dialog" }, h("button", { className: "plain" }, "Close")),
    ),
  );
}

function media(creative: MediaItem): HTMLElement {
  const { mediaType, url, urls, thumbnailUrl } = creative;
  if (mediaType === "VIDEO" && url !== null) {
    const properties = {
      src: url,
      controls: true,
      autoplay: true,
      muted: true,
      loop: true,
      playsInline: true,
    };
    const video = h("video", { ...properties, ariaLabel: headline(creative) });
    if (thumbnailUrl !== null) video.poster = thumbnailUrl;
    return h("div", { className: "media" }, video);
  }
  // What is at the address of a kind that is not known here may be anything, but its thumbnail is a picture.
  const shown = mediaType === "IMAGE" ? (urls.length > 0 ? urls : [url ?? thumbnailUrl]) : [thumbnailUrl];
  const pictures = shown.filter((address) => address !== null);
  return h(
    "div",
    // What overflows has to be within a keyboard's reach.
    { className: "media", tabIndex: pictures.length > 1 ? 0 : -1, role: "group", ariaLabel: "Pictures" },
    pictures.length === 0 && h("p", {}, "No picture"),
    ...pictures.map((src, index) =>
      h("img", { src, alt: `Picture ${index + 1} of ${pictures.length}: ${headline(creative)}` }),
    ),
  );
}
