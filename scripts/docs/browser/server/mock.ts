import { isLocal } from "./address.ts";
import { setting } from "./current.ts";
import { pageMockOrigin } from "../../page-mock/address.ts";
import type { PageMock } from "../../page-mock/client.ts";
import { pageServer } from "./setting.ts";
import { keepPage } from "./soft-navigation.ts";

/** Sends a request to a server, which may be the mock in the page. Nothing but that mock is asked for it. */
export async function fetchFrom(server: string, request: Request): Promise<Response> {
  if (server !== pageServer) return fetch(request);
  return (await loadPageMock()).fetch(request);
}

/** The mock in the page, which is loaded when it is first used. */
async function loadPageMock(): Promise<PageMock> {
  const { pageMock } = await import("../../page-mock/client.ts");
  const mock = await pageMock();
  keepPage(isStarted);
  return mock;
}

/** From then on, leaving the page would lose the credits of its mock and the accounts that were added to it. */
function isStarted(): boolean {
  return true;
}

/** The root that requests to a server name; the mock in the page takes any. */
export function rootOf(server: string): string {
  return server === pageServer ? pageMockOrigin : server;
}

const plainly: RequestInit = {
  credentials: "omit",
  referrerPolicy: "no-referrer",
  cache: "no-store",
  redirect: "error",
};

/**
 * Finds out whether a server is a mock, which alone offers the demo keys, documented responses and credits. A mock can be at any
 * port, and nothing but asking it tells. That is harmless: the reader has just named the server, only this machine and the page's
 * own host are asked, by a GET without key, cookies or referrer, and a server that lets no other origin read what it answers is
 * none.
 */
export async function recogniseMock(root: string): Promise<boolean> {
  if (setting.isMock(root)) return true;
  if (!URL.canParse(root)) return false;
  const { origin, hostname } = new URL(root);
  if (origin !== location.origin && !isLocal(hostname)) return false;
  try {
    const response = await fetch(`${origin}/__mock/health`, {
      ...plainly,
      signal: AbortSignal.timeout(2000),
    });
    const health: unknown = response.ok && (await response.json());
    const isMock =
      typeof health === "object" && health !== null && "status" in health && health.status === "ready";
    if (isMock) setting.knowMock(root);
    return isMock;
  } catch {
    return false;
  }
}

/** What a mock keeps of a key's team, in millionths of a dollar. */
export interface Ledger {
  monthlyMicrodollars: number;
  spentMicrodollars: number;
  /** The last charges, the oldest first. */
  charges: { requestId: string; operationId: string; rows: number; microdollars: number }[];
}

/** The ledger of a key; `undefined` where the mock does not say. */
export async function ledgerOf(server: string, key: string): Promise<Ledger | undefined> {
  try {
    const address = `${originOf(server)}${ledgerPath}?key=${encodeURIComponent(key)}`;
    const response = await fetchFrom(server, new Request(address, plainly));
    return response.ok ? ((await response.json()) as Ledger) : undefined;
  } catch {
    return undefined;
  }
}

export const ledgerPath = "/__mock/ledger";

export async function resetMock(server: string): Promise<void> {
  if (server === pageServer) return (await loadPageMock()).reset();
  const response = await fetch(`${originOf(server)}/__mock/reset`, { ...plainly, method: "POST" });
  if (!response.ok) throw new Error(`the mock responded to the reset with ${response.status}`);
}

function originOf(server: string): string {
  return new URL(rootOf(server)).origin;
}
