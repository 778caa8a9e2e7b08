/** Calls that are lost, for every platform to make: bundled, so that each runs the same. */
import { AdintelError, createClient } from "@adintel/client";

/** Who sends a request: the platform's own fetch, with the body as a text or as a stream, or the client, also with a key. */
export type Sender = "fetch" | "stream" | "client" | "keyed";

export interface LostCall {
  /** Unlike that of any other call. The server resets the connection if it starts with `reset`. */
  name: string;
  sender: Sender;
  method: "GET" | "POST";
  /** How many connections are open and idle before. */
  idle: number;
}

export interface Told {
  name: string;
  /** A code of the client; `failed`: fetch has rejected. */
  outcome: "data" | "failed" | AdintelError["code"];
  spentUsd?: number;
  maybeUsd?: number;
}

const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };

/** A POST has a body. */
function initOf(method: string, isStream = false): RequestInit {
  if (method === "GET") return { headers };
  if (!isStream) return { method, headers, body: "{}" };
  const body = new Blob(["{}"]).stream();
  return { method, headers, body, duplex: "half" } as RequestInit;
}

/** Makes the calls one after another, each after `idle` others that were answered. */
export async function makeCalls(origin: string, calls: LostCall[]): Promise<Told[]> {
  const told: Told[] = [];
  for (const call of calls) {
    const { method, idle } = call;
    // A browser asks for one address at a time.
    const warm = async (_: unknown, index: number) => {
      const send = () => fetch(`${origin}/warm/${idle}/${call.name}?${index}`, initOf(method));
      let response: Response | undefined;
      // In Chromium, what is sent next fails as well after a stream that could not be sent again.
      while (!response) response = await send().catch(() => pause().then(() => undefined));
      await response.text();
    };
    await Promise.all(Array.from({ length: idle }, warm));
    // Node.js puts a connection back a moment after its response was read.
    await pause();
    told.push({ name: call.name, ...(await outcomeOf(origin, call)) });
  }
  return told;
}

/** Lets the platform do what it does between two requests. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

async function outcomeOf(origin: string, call: LostCall): Promise<Omit<Told, "name">> {
  const { name, sender, method } = call;
  const baseUrl = `${origin}/${name}/v2`;
  if (sender === "fetch" || sender === "stream") {
    const sent = fetch(`${baseUrl}/media`, initOf(method, sender === "stream"));
    const text = await sent.then((response) => response.text()).catch(() => undefined);
    return { outcome: text === undefined ? "failed" : "data" };
  }
  const onRequest = ({ headers: sent }: { headers: Record<string, string> }) => {
    if (sender === "keyed") sent["idempotency-key"] = crypto.randomUUID();
  };
  const api = createClient({ baseUrl, apiKey: "mock_live_demo", onRequest });
  const { error } =
    method === "POST"
      ? await api.searchMedia.result({ query: "shoes", limit: 2 })
      : await api.listAccountCollabs.result("a", { limit: 2 });
  const { spentUsd, maybeUsd } = api.spending;
  return { outcome: error?.code ?? "data", spentUsd, maybeUsd };
}
