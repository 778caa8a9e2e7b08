/** What the gaps of a template can be filled with, by their names. A name that begins with a capital gives it to the text. */
export type Fillings = Readonly<Record<string, readonly string[]>>;

/** Texts by number. Each is made when it is first asked for, and from then on shared by all who get it. */
export interface Texts {
  readonly size: number;
  at(number: number): string;
}

interface Template {
  /** Text and gaps, in turn. */
  readonly pieces: readonly string[];
  /** Of each gap once, what fills it. */
  readonly gaps: ReadonlyMap<string, readonly string[]>;
  /** How many texts it gives. */
  readonly size: number;
  readonly step: number;
}

/** Of so many texts, nobody misses more; a large world would pay for them. */
const most = 320;

/**
 * The texts that templates such as `No more {end}` give, one of each template in turn. Gaps that nothing fills stay open.
 */
export function textsOf(templates: readonly string[], fillings: Fillings): Texts {
  const parsed = templates.map((template) => parse(template, fillings));
  const longest = Math.max(...parsed.map(({ size }) => size));
  const order: [Template, number][] = [];
  for (let round = 0; round < longest && order.length < most; round += 1)
    for (const template of parsed) if (round < template.size) order.push([template, round]);
  const made = new Array<string | undefined>(order.length);
  return {
    size: order.length,
    at(number) {
      const [template, round] = order[number] ?? [];
      if (!template || round === undefined) throw new RangeError("there is no such text");
      return (made[number] ??= write(template, (round * template.step) % template.size));
    },
  };
}

/** A text with its open gaps filled. */
export function filled(text: string, fillings: Readonly<Record<string, string>>): string {
  if (!text.includes("{")) return text;
  const pieces = text.split(gap);
  return pieces.map((piece, i) => (i % 2 === 0 ? piece : (fillingOf(piece, fillings) ?? piece))).join("");
}

/** A number below `size` that, added again and again, comes by every other number. It is far from its neighbours. */
export function stepFor(size: number, about = 0.618): number {
  let step = Math.max(1, Math.floor(size * about));
  while (commonDivisor(step, size) > 1) step += 1;
  return step;
}

/** The text with a capital. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const gap = /\{(\w+)\}/;

function parse(template: string, fillings: Fillings): Template {
  const pieces = template.split(gap);
  const gaps = new Map<string, readonly string[]>();
  for (const [i, name] of pieces.entries()) {
    const values = fillings[name] ?? fillings[small(name)]?.map(capital);
    if (i % 2 === 1 && values) gaps.set(name, values);
  }
  const size = [...gaps.values()].reduce((product, { length }) => product * length, 1);
  return { pieces, gaps, size, step: stepFor(size) };
}

/** One combination of what fills the gaps. Joined at once: a text put together piece by piece takes up more memory. */
function write({ pieces, gaps }: Template, combination: number): string {
  const chosen = new Map<string, string>();
  let rest = combination;
  for (const [name, values] of gaps) {
    chosen.set(name, values[rest % values.length] ?? "");
    rest = Math.floor(rest / values.length);
  }
  return pieces.map((piece, i) => (i % 2 === 0 ? piece : (chosen.get(piece) ?? `{${piece}}`))).join("");
}

function fillingOf(name: string, fillings: Readonly<Record<string, string>>): string | undefined {
  const lower = fillings[small(name)];
  return fillings[name] ?? (lower === undefined ? undefined : capital(lower));
}

function small(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
