import { icon, textBlock, textLine, type Block, type Palette } from "./svg.ts";

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
  /** What the button says; nothing: there is none. */
  readonly call: string;
  /** Pictures of different numbers are laid out differently. */
  readonly turn: number;
  /** Which of the creative's pictures it is, from 0. */
  readonly card: number;
  readonly cards: number;
}

/** Where the product is, as a share of the width. */
const across = [0.5, 0.7, 0.32];

/** First frame of a video, which has no more than the colours behind: the hook as a caption over the outline of a product. */
export function videoFrame(canvas: Canvas, motif: Motif): string {
  const { width, height, unit } = canvas;
  const { palette, turn } = motif;
  const isAbove = turn % 2 === 1;
  const size = unit * (36 + 8 * (turn % 3));
  return [
    background(canvas),
    icon(
      motif.icon,
      width * (across[turn % 3] ?? 0.5),
      height * (isAbove ? 0.74 : 0.36),
      size,
      palette.light,
      0.6,
    ),
    nameTag(canvas, motif),
    headline(canvas, motif, {
      bottom: isAbove ? unit * 44 : height - unit * 10,
      size: unit * 8.4,
      lines: 3,
      colour: palette.paper,
    }),
  ].join("");
}

/** An image: the product on a disc or a tile, a headline and a button. */
export function poster(canvas: Canvas, motif: Motif): string {
  const { width, height, unit } = canvas;
  const { palette, turn } = motif;
  const isSquare = height < width * 1.2;
  const isAbove = turn % 4 === 3;
  const radius = unit * (isSquare ? 18 : 24);
  const x = isAbove ? width - radius * 1.3 : width * (across[turn % 3] ?? 0.5);
  const y = isAbove ? height - radius * 1.3 : height * 0.34;
  const corner = turn % 2 === 0 ? radius : unit * 4;
  return [
    background(canvas),
    blobs(canvas, motif),
    `<rect x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" rx="${corner}" fill="${palette.paper}"/>`,
    icon(motif.icon, x, y, radius * 1.25, palette.dark),
    nameTag(canvas, motif),
    headline(canvas, motif, {
      bottom: isAbove ? unit * (isSquare ? 36 : 48) : height - unit * 20,
      size: unit * 7.4,
      lines: isSquare ? 2 : 3,
      colour: palette.paper,
    }),
    button(canvas, motif),
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

/** The account's colours from corner to corner. Needs the gradients of `svgDocument`. */
export function background({ width, height }: Canvas): string {
  return `<rect width="${width}" height="${height}" fill="url(#ground)"/>`;
}

function blobs({ width, height, unit }: Canvas, { palette, turn }: Motif): string {
  const [one, other] = turn % 2 === 0 ? [0.92, 0.04] : [0.1, 0.95];
  return [
    `<circle cx="${width * one}" cy="${height * 0.08}" r="${unit * (26 + 4 * (turn % 5))}" fill="${palette.light}" opacity=".28"/>`,
    `<circle cx="${width * other}" cy="${height * 0.66}" r="${unit * 26}" fill="${palette.light}" opacity=".18"/>`,
  ].join("");
}

/** The headline across the picture, with a margin on both sides. */
function headline({ width, unit }: Canvas, motif: Motif, block: Omit<Block, "x" | "width">): string {
  return textBlock(motif.headline, { ...block, x: unit * 8, width: width - unit * 16 });
}

function nameTag({ unit }: Canvas, { palette, name }: Motif): string {
  return [
    `<circle cx="${unit * 9}" cy="${unit * 8}" r="${unit * 3.2}" fill="${palette.paper}"/>`,
    textLine([...name][0] ?? "", unit * 9, unit * 9.3, unit * 3.6, palette.dark, "middle"),
    textLine(name, unit * 14, unit * 9.3, unit * 3.6, palette.paper, "start"),
  ].join("");
}

function button({ width, height, unit }: Canvas, { palette, call }: Motif): string {
  if (call === "") return "";
  const x = unit * 8;
  const y = height - unit * 14;
  return [
    `<rect x="${x}" y="${y}" width="${Math.min(unit * 32, width)}" height="${unit * 8}" rx="${unit * 4}" fill="${palette.paper}"/>`,
    textLine(call, x + unit * 16, y + unit * 5.3, unit * 3.7, palette.dark, "middle"),
  ].join("");
}
