import type { Context, Hono } from "hono";
import type { Env } from "../http/incoming.ts";
import type { Awaitable } from "../engine/sandboxes/sandboxes.ts";
import { unlessGone, type Store } from "../engine/state/store.ts";
import { jsonBody } from "./json-body.ts";
import type { JournalEntry } from "../engine/journal/exchanged.ts";
import { sessionOf } from "../engine/sessions/worlds.ts";
import { entriesIn, filterFrom, requestsIn } from "../engine/journal/find-requests.ts";
import { harOf } from "../engine/journal/har.ts";
import type { Streams } from "../engine/journal/streams.ts";
import { checkExpectation, reasonsOf, verify } from "../engine/journal/verify.ts";

/** The controls that look back: at requests, and as they come, in streams. */
export function addJournalControls(app: Hono<Env>, store: Store, streams: Streams): void {
  const queryOf = (c: Context<Env>) => new URL(c.req.url).searchParams;
  app.get("/__mock/requests", async (c) => {
    const filter = filterFrom(queryOf(c));
    const { session = sessionOf(c.req) } = filter;
    const requests = requestsIn(await exchangesOf(store, session), filter);
    return c.json({ requests: requests.reverse() });
  });
  app.get("/__mock/requests.har", async (c) => {
    const filter = filterFrom(queryOf(c));
    const { session = sessionOf(c.req) } = filter;
    const entries = entriesIn(await exchangesOf(store, session), filter);
    return c.json(harOf(entries), 200, { "Content-Disposition": 'attachment; filename="requests.har"' });
  });
  app.delete("/__mock/requests", async (c) => {
    const { session = sessionOf(c.req) } = filterFrom(queryOf(c), ["session"]);
    return c.json({ deleted: await clearRequests(store, session) });
  });
  app.post("/__mock/requests/verify", async (c) => {
    const { session = sessionOf(c.req), ...expectation } = await expectationIn(c);
    const requests = requestsIn(await exchangesOf(store, session));
    const verdict = verify(expectation, requests);
    if (verdict.verified) return c.json({ verified: true, count: verdict.matching.length });
    const details = reasonsOf(verdict, requests.length);
    return c.json(
      { error: { code: "mock_control", message: "The requests do not match the expectation.", details } },
      409,
    );
  });
  app.get("/__mock/sessions", async (c) => {
    const sessions = await store.sessions();
    return c.json({
      sessions: sessions.map(({ name, requests, lastAt }) => ({ name, requests, lastUsedAt: isoOf(lastAt) })),
    });
  });
  app.get("/__mock/events", async (c) => {
    const { session = sessionOf(c.req) } = filterFrom(queryOf(c), ["session"]);
    const headers = {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      // Some proxies would collect events before they pass them on.
      "X-Accel-Buffering": "no",
    };
    // A HEAD is a GET whose stream nobody would read.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const stream = streams.open(session);
    await store.listening();
    return c.body(stream, 200, headers);
  });
}

/** What is in the journal of a session, or of all for `*`. */
async function exchangesOf(store: Store, session: string): Promise<readonly JournalEntry[]> {
  return (await ofEach(store, session, (name) => store.exchanges(name))).flat();
}

/** Forgets the requests of a session, or of all for `*`; returns how many that were. */
async function clearRequests(store: Store, session: string): Promise<number> {
  const cleared = await ofEach(store, session, (name) => store.clearExchanges(name));
  return cleared.reduce((sum, count) => sum + count, 0);
}

/** Asks something of a session, or of each for `*`. */
async function ofEach<T>(store: Store, session: string, ask: (name: string) => Awaitable<T>): Promise<T[]> {
  if (session !== "*") return [await ask(session)];
  const sessions = await store.sessions();
  const answers = await Promise.all(sessions.map(({ name }) => unlessGone(() => ask(name))));
  return answers.filter((answer) => answer !== undefined);
}

async function expectationIn(c: Context<Env>) {
  const value = await jsonBody(c);
  checkExpectation(value);
  return value;
}

function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
