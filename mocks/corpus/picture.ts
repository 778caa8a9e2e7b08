import { hashOf } from "./random.ts";
import type { AccountRecord, CreativeRecord } from "./records.ts";
import { escapeText, icon, paletteOf, textBlock, textLine, type Palette } from "./svg.ts";
import { trades } from "./trades/index.ts";

/** Where things go in a picture, in its own pixels. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Length that text and margins are measured in: a hundredth of the shorter side. */
  readonly unit: number;
}

/** What a picture shows. */
interface Motif {
  readonly palette: Palette;
  /** Outline of a product. */
  readonly icon: string;
  readonly product: string;
  /** What it says. */
  readonly headline: string;
  readonly name: string;
  /** Which of the creative's pictures it is, from 0. */
  readonly card: number;
  readonly cards: number;
}

/**
 * Draws a creative as an SVG document of its own size.
 *
 * @param card Which of its pictures, from 0; a carousel has one for each card. Of a video, the first frame.
 */
export function creativePicture(creative: CreativeRecord, card = 0): string {
  const width = creative.width ?? 1080;
  const height = creative.height ?? 1080;
  const canvas: Canvas = { width, height, unit: Math.min(width, height) / 100 };
  const motif = motifOf(creative, card);
  const body = layoutOf(creative)(canvas, motif);
  return document(canvas, motif.headline, motif.palette, body);
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
  return document(canvas, account.name, palette, body);
}

function motifOf(creative: CreativeRecord, card: number): Motif {
  const { account } = creative;
  const trade = trades.find(({ id }) => id === account.trade);
  const products = trade?.products ?? [];
  // The same creative shows the same products, and the next card the next one.
  const product =
    products[((hashOf(creative.id) >>> 0) + card) % Math.max(1, products.length)] ?? account.name;
  const points = creative.sellingPoints ?? [];
  const opening = creative.hook ?? creative.title ?? creative.coreAngle ?? account.name;
  return {
    palette: paletteOf(hashOf(account.id)),
    icon: trade?.icon ?? "",
    product,
    headline: card === 0 ? opening : (points[card - 1] ?? product),
    name: account.name,
    card,
    cards: Math.max(1, creative.pictureCount),
  };
}

function layoutOf({ format, hasVideo }: CreativeRecord): (canvas: Canvas, motif: Motif) => string {
  if (format === "DPA") return catalogue;
  if (format === "CAROUSEL") return carouselCard;
  if (format === "DCO") return splitCard;
  return format === "VIDEO" || hasVideo ? videoFrame : poster;
}

/** First frame of a video: a play button and the hook as a caption. */
function videoFrame(canvas: Canvas, motif: Motif): string {
  const { width, height, unit } = canvas;
  const { palette } = motif;
  const isWide = width > height;
  const centre = { x: width / 2, y: height * (isWide ? 0.4 : 0.42) };
  const caption = textBlock(motif.headline, {
    x: unit * 8,
    bottom: height - unit * (isWide ? 12 : 20),
    width: width - unit * 16,
    size: unit * (isWide ? 8 : 8.4),
    lines: 3,
    colour: palette.paper,
  });
  return [
    background(canvas),
    blobs(canvas, palette),
    icon(motif.icon, centre.x, centre.y, unit * 64, palette.light, 0.32),
    `<rect y="${height * 0.5}" width="${width}" height="${height * 0.5}" fill="url(#shade)"/>`,
    `<circle cx="${centre.x}" cy="${centre.y}" r="${unit * 9}" fill="#fff" opacity=".92"/>`,
    `<path d="M${centre.x - unit * 3} ${centre.y - unit * 4.4}l${unit * 7.6} ${unit * 4.4}l${-unit * 7.6} ${unit * 4.4}z" fill="${palette.dark}"/>`,
    nameTag(canvas, motif),
    caption,
    `<rect x="${unit * 8}" y="${height - unit * 7}" width="${width - unit * 16}" height="${unit}" rx="${unit / 2}" fill="#fff" opacity=".35"/>`,
    `<rect x="${unit * 8}" y="${height - unit * 7}" width="${unit * 14}" height="${unit}" rx="${unit / 2}" fill="#fff"/>`,
  ].join("");
}

/** An image: the product on a disc, a headline and a button. */
function poster(canvas: Canvas, motif: Motif): string {
  const { width, height, unit } = canvas;
  const { palette } = motif;
  const isSquare = height < width * 1.2;
  const y = height * (isSquare ? 0.33 : 0.35);
  const radius = unit * (isSquare ? 18 : 24);
  return [
    background(canvas),
    blobs(canvas, palette),
    `<circle cx="${width / 2}" cy="${y}" r="${radius}" fill="${palette.paper}"/>`,
    icon(motif.icon, width / 2, y, radius * 1.25, palette.dark),
    nameTag(canvas, motif),
    textBlock(motif.headline, {
      x: unit * 8,
      bottom: height - unit * 20,
      width: width - unit * 16,
      size: unit * 7.4,
      lines: isSquare ? 2 : 3,
      colour: palette.paper,
    }),
    button(canvas, palette, "Shop now"),
  ].join("");
}

