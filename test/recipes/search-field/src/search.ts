// src/search.ts
import { worstCostOf, type Client } from "@adintel/client";

type Found = Awaited<ReturnType<Client["searchMedia"]["result"]>>;

const limit = 20;

/** The most that a search can cost, in US dollars, to show beside the field. */
export const costUsd = worstCostOf("searchMedia", { query: "…", limit }) ?? Infinity;

/** Searches once typing pauses. `show` gets the result or the error, or nothing if there is nothing to search for. */
export function createSearch(api: Client, show: (found?: Found) => void, pauseMs = 400) {
  let asked = "";
  let current = new AbortController();
  return (text: string): void => {
    const query = text.trim();
    if (query === asked) return;
    asked = query;
    current.abort(); // the call that is under way, or that waits and will not be sent
    const { signal } = (current = new AbortController());
    if (query.length < 3) return show();
    const search = () => api.searchMedia.result({ query, limit }, { signal }).then(show, () => undefined);
    setTimeout(search, pauseMs);
  };
}
