import { creativeCount, libraryFor, libraryOf, type Library } from "./library.ts";
import type { SandboxDefaults } from "./read-sandbox.ts";
import type { Sandbox } from "../../engine/sandboxes/sandbox.ts";
import { maxRecords } from "../../engine/sandboxes/sandboxes.ts";
import { ControlError } from "../../http/control-error.ts";

/** Finds the library of a sandbox. Those that are alike share one as long as any of them is in use. */
export function createLibraries(own: Library, defaults: SandboxDefaults) {
  const kept = new Map<string, WeakRef<Library>>();
  return (sandbox: Sandbox): Library => {
    if (!isApart(sandbox, defaults)) return own;
    const now = sandbox.now === undefined ? defaults.now : Date.parse(sandbox.now);
    const options = { ...sandbox, now };
    const data = sandbox.data ?? defaults.data;
    if (!data) return libraryFor(options);
    const key = worldKey(sandbox);
    const known = kept.get(key)?.deref();
    if (known) return known;
    for (const [other, library] of kept) if (!library.deref()) kept.delete(other);
    const library = libraryOf(data, options);
    kept.set(key, new WeakRef(library));
    return library;
  };
}

export function isApart(sandbox: Sandbox, defaults: SandboxDefaults): boolean {
  return (
    sandbox.data !== undefined ||
    sandbox.now !== undefined ||
    (["seed", "accounts", "mediaPerAccount"] as const).some((name) => sandbox[name] !== defaults[name])
  );
}

/**
 * Makes sure that the accounts and creatives of some sandboxes fit into memory; those that are alike share one library.
 *
 * @throws {ControlError} 409 if they don't.
 */
export function checkExtentInAll(sandboxes: readonly Sandbox[]): void {
  const worlds = new Map(
    sandboxes.map((sandbox) => [worldKey(sandbox), creativeCount(sandbox, sandbox.data)]),
  );
  const creatives = [...worlds.values()].reduce((total, count) => total + count, 0);
  if (creatives > maxRecords)
    throw new ControlError(409, {
      path: "sandboxes",
      message: `would have ${creatives} creatives in ${worlds.size} different worlds; the maximum is ${maxRecords}: give several sandboxes the same seed and size, delete some, or use --store`,
    });
}

/** The same for sandboxes with the same accounts and creatives. */
function worldKey({ id, seed, accounts, mediaPerAccount, data, now }: Sandbox): string {
  return data ? id : [seed, accounts, mediaPerAccount, now].join();
}
