import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runsInBrowser } from "../../browser/chromium.ts";
import { usdOf } from "../../prices.ts";
import { startBackEnd } from "./resends/back-end.ts";
import type { LostCall, Sender, Told } from "./resends/calls.ts";
import {
  bundleCalls,
  chromium,
  command,
  installed,
  node,
  NotHere,
  workerd,
  type MakeCalls,
} from "./resends/platforms.ts";
import { startLosingServer, startLosingServer2, type LosingServer } from "./resends/server.ts";

/** How often the server read one request, on the connections that were open and idle before. */
interface Times {
  /** There was one, and it was closed. */
  closed: number;
  /** There was one, and it was reset. */
  reset: number;
  /** There were three, and each that got the request was closed. */
  closedOf3?: number;
  /** It got this status first. */
  status408?: number;
  status421?: number;
}

const statuses = { status408: 1, status421: 1 };
const once: Times = { closed: 1, reset: 1, closedOf3: 1, ...statuses };
/** One attempt more than there are connections to lose. */
const always: Times = { closed: 2, reset: 2, closedOf3: 4, ...statuses };
const onceMore: Times = { closed: 2, reset: 2, closedOf3: 2, ...statuses };
const byEach = (times: Times) => ({
  fetch: { GET: times, POST: times },
  client: { GET: times, POST: times },
});
const never = byEach(once);
const after421 = byEach({ ...once, status421: 2 });

interface Platform {
  name: string;
  start(folder: string): Promise<MakeCalls>;
  /** Over HTTP/1.1. */
  resends: { fetch: Record<Method, Times>; client: Record<Method, Times> };
  /** Over HTTP/2, where fetch speaks it by itself. */
  http2?: { fetch: Times; stream: Times; client: Times };
}

type Method = LostCall["method"];

const platforms: Platform[] = [
  ...["20.19", "22", "24"].map((version) => ({
    name: `Node.js ${version}`,
    resends: after421,
    start: (folder: string) => node(folder, version),
  })),
  {
    name: "Node.js 26",
    resends: after421,
    start: (folder) => node(folder, "26"),
    http2: {
      fetch: { closed: 1, reset: 1 },
      stream: { closed: 1, reset: 1 },
      client: { closed: 1, reset: 1 },
    },
  },
  {
    name: "Bun",
    start: async (folder) => command(folder, await installed("@oven/bun-linux-x64/bin/bun")),
    resends: { ...never, fetch: { GET: always, POST: once } },
  },
  {
    name: "Deno",
    start: async (folder) => {
      const flags = ["--allow-net", "--unsafely-ignore-certificate-errors"];
      return command(folder, await installed("@deno/linux-x64-glibc/deno"), "run", ...flags);
    },
    resends: { ...never, fetch: { GET: onceMore, POST: onceMore } },
    http2: {
      fetch: { closed: 1, reset: 2 },
      stream: { closed: 1, reset: 1 },
      client: { closed: 1, reset: 1 },
    },
  },
  {
    name: "workerd",
    start: (folder) => workerd(folder, "@cloudflare/workerd-linux-64/bin/workerd"),
    resends: { fetch: { GET: always, POST: once }, client: { GET: always, POST: once } },
  },
  {
    name: "Chromium",
    start: async (folder) => {
      if (!runsInBrowser) throw new NotHere("there is no Chromium");
      return chromium(folder);
    },
    resends: byEach({ ...always, status408: 2, status421: 2 }),
    http2: {
      fetch: { closed: 2, reset: 2 },
      stream: { closed: 1, reset: 1 },
      client: { closed: 2, reset: 2 },
    },
  },
];

const methods = ["GET", "POST"] as const;

const ways = [
  { way: "closed", idle: 1 },
  { way: "reset", idle: 1 },
  { way: "closedOf3", idle: 3 },
  { way: "status408", idle: 2 },
  { way: "status421", idle: 2 },
] as const;

/** A call for each way to be lost that leaves enough connections, by a name that no other platform has. */
function lostCalls(platform: string, sender: Sender, method: Method, most: number) {
  const name = `${sender}-${method}-${platform.replaceAll(/\W+/g, "-")}`;
  return ways
    .filter(({ idle }) => idle <= most)
    .map(({ way, idle }) => ({ way, name: `${way}-${name}`, sender, method, idle }));
}

let folder: string;
let server: LosingServer;
let server2: LosingServer;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "resends-")));
  [server, server2] = await Promise.all([startLosingServer(), startLosingServer2(), bundleCalls(folder)]);
});

