import type { Api } from "./api.ts";
import type { Outcome } from "./outcome.ts";
import type { Account, Added } from "./state.ts";
import { patiently, wait } from "./wait.ts";

/** Seconds between two looks at how far the indexing has come. */
const pollSeconds = 3;

/** How an account that was added is followed. */
export interface Followed {
  api: () => Api;
  tell: (account: Added) => void;
  signal: AbortSignal;
}

/**
 * Follows an account until it has been indexed, and tells each change.
 *
 * @returns the account; `undefined` if its progress cannot be read any more
 */
export async function follow(added: Added, { api, tell, signal }: Followed): Promise<Account | undefined> {
  const silently = () => undefined;
  const asked = <Data>(call: (api: Api) => Promise<Outcome<Data>>) =>
    patiently(() => call(api()), silently, signal);
  for (;;) {
    const outcome = await asked((one) => one.getIndexStatus(added.id, signal));
    if (outcome.kind === "refused") break;
    // Which word it says in the end is not specified, so anything but this one is the end.
    if (outcome.kind === "answer" && outcome.data.status !== "indexing") {
      const account = await asked((one) => one.getAccount(added.id, signal));
      const { name = added.name, type = "BRAND" as const } = account.kind === "answer" ? account.data : {};
      tell({ ...added, name, progress: "indexed" });
      return { id: added.id, name, type };
    }
    await wait(pollSeconds, silently, signal);
  }
  tell({ ...added, progress: "unknown" });
  return undefined;
}
