import { icon, textBlock, textLine, type Palette } from "./svg.ts";

/** Where things go in a picture, in its own pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Length that text and margins are measured in: a hundredth of the shorter side. */
  readonly unit: number;
}

export interface Motif {
  readonly palette: Palette;
  readonly icon: string;
  readonly headline: string;
  readonly name: string;
  /** Which of the creative's pictures it is, from 0. */
  readonly card: number;
  readonly cards: number;
}

/** First frame of a video: a play button and the hook as a caption. */
export function videoFrame(canvas: Canvas, motif: Motif): string {
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
export function poster(canvas: Canvas, motif: Motif): string {
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
export function carouselCard(canvas: Canvas, motif: Motif): string {
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
export function catalogue(canvas: Canvas, motif: Motif): string {
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
export function splitCard(canvas: Canvas, motif: Motif): string {
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

/** The account's colours from corner to corner. Needs the gradients of `svgDocument`. */
export function background({ width, height }: Canvas): string {
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
