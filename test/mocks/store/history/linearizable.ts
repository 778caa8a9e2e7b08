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
  /** Whether an operation that was answered so leaves every state as it is, as a read does. */
  isRead(asked: Asked, answered: Answered): boolean;
  /** Whether an operation can be answered so neither in this state nor in any that follows it, whatever comes in between. */
  isTooLate(state: State, asked: Asked, answered: Answered): boolean;
}

export type Verdict<Asked, Answered> =
  | { linearizable: true }
  | {
      linearizable: false;
      /** The most operations with an answer that could be put in an order. */
      ordered: number;
      /** Those of which one had to come next, and none could. */
      stuck: Operation<Asked, Answered>[];
    };

/** The operations of a history, in the form in which they are searched. */
interface Searched<Asked, Answered> {
  /** Those with an answer, by when they were invoked. */
  answered: Known<Asked, Answered>[];
  /** Those without one, by what they asked, each list by when they were invoked. */
  lost: Operation<Asked, Answered>[][];
}

interface Known<Asked, Answered> extends Operation<Asked, Answered> {
  answered: Answered;
  /** As the history has it. */
  given: Operation<Asked, Answered>;
  /** The same for those that asked the same and were answered the same. */
  kind: string;
}

/** A way to go on: the operations that are in order so far, and the state after them. */
interface Node<State> {
  state: State;
  /** All operations with an answer before this one are in order. */
  from: number;
  /** Those after it that are in order too, ascending. */
  beyond: readonly number[];
  /** How many of each list of lost operations took effect: the first so many. */
  taken: readonly number[];
}

/**
 * Whether there is an order of all operations in which each took effect at one moment between its invocation and its return,
 * and was answered as the model answers (Herlihy and Wing 1990). The search is Wing and Gong's; that no state is searched
 * twice after the same operations is Lowe's. The README beside this file says which orders need not be tried, and why.
 */
export function linearize<State, Asked, Answered>(
  model: Model<State, Asked, Answered>,
  history: readonly Operation<Asked, Answered>[],
): Verdict<Asked, Answered> {
  const operations = searched(history);
  const { answered } = operations;
  const isNew = createSeen();
  const stack: Node<State>[] = [
    { state: model.start, from: 0, beyond: [], taken: operations.lost.map(() => 0) },
  ];
  let ordered = -1;
  let stuck: Operation<Asked, Answered>[] = [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const depth = node.from + node.beyond.length;
    // What has no answer may never have taken effect.
    if (depth === answered.length) return { linearizable: true };
    const { places, firstReturn } = nextAfter(answered, node);
    if (depth > ordered) {
      ordered = depth;
      stuck = places.flatMap((place) => answered[place]?.given ?? []);
    }
    // Each of them must come some time.
    if (places.some((place) => isTooLate(model, node, answered[place]))) continue;
    // The last on the stack is searched first: the operation that was invoked first, and one without an answer only if need be.
    for (const after of [
      ...afterLost(model, operations, node, firstReturn),
      ...afterAnswered(model, operations, node, places).toReversed(),
    ])
      if (isNew(`${after.from} ${after.beyond.join()} ${model.key(after.state)}`, after.taken))
        stack.push(after);
  }
  return { linearizable: false, ordered, stuck };
}

function searched<Asked, Answered>(
  history: readonly Operation<Asked, Answered>[],
): Searched<Asked, Answered> {
  const answered: Known<Asked, Answered>[] = [];
  const lost = new Map<string, Operation<Asked, Answered>[]>();
  for (const operation of [...history].sort((a, b) => a.invokedAt - b.invokedAt)) {
    const kind = JSON.stringify([operation.asked, operation.answered]);
    if (operation.answered !== undefined)
      answered.push({ ...operation, answered: operation.answered, given: operation, kind });
    else lost.set(kind, [...(lost.get(kind) ?? []), operation]);
  }
  return { answered, lost: [...lost.values()] };
}

/** The operations with an answer that may come next, which were invoked before any of the others returned; and that return. */
function nextAfter(
  answered: readonly Known<unknown, unknown>[],
  { from, beyond }: Node<unknown>,
): { places: number[]; firstReturn: number } {
  const places: number[] = [];
  let firstReturn = Infinity;
  for (let place = from; place < answered.length; place += 1) {
    const operation = answered[place];
    if (!operation || beyond.includes(place)) continue;
    if (operation.invokedAt > firstReturn) break;
    places.push(place);
    firstReturn = Math.min(firstReturn, operation.returnedAt);
  }
  return { places, firstReturn };
}

function isTooLate<State, Asked, Answered>(
  model: Model<State, Asked, Answered>,
  { state }: Node<State>,
  operation: Known<Asked, Answered> | undefined,
): boolean {
  return operation !== undefined && model.isTooLate(state, operation.asked, operation.answered);
}

/** The ways to go on with one of the operations that may come next. */
function afterAnswered<State, Asked, Answered>(
  model: Model<State, Asked, Answered>,
  { answered }: Searched<Asked, Answered>,
  node: Node<State>,
  places: readonly number[],
): Node<State>[] {
  const first = new Map<string, number>();
  for (const place of places) {
    const operation = answered[place];
    if (!operation) continue;
    const { asked, answered: answer, kind, returnedAt } = operation;
    // A read that fits now can come now: whatever comes later meets the same state.
    if (model.isRead(asked, answer) && model.step(node.state, asked, answer) !== undefined)
      return [{ ...node, ...including(node, place) }];
    // Of several of a kind, the one that returned first comes first.
    const other = answered[first.get(kind) ?? -1];
    if (!other || returnedAt < other.returnedAt) first.set(kind, place);
  }
  return [...first.values()].flatMap((place) => {
    const operation = answered[place];
    const state = operation && model.step(node.state, operation.asked, operation.answered);
    return state === undefined ? [] : [{ ...node, state, ...including(node, place) }];
  });
}

/** The ways to go on with an operation that has no answer: of several that asked the same, the one that was invoked first. */
function afterLost<State, Asked, Answered>(
  model: Model<State, Asked, Answered>,
  { lost }: Searched<Asked, Answered>,
  node: Node<State>,
  firstReturn: number,
): Node<State>[] {
  return lost.flatMap((list, kind) => {
    const operation = list[node.taken[kind] ?? 0];
    if (!operation || operation.invokedAt > firstReturn) return [];
    const state = model.step(node.state, operation.asked, undefined);
    // What changes nothing may as well never have taken effect.
    if (state === undefined || model.key(state) === model.key(node.state)) return [];
    return [{ ...node, state, taken: node.taken.map((count, of) => (of === kind ? count + 1 : count)) }];
  });
}

/**
 * Tells whether a node is worth a search: not if one with the same operations and the same state, for which no more of the
 * lost ones took effect, is searched already. That one can go on in every way that this one can.
 */
function createSeen() {
  const seen = new Map<string, (readonly number[])[]>();
  return (key: string, taken: readonly number[]): boolean => {
    const known = seen.get(key) ?? [];
    if (known.some((other) => other.every((count, kind) => count <= (taken[kind] ?? 0)))) return false;
    seen.set(key, [...known, taken]);
    return true;
  };
}

function including({ from, beyond }: Node<unknown>, place: number): Pick<Node<unknown>, "from" | "beyond"> {
  const all = [...beyond, place].sort((a, b) => a - b);
  let first = from;
  while (all[0] === first) {
    all.shift();
    first += 1;
  }
  return { from: first, beyond: all };
}
