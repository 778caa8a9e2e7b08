import type { Facts } from "../../try-it/facts.ts";
import { isMock } from "./send.ts";

/** Where calls go unless told otherwise: the mock that serves the page, else the one of `npm start`. */
export async function defaultBaseUrl({ mockUrl }: Facts): Promise<string> {
  if (!/^https?:$/.test(location.protocol)) return mockUrl;
  const beside = location.origin + new URL(mockUrl).pathname;
  return beside !== mockUrl && (await isMock(beside)) ? beside : mockUrl;
}
