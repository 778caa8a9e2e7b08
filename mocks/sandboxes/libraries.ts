import { checkData } from "../data/check.ts";
import { libraryFor, libraryOf, type Library } from "../simulator/library.ts";
import type { Sandbox } from "./sandbox.ts";
import type { SandboxDefaults } from "./read.ts";

/** How many libraries are kept that are not the mock's own. */
const mostLibraries = 8;

/** Finds the library of a sandbox, made when it is first asked for; those that were not asked for longest are dropped. */
export function createLibraries(own: Library, defaults: SandboxDefaults) {
  const kept = new Map<string, Library>();
  return (sandbox: Sandbox): Library => {
    const { id, seed, accounts, mediaPerAccount, data } = sandbox;
    const now = sandbox.now === undefined ? defaults.now : Date.parse(sandbox.now);
    const key = [seed, accounts, mediaPerAccount, now].join();
    const { seed: ownSeed, accounts: ownAccounts, mediaPerAccount: ownMedia, now: ownNow } = defaults;
    if (!data && key === [ownSeed, ownAccounts, ownMedia, ownNow].join()) return own;
    const name = data ? id : key;
    const library = kept.get(name) ?? make(sandbox, now);
    kept.delete(name);
    kept.set(name, library);
    const [oldest] = kept.keys();
    if (kept.size > mostLibraries && oldest !== undefined) kept.delete(oldest);
    return library;
  };
}

function make({ seed, accounts, mediaPerAccount, data }: Sandbox, now: number): Library {
  const options = { seed, accounts, mediaPerAccount, now };
  if (!data) return libraryFor(options);
  const own: unknown = structuredClone(data);
  checkData(own, now);
  return libraryOf(own, options);
}
