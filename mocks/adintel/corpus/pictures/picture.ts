import {
  background,
  carouselCard,
  catalogue,
  poster,
  videoFrame,
  type Canvas,
  type Motif,
} from "./layouts.ts";
import { hashOf } from "../../../../scripts/lib/text.ts";
import type { AccountRecord, CreativeRecord } from "../base/records.ts";
import { clipColours } from "./clip.ts";
import { escapeText, paletteOf, textLine, usualSide } from "./svg.ts";
import { capital } from "../writing/texts.ts";
import { trades } from "../trades/index.ts";

/**
 * Draws a creative as an SVG document of its own size.
 *
 * @param card Which of its pictures, from 0; a carousel has one for each card. Of a video, the first frame.
 */
export function creativePicture(creative: CreativeRecord, card = 0): string {
  const width = creative.width ?? usualSide;
  const height = creative.height ?? usualSide;
  const canvas: Canvas = { width, height, unit: Math.min(width, height) / 100 };
  const motif = motifOf(creative, card);
  const layout = layoutOf(creative, card);
  const { base, dark } = motif.palette;
  const ground = layout === videoFrame ? clipColours : [base, dark];
  return svgDocument(canvas, motif.headline, ground, layout(canvas, motif));
}

/** Draws an account's profile picture as an SVG document: its initials on its colours. */
export function accountPicture(account: AccountRecord): string {
  const canvas: Canvas = { width: 400, height: 400, unit: 4 };
  const palette = paletteOf(hashOf(account.id));
  const initials = account.name
    .split(" ")
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
  const body = [
    background(canvas),
    `<circle cx="330" cy="70" r="130" fill="${palette.light}" opacity=".25"/>`,
    textLine(initials, 200, 258, initials.length > 1 ? 168 : 200, palette.paper, "middle"),
  ].join("");
  return svgDocument(canvas, account.name, [palette.base, palette.dark], body);
}

function motifOf(creative: CreativeRecord, card: number): Motif {
  const { account } = creative;
  const trade = trades.find(({ id }) => id === account.trade);
  const products = trade?.products ?? [];
  // Each card shows another product.
  const first = products.findIndex(({ path }) => creative.taxonomy.includes(path));
  const product = products[(Math.max(0, first) + card) % Math.max(1, products.length)]?.name ?? account.name;
  const isEnglish = creative.language === "English";
  const points = (isEnglish ? creative.sellingPoints : [creative.title ?? account.name]) ?? [];
  const opening = creative.hook ?? creative.title ?? creative.coreAngle ?? account.name;
  return {
    palette: paletteOf(hashOf(account.id)),
    icon: trade?.icon ?? "",
    headline: card === 0 ? opening : (points[card - 1] ?? (isEnglish ? capital(product) : account.name)),
    name: account.name,
    call: isEnglish ? "Shop now" : "",
    turn: (hashOf(creative.id) >>> 0) + card,
    card,
    cards: Math.max(1, creative.pictureCount),
  };
}

function layoutOf({ type: format, hasVideo }: CreativeRecord, card: number) {
  if (hasVideo && card === 0) return videoFrame;
  if (format === "DPA") return catalogue;
  return format === "CAROUSEL" ? carouselCard : poster;
}

function svgDocument(
  { width, height }: Canvas,
  title: string,
  ground: readonly string[],
  body: string,
): string {
  // Two colours go from corner to corner, more from top to bottom.
  const across = ground.length === 2 ? 1 : 0;
  const stops = ground.map(
    (colour, i) => `<stop offset="${i / (ground.length - 1)}" stop-color="${colour}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="${across}" y2="1">${stops.join("")}</linearGradient></defs>`,
    body,
    "</svg>",
  ].join("");
}
