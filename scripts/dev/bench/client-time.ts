import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@adintel/client";
import { build } from "esbuild";
import ky from "ky";
import createFetchClient from "openapi-fetch";
import type { paths } from "../../../generated/types/v2.js";
import { createMock } from "../../../mocks/index.ts";
import { heyApi, peersFolder } from "./client-peers.ts";
import { atMost, median, type Row } from "./table.ts";

/** Many, so that noise affects all callers alike; each is long enough to include garbage collection. */
const rounds = 40;

const peers = ["openapi-fetch", "hey-api", "ky"] as const;
const names = ["bare fetch", "@adintel/client", ...peers] as const;
type Name = (typeof names)[number];

type Fetch = typeof fetch;

type Call = () => Promise<{ count: number }>;

const apiKey = "mock_live_demo";
// A small response, since reading it costs the same for all.
const body = { query: "running shoes", limit: 1 };

/** CPU time of a call, user and system, with a fetch that has the response ready. */
export async function clientTimes(): Promise<Row[]> {
  const text = await readResponse();
  const headers = { "Content-Type": "application/json" };
  const ready: Fetch = () => Promise.resolve(new Response(text, { headers }));
  return rowsOver(await measure(await callers("http://127.0.0.1:4010/v2", ready), 500));
}

/** The response to the search. */
async function readResponse(): Promise<string> {
  const mock = createMock({ seed: 7, now: Date.parse("2026-11-20"), rateLimits: false });
  const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
  const response = await mock.fetch("/v2/media", { method: "POST", headers, body: JSON.stringify(body) });
  return response.text();
}

interface HeyApi {
  client: { setConfig(options: object): void };
  searchMedia(options: object): Promise<{ data: { count: number } }>;
}

/** The same search through each client, each as its own documentation shows. */
async function callers(baseUrl: string, fetch: Fetch): Promise<Record<Name, Call>> {
  const headers = { Authorization: `Bearer ${apiKey}` };
  const pathClient = createFetchClient<paths>({ baseUrl, headers, fetch });
  // Paced by default, so it is replaced before it would wait.
  const burst = 50;
  let [api, calls] = [createClient({ baseUrl, apiKey, fetch }), 0];
  const { client, searchMedia } = await load();
  client.setConfig({ baseUrl, auth: apiKey, fetch });
  const kyClient = ky.create({ prefixUrl: baseUrl, headers, fetch });
  return {
    "bare fetch": async () => {
      const response = await fetch(`${baseUrl}/media`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { count: number };
    },
    "openapi-fetch": async () => {
      const { data } = await pathClient.POST("/media", { body });
      if (!data) throw new Error("no data");
      return data;
    },
    "@adintel/client": () => {
      calls += 1;
      if (calls % burst === 0) api = createClient({ baseUrl, apiKey, fetch });
      return api.searchMedia(body);
    },
    "hey-api": async () => (await searchMedia({ body, throwOnError: true })).data,
    ky: () => kyClient.post("media", { json: body }).json(),
  };
}

async function load(): Promise<HeyApi> {
  const file = join(peersFolder, "hey-api.mjs");
  const contents = `export { client } from "${heyApi}/client.gen.ts"; export * from "${heyApi}/sdk.gen.ts";`;
  await build({
    stdin: { contents, resolveDir: peersFolder, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    outfile: file,
  });
  return (await import(pathToFileURL(file).href)) as HeyApi;
}

/** Microseconds of each round, for each caller. */
type Figures = Record<Name, number[]>;

async function measure(calls: Record<Name, Call>, count: number): Promise<Figures> {
  const figures: Figures = {
    "bare fetch": [],
    "openapi-fetch": [],
    "@adintel/client": [],
    "hey-api": [],
    ky: [],
  };
  // The first rounds warm up and do not count.
  for (let round = -2; round < rounds; round += 1) {
    for (const name of names) {
      const before = process.cpuUsage();
      for (let call = 0; call < count; call += 1) {
        const { count: rows } = await calls[name]();
        if (rows !== body.limit) throw new Error(`${name} returned ${rows} rows, not ${body.limit}`);
      }
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) figures[name].push((user + system) / count);
    }
  }
  return figures;
}

/** What each client adds to bare fetch. */
function rowsOver(figures: Figures): Row[] {
  const bare = median(figures["bare fetch"]);
  const over = (name: Name) => median(figures[name]) - bare;
  const ours = over("@adintel/client");
  return peers.map((peer, index): Row => {
    const ratio = ours / over(peer);
    return {
      what:
        index === 0
          ? `CPU of a call on top of bare fetch (${micros(bare)}), a fetch with the response ready`
          : "",
      figure: micros(ours),
      peer: `${peer} ${micros(over(peer))}`,
      ratio,
      ...(peer === "openapi-fetch" && { budget: atMost(ratio, 2, "at most 2x") }),
    };
  });
}

function micros(figure: number): string {
  return `${figure.toFixed(1)} µs`;
}
