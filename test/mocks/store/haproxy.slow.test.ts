import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { documents } from "@adintel/client/operations";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";
import { address, run, type Run } from "../../run.ts";
import { addressesOf, haproxyFile, runsHaproxy, startHaproxy, type Haproxy } from "./haproxy.ts";

test.skipIf(!runsHaproxy)("haproxy finds nothing to say about the file that is shipped", () => {
  const environment = addressesOf(4010, ["http://127.0.0.1:1", "http://127.0.0.1:2", "http://127.0.0.1:3"]);
  const { status, stdout, stderr } = spawnSync("haproxy", ["-c", "-f", haproxyFile], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  expect({ status, printed: (stdout + stderr).trim() }).toEqual({
    status: 0,
    printed: "Configuration file is valid",
  });
});

describe.skipIf(!runsHaproxy)("haproxy in front of three servers", () => {
  /** A server in the place of a mock, that does as it is told. */
  interface Upstream {
    server: Server;
    url: string;
    /** What its health says; how often it was asked since the last change. */
    health: number;
    checks: number;
    /** The headers of each call that reached it. */
    calls: IncomingHttpHeaders[];
    /** Ends its connection in place of a response. */
    dies: boolean;
  }

  let upstreams: Upstream[];
  let haproxy: Haproxy;

  async function startUpstream(): Promise<Upstream> {
    const server = createServer((incoming, outgoing) => {
      if (incoming.url === "/__mock/health") {
        upstream.checks += 1;
        outgoing.writeHead(upstream.health).end();
        return;
      }
      upstream.calls.push(incoming.headers);
      if (upstream.dies) incoming.socket.destroy();
      else if (incoming.url === "/__mock/events") outgoing.write("first\n\n");
      else outgoing.end(`from ${server.listening ? upstream.url : ""}`);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const upstream: Upstream = { server, url, health: 200, checks: 0, calls: [], dies: false };
    return upstream;
  }

  beforeEach(async () => {
    upstreams = await Promise.all([startUpstream(), startUpstream(), startUpstream()]);
    haproxy = await startHaproxy(upstreams.map(({ url }) => url));
  });

  afterEach(async () => {
    await haproxy.stop();
    for (const { server } of upstreams) {
      server.close();
      server.closeAllConnections();
    }
  });

  const post = { method: "POST", body: "{}" };

  /** Sends so many calls, one after another, and tells how many each server got. */
  async function call(times: number, init: RequestInit = post): Promise<number[]> {
    const before = upstreams.map(({ calls }) => calls.length);
    for (let n = 0; n < times; n += 1) {
      const response = await fetch(`${haproxy.url}/v2/media`, init);
      expect(response.status).toBe(200);
      await response.text();
    }
    return upstreams.map(({ calls }, index) => calls.length - (before[index] ?? 0));
  }

  /** Changes the health of some, and waits until haproxy must know: it asks again once it has taken in what it heard. */
  async function become(health: number, changed: Upstream[], heard: number): Promise<void> {
    for (const upstream of changed) Object.assign(upstream, { health, checks: 0 });
    await expect.poll(() => changed.every(({ checks }) => checks > heard)).toBe(true);
  }

  test("calls go round all of them", async () => {
    expect(await call(9)).toEqual([3, 3, 3]);
  });

  test("what a caller sends in the headers of proxies does not reach them", async () => {
    const headers = {
      "X-Forwarded-For": "203.0.113.7, 203.0.113.8",
      "X-Forwarded-Host": "elsewhere.example",
      "X-Forwarded-Proto": "https",
      "X-Real-IP": "203.0.113.7",
      Forwarded: "for=203.0.113.7",
    };
    await call(3, { ...post, headers });
    for (const { calls } of upstreams) {
      expect(calls[0]).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
      expect(Object.keys(calls[0] ?? {})).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(forwarded|x-forwarded-host|x-real-ip)$/)]),
      );
    }
  });

  test("no call fails because one of them no longer listens", async () => {
    const [first] = upstreams;
    first?.server.close();
    first?.server.closeAllConnections();
    const [gone, ...others] = await call(9);
    expect(gone).toBe(0);
    expect(others.every((count) => count >= 4)).toBe(true);
  });

  test("a call that was sent is not sent again when its mock dies, and fails in the API's envelope", async () => {
    // What happens on a connection that has been used is another matter.
    await call(1);
    for (const upstream of upstreams) upstream.dies = true;
    const response = await fetch(`${haproxy.url}/v2/media`, post);
    expect(response.status).toBe(502);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await response.json()).toEqual({
      error: { code: "internal_error", message: expect.stringMatching(/may have been charged/) },
    });
    expect(upstreams.flatMap(({ calls }) => calls)).toHaveLength(2);
  });

  test("without any of them, calls fail in the API's envelope", async () => {
    for (const { server } of upstreams) {
      server.close();
      server.closeAllConnections();
    }
    const response = await fetch(`${haproxy.url}/v2/media`, post);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: { code: "internal_error", message: expect.stringMatching(/was not charged/) },
    });
  });

  test("one that is not ready gets no calls until it is", async () => {
    const [first] = upstreams;
    if (!first) throw new Error("there is none");
    await become(503, [first], 2);
    expect((await call(6))[0]).toBe(0);
    await become(200, [first], 1);
    expect((await call(6))[0]).toBeGreaterThan(0);
  });

  test("while none is ready, each says so itself", async () => {
    await become(503, upstreams, 2);
    expect(await call(3)).toEqual([1, 1, 1]);
    expect((await fetch(`${haproxy.url}/__mock/health`)).status).toBe(503);
  });

  test("an event of a stream arrives before the next one", async () => {
    const stopped = new AbortController();
    const response = await fetch(`${haproxy.url}/__mock/events`, { signal: stopped.signal });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe("first\n\n");
    stopped.abort();
  });
});