afterAll(async () => {
  server.close();
  server2.close();
  await rm(folder, { recursive: true });
});

describe.each(platforms)("$name, after a server has read a request and lost the connection", (platform) => {
  const { name, start, resends, http2 } = platform;
  let told: Told[] = [];
  let whyNot: string | undefined;

  beforeAll(async () => {
    const calls = methods.flatMap((method) => [
      ...lostCalls(name, "fetch", method, 3),
      ...lostCalls(name, "client", method, 3),
    ]);
    // Node.js would take one of the others that are still open, or none.
    calls.sort((one, other) => one.idle - other.idle);
    // HTTP/2 has one connection for all.
    const calls2 = methods.flatMap((method) => [
      ...lostCalls(name, "fetch", method, 1),
      ...lostCalls(name, "client", method, 1),
      ...(method === "POST" ? lostCalls(name, "stream", method, 1) : []),
    ]);
    try {
      const makeCalls = await start(folder);
      told = await makeCalls(server.origin, calls);
      if (http2) await makeCalls(server2.origin, calls2);
    } catch (error) {
      // The gate needs all of them.
      if (!(error instanceof NotHere) || process.env["REQUIRE_BROWSER"] === "1") throw error;
      whyNot = error.message;
      console.warn(`Nothing is tried in ${name}: ${whyNot}.`);
    }
  });

  const timesAt = ({ seen }: LosingServer, sender: Sender, method: Method, most: number) =>
    Object.fromEntries(
      lostCalls(name, sender, method, most).map((call) => [call.way, seen.get(call.name)?.length]),
    );

  test.for(methods)("sends a %s as often as the client's README says", (method, { skip }) => {
    skip(whyNot !== undefined, whyNot);
    expect(timesAt(server, "fetch", method, 3)).toEqual(resends.fetch[method]);
    expect(timesAt(server, "client", method, 3)).toEqual(resends.client[method]);
    // Otherwise nothing was staged.
    for (const { name: call } of lostCalls(name, "fetch", method, 3))
      expect(server.seen.get(call)?.[0]).toEqual({ onUsed: true });
  });

  // Elsewhere fetch does not speak it by itself.
  if (http2) {
    test.for(methods)("sends a %s over HTTP/2 as often as it says", (method, { skip }) => {
      skip(whyNot !== undefined, whyNot);
      expect(timesAt(server2, "fetch", method, 1)).toEqual(http2.fetch);
      expect(timesAt(server2, "client", method, 1)).toEqual(http2.client);
      if (method === "POST") expect(timesAt(server2, "stream", method, 1)).toEqual(http2.stream);
      for (const { name: call } of lostCalls(name, "fetch", method, 1))
        expect(server2.seen.get(call)?.[0]).toEqual({ onUsed: true });
    });
  }

  test.for(methods)("counts a %s that may have been charged twice as two", (method, { skip }) => {
    skip(whyNot !== undefined, whyNot);
    const usd = usdOf("v2", method === "GET" ? "listAccountCollabs" : "searchMedia", 1);
    for (const call of lostCalls(name, "client", method, 1)) {
      const read = server.seen.get(call.name) ?? [];
      const isLost = read.every(({ onUsed }) => onUsed);
      // Of a call without a response the two rows count that it asked for.
      expect(told.find((one) => one.name === call.name)).toEqual(
        isLost
          ? { name: call.name, outcome: "unreachable", spentUsd: 0, maybeUsd: 2 * usd }
          : { name: call.name, outcome: "data", spentUsd: usd, maybeUsd: (read.length - 1) * usd },
      );
    }
  });
});

test.skipIf(!runsInBrowser).for(methods)(
  "a back end that knows the key of a %s has it charged once, though Chromium sends it twice",
  async (method) => {
    const backEnd = await startBackEnd(folder);
    try {
      const makeCalls = await chromium(folder);
      const call = { name: method, sender: "keyed", method, idle: 1 } as const;
      const [told] = await makeCalls(backEnd.url, [call]);
      expect(backEnd.received).toHaveLength(2);
      expect(backEnd.forwarded).toHaveLength(1);
      // There is no account that the GET asks for, which is free.
      const usd = method === "GET" ? 0 : usdOf("v2", "searchMedia", 2);
      const outcome = method === "GET" ? "brand_not_found" : "data";
      expect(told).toEqual({ name: method, outcome, spentUsd: usd, maybeUsd: 0 });
    } finally {
      await backEnd.close();
    }
  },
);
