import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import { listen } from "@adintel/mock/server";
import { ProxyAgent } from "undici";
import { expect, test } from "vitest";

/** A proxy that opens tunnels, and counts them. */
async function openProxy(): Promise<{ url: string; server: Server; targets: string[] }> {
  const targets: string[] = [];
  const server = createServer().on("connect", ({ url = "" }, socket, head) => {
    targets.push(url);
    const { hostname, port } = new URL(`http://${url}`);
    const upstream = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, targets };
}

test("calls go through the proxy of undici's dispatcher in fetchOptions", async () => {
  const mock = await listen(createMock({ seed: 7 }).fetch, { port: 0, host: "127.0.0.1" });
  const proxy = await openProxy();
  const dispatcher = new ProxyAgent(proxy.url);
  try {
    const options = { baseUrl: `${mock.url}/v2`, apiKey: "mock_live_demo" };
    const api = createClient({ ...options, fetchOptions: { dispatcher } });
    expect((await api.searchTaxonomies({ query: "shoes" })).count).toBeGreaterThan(0);
    expect((await api.searchMedia({ query: "week", limit: 1 })).media).toHaveLength(1);
    expect(new Set(proxy.targets)).toEqual(new Set([new URL(mock.url).host]));
    proxy.targets.length = 0;
    await createClient(options).searchTaxonomies({ query: "shoes" });
    expect(proxy.targets).toEqual([]);
  } finally {
    await dispatcher.close();
    proxy.server.close();
    await mock.close();
  }
});
