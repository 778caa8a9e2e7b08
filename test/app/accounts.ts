import type { Api } from "./api.ts";
import type { Failed, Refused } from "./outcome.ts";
import type { Account } from "./state.ts";
import { patiently } from "./wait.ts";

/** Accounts to choose from. */
export interface Accounts {
  /** By name. */
  accounts: Account[];
  /** Whether those of every kind could be read. */
  areAll: boolean;
}

/** All accounts there are to choose from; those of a kind that cannot be read are left out. */
export async function readAccounts(api: Api, signal: AbortSignal): Promise<Accounts> {
  const silently = () => undefined;
  const [brands, creators] = await Promise.all([
    patiently(() => api.searchBrands(signal), silently, signal),
    patiently(() => api.searchCreators(signal), silently, signal),
  ]);
  const rows = [...(dataOf(brands)?.brands ?? []), ...(dataOf(creators)?.creators ?? [])];
  const accounts = rows
    .flatMap(({ id, name, type }) => (id === undefined ? [] : [{ id, name: name ?? id, type }]))
    .sort((one, other) => one.name.localeCompare(other.name));
  return { accounts, areAll: brands.kind === "answer" && creators.kind === "answer" };
}

function dataOf<Data>(outcome: { kind: "answer"; data: Data } | Refused | Failed): Data | undefined {
  return outcome.kind === "answer" ? outcome.data : undefined;
}
