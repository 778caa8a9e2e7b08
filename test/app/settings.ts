/** Where the page calls, and with which keys. */
export interface Settings {
  /** Root of v2, such as `http://127.0.0.1:4010/v2`. */
  baseUrl: string;
  keys: readonly string[];
  /** The one of the keys to begin with. */
  key: string;
  /** The text to begin with. */
  query: string;
}

const demoKeys = [
  "mock_live_demo",
  "mock_live_low",
  "mock_live_exhausted",
  "mock_live_inactive",
  "mock_live_departed",
  "mock_live_revoked",
];

/** Reads `?api=`, `?key=` and `?query=` of the page's address; the address of the API may come from the build as well. */
export function readSettings(search: URLSearchParams): Settings {
  const baseUrl = search.get("api") || import.meta.env.VITE_API_URL || "http://127.0.0.1:4010/v2";
  const key = search.get("key") || "mock_live_demo";
  const query = search.get("query") ?? "shoes";
  return { baseUrl, query, key, keys: demoKeys.includes(key) ? demoKeys : [key, ...demoKeys] };
}
