/**
 * Lists of whole numbers below 2³¹, one after the other in one array: those of list n stand in `numbers` from `starts[n]` up to
 * `starts[n + 1]`. A list takes four bytes, and four for each of its numbers.
 */
export interface Lists {
  readonly starts: Int32Array;
  readonly numbers: Int32Array;
}

export interface GrowingLists {
  /** Adds a number to the list that is being made. */
  push(number: number): void;
  /** Ends the list that is being made, which becomes the next one. */
  end(): void;
  /** The lists so far. They stay as they are when more are added. */
  view(): Lists;
}

/** Lists that grow; room for as many numbers as are expected is set aside at once. */
export function createLists(expected = 16): GrowingLists {
  const starts = createNumbers(16);
  const numbers = createNumbers(expected);
  starts.push(0);
  return {
    push: numbers.push,
    end: () => starts.push(numbers.length),
    view: () => ({ starts: starts.view(), numbers: numbers.view() }),
  };
}

/** For each number below `count`, the lists that have it, in order; twice where one has it twice. */
export function inverseOf({ starts, numbers }: Lists, count: number): Lists {
  const next = new Int32Array(count + 1);
  for (const number of numbers) next[number + 1] = (next[number + 1] ?? 0) + 1;
  for (let number = 0; number < count; number += 1)
    next[number + 1] = (next[number + 1] ?? 0) + (next[number] ?? 0);
  const inverse = { starts: next.slice(), numbers: new Int32Array(numbers.length) };
  for (let list = 0; list + 1 < starts.length; list += 1)
    for (let place = starts[list] ?? 0; place < (starts[list + 1] ?? 0); place += 1) {
      const number = numbers[place] ?? 0;
      const free = next[number] ?? 0;
      inverse.numbers[free] = list;
      next[number] = free + 1;
    }
  return inverse;
}

/** An array that grows. */
function createNumbers(expected: number) {
  let values = new Int32Array(Math.max(1, expected));
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
    view: () => values.subarray(0, length),
  };
}
