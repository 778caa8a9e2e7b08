// src/search.ts
import { worstCostOf, type Client } from "@adintel/client";

type Found = Awaited<ReturnType<Client["searchMedia"]["result"]>>;

const limit = 20;

/** The maximum cost of a search in US dollars, to show next to the field. */
export const costUsd = worstCostOf("searchMedia", { query: "…", limit }) ?? Infinity;

/** Searches once typing pauses. `show` receives the result or the error, or nothing if the text is too short. */
export function createSearch(api: Client, show: (found?: Found) => void, pauseMs = 400) {
  let latest = "";
  let current = new AbortController();
  return (text: string): void => {
    const query = text.trim();
    if (query === latest) return;
    latest = query;
    current.abort(); // ends a call in progress; a pending one is not sent
    current = new AbortController();
    const { signal } = current;
    if (query.length < 3) return show();
    const search = () => api.searchMedia.result({ query, limit }, { signal }).then(show, () => undefined);
    setTimeout(search, pauseMs);
  };
}
