import { memoize } from "../../../../scripts/lib/memoize.ts";

/** What the gaps of templates can be filled with, by their names. */
export type Fillings = Readonly<Record<string, readonly string[]>>;

/** Texts by number. Each is made when it is first asked for. */
export interface NumberedTexts {
  readonly size: number;
  at(number: number): string;
}

/** A template such as `No more {end}`, cut into text and gaps, in turn. */
interface Template {
  readonly pieces: readonly string[];
  /** The names of its gaps in small letters, each once. */
  readonly gaps: readonly string[];
}

/** More of one template would sound the same, and cost memory in a large world. */
const mostOfTemplate = 24;

const parsedOf = memoize((templates: readonly string[]) => templates.map(templateOf));

/**
 * The texts that templates give, those of one template far apart. A gap whose name begins with a capital, such as `{Product}`,
 * is filled with a capital. Gaps that nothing fills stay open.
 */
export function textsOf(templates: readonly string[], fillings: Fillings): NumberedTexts {
  const parsed = parsedOf(templates);
  const sizes = parsed.map(({ gaps }) => {
    let size = 1;
    for (const gap of gaps) size *= fillings[gap]?.length ?? 1;
    return size;
  });
  const order = orderOf(sizes);
  const made: string[] = [];
  return {
    size: order.length,
    at(number) {
      const text = made[number];
      if (text !== undefined) return text;
      const place = order[number] ?? 0;
      const which = Math.floor(place / mostOfTemplate);
      const template = parsed[which];
      const size = sizes[which];
      if (!template || !size) throw new RangeError("there is no such text");
      return (made[number] = write(template, fillings, ((place % mostOfTemplate) * stepFor(size)) % size));
    },
  };
}

export function filled(text: string, fillingOf: (name: string) => string | undefined): string {
  return text.includes("{") ? join(text.split(gapPattern), fillingOf) : text;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

const gapPattern = /\{(\w+)\}/;

function templateOf(text: string): Template {
  const pieces = text.split(gapPattern);
  return { pieces, gaps: [...new Set(pieces.filter((_, i) => i % 2 === 1).map(small))] };
}

const orders = new Map<string, Uint16Array>();

/** In which order texts come, of templates that give so many: each as its template and its turn, in one number. */
function orderOf(sizes: readonly number[]): Uint16Array {
  const key = sizes.join();
  let order = orders.get(key);
  if (!order) {
    const all = sizes.flatMap((size, which) => {
      const count = Math.min(size, mostOfTemplate);
      return Array.from({ length: count }, (_, turn) => ({
        place: which * mostOfTemplate + turn,
        at: (turn + 0.5) / count,
      }));
    });
    order = Uint16Array.from(
      all.sort((a, b) => a.at - b.at),
      ({ place }) => place,
    );
    orders.set(key, order);
  }
  return order;
}

/** One combination of what fills the gaps. */
function write(template: Template, fillings: Fillings, combination: number): string {
  const chosen: (string | undefined)[] = [];
  let rest = combination;
  for (const gap of template.gaps) {
    const values = fillings[gap];
    chosen.push(values?.[rest % values.length]);
    if (values) rest = Math.floor(rest / values.length);
  }
  return join(template.pieces, (gap) => chosen[template.gaps.indexOf(gap)]);
}

/** Joined at once: a text put together piece by piece takes up more memory. */
function join(pieces: readonly string[], fillingOf: (gap: string) => string | undefined): string {
  const parts: string[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = pieces[i] ?? "";
    const gap = i % 2 === 0 ? undefined : small(piece);
    const filling = gap === undefined ? piece : (fillingOf(gap) ?? `{${piece}}`);
    parts.push(gap === undefined || gap === piece ? filling : capital(filling));
  }
  return parts.join("");
}

/** A number below `size` that, added again and again, comes by every other number. It is far from its neighbours. */
function stepFor(size: number): number {
  let step = Math.max(1, Math.floor(size * 0.618));
  while (commonDivisor(step, size) > 1) step += 1;
  return step;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
