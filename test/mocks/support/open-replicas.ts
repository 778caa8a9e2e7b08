import { randomUUID } from "node:crypto";
import type { MockOptions } from "@adintel/mock";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { createMockApp, type MockApp } from "../../../mocks/app/mock-app.ts";

/**
 * Several mocks that share their state in Redis, each of which answers in turn, so that no two requests after each other meet
 * the same one. Their clocks stand still until they are moved.
 *
 * @param url of the Redis; each call takes keys of its own in it
 */
export function openReplicas(url: string, options: MockOptions, count = 3) {
  const prefix = randomUUID();
  const open = async (): Promise<MockApp> => {
    const given = { ...options, tick: () => 0 };
    return createMockApp(given, { shared: await connectStore(`${url}?prefix=${prefix}`, given) });
  };
  const replicas = Promise.all(Array.from({ length: count }, open));
  let next = 0;
  let waited = 0;
  /** How far the clock of a session has been moved. */
  const moved = new Map<string, number>();
  const moving = new Map<string, Promise<unknown>>();
  const send = async (request: Request, env?: object): Promise<Response> => {
    const all = await replicas;
    const replica = all[(next += 1) % all.length];
    if (!replica) throw new Error("there is no replica");
    return replica.fetch(request, env);
  };
  const move = async (session: string, milliseconds: number): Promise<void> => {
    await moving.get(session);
    const headers: Record<string, string> = session === "" ? {} : { "X-Mock-Session": session };
    const body = JSON.stringify({ advanceSeconds: milliseconds / 1000 });
    await send(new Request("http://127.0.0.1/__mock/clock", { method: "POST", headers, body }));
  };
  return {
    async fetch(request: Request, env?: object): Promise<Response> {
      const session = request.headers.get("X-Mock-Session") ?? "";
      // A session begins at the start, however long others have waited.
      const behind = waited - (moved.get(session) ?? waited);
      moved.set(session, waited);
      // Requests that come together all wait until it is moved.
      if (behind > 0) moving.set(session, move(session, behind));
      await moving.get(session);
      return send(request, env);
    },
    wait(milliseconds: number): void {
      waited += milliseconds;
    },
  };
}
