import { LawBroken } from "../laws.ts";
import { hearAll, shown, storeAt, type Listener, type Run } from "../verify.ts";

const failure = new LawBroken("told", "what a listener throws fails others");

/** Somebody listens from now on, and may fail each time. */
export async function listen(run: Run, store: number, isFailing = false): Promise<void> {
  await hearAll(run);
  await hear(run, store, isFailing);
}

async function hear(run: Run, store: number, isFailing: boolean): Promise<void> {
  const { events, listening } = storeAt(run, store);
  const { committed, told } = run.model;
  const listener: Listener = {
    requests: [],
    orders: [],
    changes: [],
    before: { requests: committed.length, changes: told.length },
    ends: 0,
    stop: events.listen((event) => {
      if (event.type === "request") {
        const { session, order, exchanged } = event.entry;
        const of = session === event.session ? session : `${event.session} or ${session}`;
        listener.requests.push({ session: of, exchanged: shown(exchanged) });
        listener.orders.push(order);
      } else if (event.session === "end") listener.ends += 1;
      else listener.changes.push(`${event.session} ${event.what}`);
      if (isFailing) throw failure;
    }),
  };
  run.listeners.push(listener);
  await listening();
}

/** One of those who listen hears no more, and perhaps another one comes at once. */
export async function leave(run: Run, number: number, comesAt?: number): Promise<void> {
  const listener = run.listeners[number % Math.max(1, run.listeners.length)];
  if (!listener) return;
  await hearAll(run);
  run.listeners = run.listeners.filter((other) => other !== listener);
  listener.stop();
  listener.until = { requests: run.model.committed.length, changes: run.model.told.length };
  run.left.push(listener);
  if (comesAt !== undefined) await hear(run, comesAt, false);
}

/** Runs something while what failing listeners throw is not shown. */
export async function withFailures<T>(run: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = (...shownErrors: unknown[]) => {
    if (shownErrors[0] !== failure) error(...shownErrors);
  };
  try {
    return await run();
  } finally {
    console.error = error;
  }
}
