import type { Api } from "./api.ts";
import type { Failed, Refused } from "./outcome.ts";
import type { Account } from "./state.ts";
import { patiently } from "./wait.ts";

/** All accounts there are to choose from, by name; those of a kind that cannot be read are left out. */
export async function readAccounts(api: Api, signal: AbortSignal): Promise<Account[]> {
  const silently = () => undefined;
  const [brands, creators] = await Promise.all([
    patiently(() => api.searchBrands(signal), silently, signal),
    patiently(() => api.searchCreators(signal), silently, signal),
  ]);
  const rows = [...(dataOf(brands)?.brands ?? []), ...(dataOf(creators)?.creators ?? [])];
  return rows
    .flatMap(({ id, name, type }) => (id === undefined ? [] : [{ id, name: name ?? id, type }]))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function dataOf<Data>(outcome: { kind: "answer"; data: Data } | Refused | Failed): Data | undefined {
  return outcome.kind === "answer" ? outcome.data : undefined;
}
