/**
 * Lists of whole numbers below 2³¹, one after the other in one array: those of list n stand in `numbers` from `starts[n]` up to
 * `starts[n + 1]`. A list takes four bytes, and four for each of its numbers.
 */
export interface Lists<Numbers = Int32Array> {
  readonly starts: Int32Array;
  readonly numbers: Numbers;
}

export interface GrowingLists {
  /** Adds a number to the list that is being made. */
  push(number: number): void;
  /** Ends the list that is being made, which becomes the next one. */
  end(): void;
  /** The lists so far. They stay as they are when more are added, until all are cleared. */
  view(): Lists;
  /** Forgets all lists, and keeps the room that they took. */
  clear(): void;
}

/** Lists that grow. */
export function createLists(): GrowingLists {
  const starts = createNumbers();
  const numbers = createNumbers();
  starts.push(0);
  return {
    push: numbers.push,
    end: () => starts.push(numbers.length),
    clear() {
      starts.clear();
      numbers.clear();
      starts.push(0);
    },
    view: () => ({ starts: starts.view(), numbers: numbers.view() }),
  };
}

/**
 * For each number below `count`, the lists that have it, in order; twice where one has it twice. They are written into `into`, which
 * has room for as many as there are numbers.
 */
export function inverseOf<Into extends Int32Array | Uint16Array>(
  { starts, numbers }: Lists,
  count: number,
  into: Into,
): Lists<Into> {
  const next = new Int32Array(count + 1);
  for (const number of numbers) next[number] = (next[number] ?? 0) + 1;
  // Where each list ends; filled from its end, it is where each begins.
  for (let number = 1; number <= count; number += 1)
    next[number] = (next[number] ?? 0) + (next[number - 1] ?? 0);
  for (let list = starts.length - 2; list >= 0; list -= 1)
    for (let place = (starts[list + 1] ?? 0) - 1; place >= (starts[list] ?? 0); place -= 1) {
      const number = numbers[place] ?? 0;
      const free = (next[number] ?? 0) - 1;
      into[free] = list;
      next[number] = free;
    }
  return { starts: next, numbers: into };
}

/** An array that grows. */
function createNumbers() {
  let values = new Int32Array(16);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(number: number): void {
      if (length === values.length) {
        const larger = new Int32Array(2 * length);
        larger.set(values);
        values = larger;
      }
      values[length] = number;
      length += 1;
    },
    clear(): void {
      length = 0;
    },
    view: () => values.subarray(0, length),
  };
}
