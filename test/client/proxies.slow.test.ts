import { join } from "node:path";
import { once } from "node:events";
import { createServer, request as httpRequest, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { connect, type AddressInfo, type Socket } from "node:net";
import { createClient, type Client } from "@adintel/client";
import { build } from "esbuild";
import { fetch, ProxyAgent } from "undici";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { missing } from "../packages/managers.ts";
import { outputOf } from "../packages/project.ts";
import { installPlatforms, nodeBinary } from "../packages/tools.ts";
import { selfSigned } from "./core/resends/certificate.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A network in which only a proxy knows where a host is. */
interface ProxiedNetwork {
  /** Address of the proxy. */
  proxy: string;
  /** What the proxy was asked for, such as `CONNECT api.example:443`. */
  seen: string[];
  close(): void;
}

/** Starts a proxy, which takes CONNECT and requests in absolute form, and behind it a server for every host. */
async function startProxiedNetwork(respond: RequestListener): Promise<ProxiedNetwork> {
  const sockets = new Set<Socket>();
  const plain = createServer(respond);
  const secure = createTlsServer(selfSigned(), respond);
  const seen: string[] = [];
  const proxy = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const { method, headers } = request;
    const path = new URL(request.url ?? "").pathname;
    const onward = httpRequest({ port: portOf(plain), host: "127.0.0.1", path, method, headers });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  proxy.on("connect", (request, client: Socket, head: Buffer) => {
    seen.push(`CONNECT ${request.url}`);
    const target = request.url?.endsWith(":443") ? secure : plain;
    const onward = connect(portOf(target), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      onward.write(head);
      client.pipe(onward).pipe(client);
    });
    // A client may drop its tunnel at any time.
    for (const socket of [client, onward])
      socket.on("error", () => [client, onward].map((end) => end.destroy()));
    sockets.add(client).add(onward);
  });
  const servers = [plain, secure, proxy];
  await Promise.all(servers.map((server) => once(server.listen(0, "127.0.0.1"), "listening")));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { proxy: `http://127.0.0.1:${portOf(proxy)}`, seen, close };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Nobody but the proxy knows this host. */
const host = "api.adintel.example";

/** What a program prints that makes a free and a paid call by HTTPS, and a paid one by HTTP. */
const called = ["1 path", "1 creative", "1 creative"];

/** The same in TypeScript, for here and as a program; the options are JSON. */
const program = `
import { createClient } from "@adintel/client";
const options = JSON.parse(process.argv[2]);
const open = (scheme) => createClient({ baseUrl: scheme + "://${host}/v2", apiKey: "live_secret", ...options });
const answers = [
  await open("https").searchTaxonomies.result({ query: "a" }).then(({ data, error }) => error?.message ?? data.count + " path"),
];
for (const scheme of ["https", "http"]) {
  const { data, error } = await open(scheme).searchMedia.result({ query: "a", limit: 1 });
  answers.push(error?.message ?? data.count + " creative");
}
console.log(JSON.stringify(answers));
`;

let network: ProxiedNetwork;
const folder = temporaryFolder();

beforeAll(async () => {
  await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: "js" },
    bundle: true,
    format: "esm",
    target: "es2022",
    outfile: join(folder, "calls.mjs"),
    logLevel: "error",
  });
});

beforeEach(async () => {
  network = await startProxiedNetwork((request, response) => {
    const isFree = request.url?.startsWith("/v2/taxonomies");
    const body = isFree ? { count: 1, taxonomies: [] } : { count: 1, media: [{ id: "m" }] };
    request.resume().on("end", () => {
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    });
  });
});

afterEach(() => network.close());

/** What is printed by a program on another platform. */
async function output(words: string[], options: object, environment: Record<string, string>) {
  const parameters = [join(folder, "calls.mjs"), JSON.stringify({ maxRetries: 0, ...options })];
  // The certificate is one that nobody has to trust.
  const trusting = { NODE_TLS_REJECT_UNAUTHORIZED: "0", NODE_NO_WARNINGS: "1" };
  const env = { ...trusting, ...environment };
  return JSON.parse(await outputOf([...words, ...parameters], folder, env)) as unknown;
}

/** What was sent went through the proxy: the three calls by HTTPS, and by HTTP in either form. */
function expectProxied() {
  expect(network.seen).toContain(`CONNECT ${host}:443`);
  expect(network.seen.at(-1)).toMatch(
    new RegExp(`^(CONNECT ${host}:80|POST http://${host}(:80)?/v2/media)$`),
  );
}

test.each([
  ["undici", { fetch }],
  ["Node.js", {}],
])("undici's ProxyAgent, with the fetch of %s", async (_, own) => {
  const dispatcher = new ProxyAgent({ uri: network.proxy, requestTls: { rejectUnauthorized: false } });
  const open = (scheme: string): Client =>
    createClient({
      baseUrl: `${scheme}://${host}/v2`,
      apiKey: "live_secret",
      maxRetries: 0,
      ...own,
      fetchOptions: { dispatcher },
    });
  expect((await open("https").searchTaxonomies({ query: "a" })).count).toBe(1);
  for (const scheme of ["https", "http"]) {
    expect((await open(scheme).searchMedia({ query: "a", limit: 1 })).count).toBe(1);
  }
  expectProxied();
  await dispatcher.close();
});

test("Node.js 24 with NODE_USE_ENV_PROXY", async () => {
  const { proxy } = network;
  const environment = { NODE_USE_ENV_PROXY: "1", HTTPS_PROXY: proxy, HTTP_PROXY: proxy };
  expect(await output([await nodeBinary("24")], {}, environment)).toEqual(called);
  expectProxied();
});

test("Bun, with its option of fetch", async ({ skip }) => {
  const bun = join(await installPlatforms(), "@oven/bun-linux-x64/bin/bun");
  const reason = await missing(bun);
  if (reason) skip(reason);
  expect(await output([bun], { fetchOptions: { proxy: network.proxy } }, {})).toEqual(called);
  expectProxied();
});

test("Deno, with HTTPS_PROXY", async ({ skip }) => {
  const deno = join(await installPlatforms(), "@deno/linux-x64-glibc/deno");
  const reason = await missing(deno);
  if (reason) skip(reason);
  const words = [deno, "run", "--allow-net", "--unsafely-ignore-certificate-errors"];
  const { proxy } = network;
  expect(await output(words, {}, { HTTPS_PROXY: proxy, HTTP_PROXY: proxy })).toEqual(called);
  expectProxied();
});
