import { hold } from "../laws.ts";
import { storeAt, type Run } from "../verify.ts";

/** Those who wait for their turn, and where each attempt stands. */
interface Wish {
  /** How often others change the session before it gets through. */
  conflicts: number;
  fails: boolean;
}

/**
 * While one attempt is tried again, those who come wait for it in the session, in turn, and nobody elsewhere; one that fails
 * fails nobody else.
 */
export async function takeTurns(
  run: Run,
  name: string,
  store: number,
  { conflicts, fails }: Wish,
): Promise<void> {
  const { untilCommitted } = storeAt(run, store);
  const failure = new Error("an attempt fails");
  const log: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((done) => (open = done));
  let wait = (): void => undefined;
  const waits = new Promise<void>((done) => (wait = done));
  const as = (who: string, session: string, isFailing: boolean) =>
    untilCommitted(session, () => {
      log.push(who);
      return isFailing ? Promise.reject(failure) : Promise.resolve({ result: who });
    }).catch((error: unknown) => error);
  let attempts = 0;
  const first = untilCommitted(name, async () => {
    attempts += 1;
    if (attempts <= conflicts) return undefined;
    wait();
    await gate;
    log.push("first");
    if (fails) throw failure;
    return { result: "first" };
  }).catch((error: unknown) => error);
  await Promise.race([waits, first]);
  hold("getsThrough", "how often one was tried", attempts, conflicts + 1);
  const others = [as("second", name, fails), as("third", name, false), as("elsewhere", `${name} too`, false)];
  await new Promise((done) => setImmediate(done));
  open();
  const results = await Promise.all([first, ...others]);
  const end = (who: string) => (fails ? failure.message : who);
  const shown = results.map((result) => (result instanceof Error ? result.message : result));
  hold("turns", "what became of attempts", shown, [end("first"), end("second"), "third", "elsewhere"]);
  hold("turns", "the order of attempts", log, ["elsewhere", "first", "second", "third"]);
}
