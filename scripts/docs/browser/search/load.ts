import type { Entry } from "../../search/entry.ts";
import { indexOf, type Index } from "../../search/index-of.ts";

let loading: Promise<Index> | undefined;

/** The index of the site, loaded once; after a failure the next call tries again. */
export function loadIndex(): Promise<Index> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Index> {
  const response = await fetch(document.body.dataset["search"] ?? "");
  if (!response.ok) throw new Error(`the index's server responded with ${response.status}`);
  const entries: Entry[] = await response.json();
  return indexOf(entries);
}
