import { libraryFor, libraryOf, type Library } from "./library.ts";
import type { SandboxDefaults } from "./read-sandbox.ts";
import { worldKey, type Sandbox } from "../../engine/sandboxes/sandbox.ts";

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

/** Whether the accounts and creatives of a sandbox are others than the mock's own. */
export function isApart(sandbox: Sandbox, defaults: SandboxDefaults): boolean {
  return (
    sandbox.data !== undefined ||
    sandbox.now !== undefined ||
    (["seed", "accounts", "mediaPerAccount"] as const).some((name) => sandbox[name] !== defaults[name])
  );
}
