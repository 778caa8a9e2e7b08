/** One operation of a history: what a client asked, when, and what it was answered. */
export interface Operation<Asked, Answered> {
  client: string;
  asked: Asked;
  /** `undefined` if the outcome is unknown: it took effect at any time after it was invoked, or never. */
  answered?: Answered | undefined;
  /** Places on one clock of the observer; only their order counts. */
  invokedAt: number;
  /** Without meaning if the outcome is unknown. */
  returnedAt: number;
}

/** What the system would do if it did one thing after another. */
export interface Model<State, Asked, Answered> {
  start: State;
  /**
   * The state after an operation; `undefined` if it could not have been answered so in that state. Without an answer: the
   * state if it took effect.
   */
  step(state: State, asked: Asked, answered: Answered | undefined): State | undefined;
  /** The same for equal states only. */
  key(state: State): string;
}

export type Verdict<Asked, Answered> =
  | { linearizable: true }
  | {
      linearizable: false;
      /** The most operations that could be put in an order. */
      ordered: number;
      /** Those of which one had to come next, and none could. */
      stuck: Operation<Asked, Answered>[];
    };

/** A way to go on: the operations that are in order so far, and the state after them. */
interface Node<State> {
  state: State;
  /** All operations before this one are in order, by when they were invoked. */
  from: number;
  /** Those after it that are in order too, ascending. */
  beyond: readonly number[];
}

/**
 * Whether there is an order of all operations in which each took effect at one moment between its invocation and its return,
 * and was answered as the model answers (Herlihy and Wing 1990). The search is Wing and Gong's; that no state is searched
 * twice after the same operations is Lowe's.
 */
export function linearize<State, Asked, Answered>(
  model: Model<State, Asked, Answered>,
  history: readonly Operation<Asked, Answered>[],
): Verdict<Asked, Answered> {
  const operations = [...history].sort((a, b) => a.invokedAt - b.invokedAt);
  const seen = new Set<string>();
  const stack: Node<State>[] = [{ state: model.start, from: 0, beyond: [] }];
  let ordered = -1;
  let stuck: Operation<Asked, Answered>[] = [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const next = nextAfter(operations, node);
    // What has no answer may never have taken effect.
    if (next.every((place) => operations[place]?.answered === undefined) && isWhole(operations, node))
      return { linearizable: true };
    const depth = node.from + node.beyond.length;
    if (depth > ordered) {
      ordered = depth;
      stuck = next.flatMap((place) => operations[place] ?? []);
    }
    // The last that is put on the stack is tried first: the one that was invoked first.
    for (const place of next.toReversed()) {
      const operation = operations[place];
      const state = operation && model.step(node.state, operation.asked, operation.answered);
      if (state === undefined) continue;
      const after = { state, ...including(node, place) };
      const key = `${after.from} ${after.beyond.join()} ${model.key(state)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      stack.push(after);
    }
  }
  return { linearizable: false, ordered, stuck };
}

/** The operations that may come next: those that were invoked before any of the others returned. */
function nextAfter<State>(operations: readonly Operation<unknown, unknown>[], node: Node<State>): number[] {
  const done = new Set(node.beyond);
  const next: number[] = [];
  let firstReturn = Infinity;
  for (let place = node.from; place < operations.length; place += 1) {
    const operation = operations[place];
    if (!operation || done.has(place)) continue;
    if (operation.invokedAt > firstReturn) break;
    next.push(place);
    if (operation.answered !== undefined) firstReturn = Math.min(firstReturn, operation.returnedAt);
  }
  return next;
}

function isWhole<State>(operations: readonly Operation<unknown, unknown>[], node: Node<State>): boolean {
  const done = new Set(node.beyond);
  return operations.every(
    ({ answered }, place) => answered === undefined || place < node.from || done.has(place),
  );
}

function including<State>(
  { from, beyond }: Node<State>,
  place: number,
): Pick<Node<State>, "from" | "beyond"> {
  const all = [...beyond, place].sort((a, b) => a - b);
  let first = from;
  while (all[0] === first) {
    all.shift();
    first += 1;
  }
  return { from: first, beyond: all };
}
