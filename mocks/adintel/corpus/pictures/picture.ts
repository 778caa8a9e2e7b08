import {
  background,
  carouselCard,
  catalogue,
  poster,
  splitCard,
  videoFrame,
  type Canvas,
  type Motif,
} from "./layouts.ts";
import { hashOf } from "../base/random.ts";
import type { AccountRecord, CreativeRecord } from "../base/records.ts";
import { escapeText, paletteOf, textLine, usualSide, type Palette } from "./svg.ts";
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
  const body = layoutOf(creative)(canvas, motif);
  return svgDocument(canvas, motif.headline, motif.palette, body);
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
  return svgDocument(canvas, account.name, palette, body);
}

function motifOf(creative: CreativeRecord, card: number): Motif {
  const { account } = creative;
  const trade = trades.find(({ id }) => id === account.trade);
  const products = trade?.products ?? [];
  // Each card shows another product.
  const first = products.findIndex(({ path }) => creative.taxonomy.includes(path));
  const product = products[(Math.max(0, first) + card) % Math.max(1, products.length)]?.name ?? account.name;
  const points = creative.sellingPoints ?? [];
  const opening = creative.hook ?? creative.title ?? creative.coreAngle ?? account.name;
  return {
    palette: paletteOf(hashOf(account.id)),
    icon: trade?.icon ?? "",
    headline: card === 0 ? opening : (points[card - 1] ?? capital(product)),
    name: account.name,
    card,
    cards: Math.max(1, creative.pictureCount),
  };
}

function layoutOf({ type: format, hasVideo }: CreativeRecord): (canvas: Canvas, motif: Motif) => string {
  if (format === "DPA") return catalogue;
  if (format === "CAROUSEL") return carouselCard;
  if (format === "DCO") return splitCard;
  return format === "VIDEO" || hasVideo ? videoFrame : poster;
}

function svgDocument({ width, height }: Canvas, title: string, palette: Palette, body: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette.base}"/><stop offset="1" stop-color="${palette.dark}"/></linearGradient>`,
    `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient></defs>`,
    body,
    "</svg>",
  ].join("");
}
