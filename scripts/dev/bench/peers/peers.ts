/** Other tools that check a server against an OpenAPI document, beside our check, on the same faults. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listen } from "../../../../mocks/index.ts";
import { awake, faultyIndependents, sound } from "../../../../test/quality/score/faulty.ts";
import { requestsUntilFound } from "../../../../test/quality/score/measure.ts";
import { dated, found, hold, type Held } from "../../../../test/check/hold.ts";
import type { Exchange } from "../../../check/http/exchange.ts";
import { readDocument } from "../../../lib/documents.ts";
import { basePath, versions } from "../../../lib/versions.ts";
import { fitted, type Document } from "./documents.ts";
import { differs } from "./reports.ts";
import { cache, tools } from "./tools.ts";

/** Every so many faults of the independent server, one is put to every tool. */
const every = 40;

/** What is not run, and why. */
const leftOut = [
  "Schemathesis: a Python program, which no package of npm brings",
  "Dredd 14.1: does not take OpenAPI 3.1, and fails 91 of its 97 checks of v2 on the server without a fault",
  "Specmatic 2.55: needs Java; its generated tests of v2 had sent more than 12,000 requests in ten minutes and went on",
  "Step CI 2.8: the workflow that it generates sends no key",
  "Wiretap 0.4: downloads a program when it is installed",
];

/** The table of scripts/check/README.md. */
export function peers(): Promise<string> {
  return awake(compare);
}

async function compare(): Promise<string> {
  const faults = faultyIndependents.filter((_, place) => place % every === 0);
  const exchanges = new Set<Exchange>();
  const over = await serve();
  const begun = performance.now();
  const report = await hold({
    ...sound.independent(),
    origin: over.url,
    fetch: globalThis.fetch,
    onExchange: (exchange, { id }) => void (id.includes("/robustness/") || exchanges.add(exchange)),
  });
  const milliseconds = performance.now() - begun;
  await over.close();
  const own = new Set<string>();
  for (const fault of faults) if (await requestsUntilFound(fault.held())) own.add(fault.id);
  const rows = [["This check", own.size, "", found(report).length, report.tally.requests, "1x"]];
  const usual = [...exchanges];
  const missing = [...leftOut];
  // Getting ready and the sound server are measured one after another, the faults at once.
  const ready: (() => Promise<void>)[] = [];
  const servers: { close(): Promise<void> }[] = [];
  for (const tool of tools) {
    const folder = join(cache, tool.name.replaceAll(/\W+/g, "-"));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const server = await serve();
    servers.push(server);
    for (const version of versions) {
      const document = fitted(
        version,
        JSON.parse(readDocument(`openapi/${version}.json`)) as Document,
        usual,
      );
      document.servers = [{ url: server.url + basePath(version) }];
      await writeFile(join(folder, `${version}.json`), JSON.stringify(document));
    }
    try {
      const check = await tool.prepare({ ...server, folder, exchanges: usual });
      server.switchTo(sound.independent());
      const start = performance.now();
      const alarms = await check();
      const ratio = (performance.now() - start) / milliseconds;
      const { requests } = server.counted;
      ready.push(async () => {
        const seen: string[] = [];
        for (const fault of faults) {
          server.switchTo(fault.held());
          if (differs(alarms, await check())) seen.push(fault.id);
        }
        const beyond = seen.filter((id) => !own.has(id)).length;
        rows.push([tool.name, seen.length, beyond, new Set(alarms).size, requests, `${ratio.toFixed(1)}x`]);
      });
    } catch (error) {
      missing.push(`${tool.name}: ${reasonOf(error)}`);
    }
  }
  await Promise.all(ready.map((judge) => judge()));
  await Promise.all(servers.map((server) => server.close()));
  const head = ["", `found of ${faults.length}`, "not by the check", "false alarms", "requests", "time"];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [...lines, "", "Not run:", ...missing.map((line) => `- ${line}`)].join("\n");
}

/** A server on a port of its own, whose fault can be changed, and which counts its requests. */
async function serve() {
  let held: Held = sound.independent();
  const counted = { requests: 0 };
  const { url, close } = await listen(
    async (request) => {
      counted.requests += 1;
      const { fetch, now } = held;
      if (!fetch || !now) throw new Error("this server is not in process");
      return dated(fetch, now())(request);
    },
    { port: 0, host: "127.0.0.1" },
  );
  const switchTo = (next: Held) => {
    held = next;
    counted.requests = 0;
  };
  return { url, close, switchTo, counted, apiKey: held.apiKey ?? "" };
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === "ENOENT" ? "not installed" : (message.split("\n")[0] ?? "");
}