describe.skipIf(!runsHaproxy)("haproxy in front of three mocks", () => {
  const token = "token-of-this-test";
  const key = "mock_live_demo";
  const processes: Run[] = [];
  let haproxy: Haproxy;

  beforeAll(async () => {
    const store = `${inject("store")}?prefix=${randomUUID()}`;
    const flags = ["--port", "0", "--trust-proxy", "--store", store, "--controls-token", token];
    for (let n = 0; n < 3; n += 1)
      processes.push(run(process.execPath, ["scripts/run.mjs", "mock.ts", ...flags], root));
    haproxy = await startHaproxy(await Promise.all(processes.map(address)));
  });

  afterAll(async () => {
    for (const { process: child } of processes) child.kill("SIGKILL");
    await haproxy.stop();
  });

  /** The status of a free call that comes from an address of this machine, whatever it says itself. */
  async function callFrom(localAddress: string, said: string, bearer: string): Promise<number | undefined> {
    const headers = {
      Authorization: `Bearer ${bearer}`,
      "X-Mock-Session": "addresses",
      "X-Forwarded-For": said,
    };
    const sent = request(`${haproxy.url}/v2/taxonomies?query=shoes`, { headers, localAddress }).end();
    const [response] = await once(sent, "response");
    response.resume();
    return response.statusCode;
  }

  test("the limit of an address counts by who connects, whatever a caller says", async () => {
    const { requestsPerMinute = 0 } = documents.v2.rateLimits.find(({ scope }) => scope === "ip") ?? {};
    const statuses = await Promise.all(
      Array.from({ length: requestsPerMinute + 5 }, (_, n) => callFrom("127.0.0.1", `203.0.113.${n}`, key)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(requestsPerMinute);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await callFrom("127.0.0.2", "127.0.0.1", "mock_live_low")).toBe(200);
  });

  test("the controls need the token, although haproxy is on the same machine", async () => {
    const reset = (headers: Record<string, string>) =>
      fetch(`${haproxy.url}/__mock/reset`, { method: "POST", headers });
    expect((await reset({})).status).toBe(403);
    expect((await reset({ Authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test("when one is killed, only calls that it had begun fail, and each charge is of one call", async () => {
    const session = { "X-Mock-Session": "killed" };
    const control = { ...session, Authorization: `Bearer ${token}` };
    const settings = { method: "PATCH", headers: control, body: '{"rateLimits":false}' };
    expect((await fetch(`${haproxy.url}/__mock/settings`, settings)).status).toBe(200);
    const headers = { ...session, Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const call = { method: "POST", headers, body: JSON.stringify({ query: "shoes", limit: 2 }) };
    const statuses: number[] = [];
    const client = async (): Promise<void> => {
      for (let n = 0; n < 20; n += 1) {
        const response = await fetch(`${haproxy.url}/v2/media`, call);
        await response.arrayBuffer();
        statuses.push(response.status);
        if (statuses.length === 40) processes[0]?.process.kill("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: 8 }, client));
    const failed = statuses.filter((status) => status !== 200);
    // Each client waits for one call at a time.
    expect(failed.length).toBeLessThanOrEqual(8);
    expect(new Set(failed)).toEqual(new Set(failed.length > 0 ? [502] : []));
    const response = await fetch(`${haproxy.url}/__mock/ledger?key=${key}`, { headers: control });
    const { charges } = (await response.json()) as { charges: { requestId: string }[] };
    expect(charges.length).toBeGreaterThanOrEqual(160 - failed.length);
    expect(charges.length).toBeLessThanOrEqual(160);
    expect(new Set(charges.map(({ requestId }) => requestId)).size).toBe(charges.length);
  });
});