/** A card of a carousel: what is next shows at the edge, dots below tell the place. */
function carouselCard(canvas: Canvas, motif: Motif): string {
  const { width, height, unit } = canvas;
  const { palette } = motif;
  const isLast = motif.card === motif.cards - 1;
  const card = {
    x: unit * 6,
    y: unit * 15,
    width: width - unit * (isLast ? 12 : 16),
    height: height - unit * 30,
  };
  const dots = Array.from({ length: motif.cards }, (_, i) => {
    const x = width / 2 + (i - (motif.cards - 1) / 2) * unit * 3.4;
    return `<circle cx="${x}" cy="${height - unit * 6.5}" r="${unit * 0.9}" fill="#fff" opacity="${i === motif.card ? 1 : 0.4}"/>`;
  });
  const next = `<rect x="${card.x + card.width + unit * 3}" y="${card.y}" width="${unit * 20}" height="${card.height}" rx="${unit * 3}" fill="${palette.paper}" opacity=".55"/>`;
  return [
    background(canvas),
    nameTag(canvas, motif),
    isLast ? "" : next,
    `<rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" rx="${unit * 3}" fill="${palette.paper}"/>`,
    `<circle cx="${card.x + card.width / 2}" cy="${card.y + unit * 24}" r="${unit * 18}" fill="${palette.light}" opacity=".45"/>`,
    icon(motif.icon, card.x + card.width / 2, card.y + unit * 24, unit * 24, palette.dark),
    textBlock(motif.headline, {
      x: card.x + unit * 5,
      bottom: card.y + card.height - unit * 5,
      width: card.width - unit * 10,
      size: unit * 6.2,
      lines: 3,
      colour: palette.ink,
    }),
    ...dots,
  ].join("");
}

/** A catalogue ad: four tiles with products. */
function catalogue(canvas: Canvas, motif: Motif): string {
  const { width, height, unit } = canvas;
  const { palette } = motif;
  const isWide = width > height * 1.4;
  const columns = isWide ? 4 : 2;
  const rows = 4 / columns;
  const gap = unit * 2.5;
  const top = unit * 14;
  const tile = {
    width: (width - gap * (columns + 1)) / columns,
    height: (height - top - unit * 20 - gap * rows) / rows,
  };
  const tiles = Array.from({ length: 4 }, (_, i) => {
    const x = gap + (i % columns) * (tile.width + gap);
    const y = top + Math.floor(i / columns) * (tile.height + gap);
    const size = Math.min(tile.width, tile.height);
    return [
      `<rect x="${x}" y="${y}" width="${tile.width}" height="${tile.height}" rx="${unit * 2}" fill="${i % 2 === 0 ? palette.paper : "#fff"}"/>`,
      icon(
        motif.icon,
        x + tile.width / 2,
        y + tile.height * 0.44,
        size * 0.5,
        i % 3 === 0 ? palette.dark : palette.base,
      ),
      `<rect x="${x + tile.width * 0.2}" y="${y + tile.height * 0.84}" width="${tile.width * 0.6}" height="${unit * 1.6}" rx="${unit * 0.8}" fill="${palette.light}"/>`,
    ].join("");
  });
  return [
    background(canvas),
    nameTag(canvas, motif),
    ...tiles,
    textBlock(motif.headline, {
      x: unit * 4,
      bottom: height - unit * 4,
      width: width - unit * 8,
      size: unit * 5,
      lines: 2,
      colour: palette.paper,
    }),
  ].join("");
}

/** A dynamic ad: picture above, text below; the colours change from card to card. */
function splitCard(canvas: Canvas, motif: Motif): string {
  const { width, height, unit } = canvas;
  const { palette } = motif;
  const isTall = height > width * 1.5;
  const edge = height * (isTall ? 0.66 : 0.56);
  const isLight = motif.card % 2 === 0;
  return [
    background(canvas),
    blobs(canvas, palette),
    icon(motif.icon, width / 2, edge * 0.56, unit * (isTall ? 56 : 34), palette.paper),
    nameTag(canvas, motif),
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${isLight ? palette.paper : palette.dark}"/>`,
    textBlock(motif.headline, {
      x: unit * 8,
      bottom: height - unit * 20,
      width: width - unit * 16,
      size: unit * (isTall ? 8 : 6.4),
      lines: isTall ? 3 : 2,
      colour: isLight ? palette.ink : palette.paper,
    }),
    button(canvas, isLight ? { ...palette, paper: palette.base, dark: "#fff" } : palette, "Learn more"),
  ].join("");
}

function background({ width, height }: Canvas): string {
  return `<rect width="${width}" height="${height}" fill="url(#ground)"/>`;
}

function blobs({ width, height, unit }: Canvas, palette: Palette): string {
  return [
    `<circle cx="${width * 0.92}" cy="${height * 0.08}" r="${unit * 34}" fill="${palette.light}" opacity=".28"/>`,
    `<circle cx="${width * 0.04}" cy="${height * 0.66}" r="${unit * 26}" fill="${palette.light}" opacity=".18"/>`,
  ].join("");
}

function nameTag({ unit }: Canvas, { palette, name }: Motif): string {
  return [
    `<circle cx="${unit * 9}" cy="${unit * 8}" r="${unit * 3.2}" fill="${palette.paper}"/>`,
    textLine([...name][0] ?? "", unit * 9, unit * 9.3, unit * 3.6, palette.dark, "middle"),
    textLine(name, unit * 14, unit * 9.3, unit * 3.6, palette.paper, "start"),
  ].join("");
}

function button({ width, height, unit }: Canvas, palette: Palette, text: string): string {
  const x = unit * 8;
  const y = height - unit * 14;
  return [
    `<rect x="${x}" y="${y}" width="${Math.min(unit * 32, width)}" height="${unit * 8}" rx="${unit * 4}" fill="${palette.paper}"/>`,
    textLine(text, x + unit * 16, y + unit * 5.3, unit * 3.7, palette.dark, "middle"),
  ].join("");
}

function document({ width, height }: Canvas, title: string, palette: Palette, body: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette.base}"/><stop offset="1" stop-color="${palette.dark}"/></linearGradient>`,
    `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient></defs>`,
    body,
    "</svg>",
  ].join("");
}
