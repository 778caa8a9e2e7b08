import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMock, type Mock } from "@adintel/mock";
import { createPurse, type Purse } from "../../scripts/mcp/purse.ts";
import { serveHttp } from "../../scripts/mcp/serve.ts";
import { createServerFactory, type ServerParts } from "../../scripts/mcp/server.ts";

export const apiKey = "mock_live_demo";

/** Always the same world, at the same time. */
export const mockOptions = { rateLimits: false, now: "2026-11-28T12:00:00Z" };

/** The official client, connected over HTTP to a server whose calls go to a mock. */
export interface Connected {
  client: Client;
  mock: Mock;
  purse: Purse;
  url: string;
  /** Calls a tool and resolves to its data. */
  call(name: string, input?: Record<string, unknown>): Promise<Structured>;
  close(): Promise<void>;
}

export interface Structured {
  mock?: string;
  error?: string;
  rows?: Record<string, unknown>[];
  nextOffset?: number;
  costsAtMostUsd?: number;
  chargedUsd?: number | null;
  maybeUsd?: number;
  spentUsd: number;
  leftUsd: number;
  notice?: string;
}

export interface ConnectOptions extends Partial<Omit<ServerParts, "purse">> {
  maxSpendUsd?: number;
  receipts?: string;
  /** Default: a new one. */
  mock?: Mock;
}

export async function connect(options: ConnectOptions = {}): Promise<Connected> {
  const { maxSpendUsd = 1, receipts, mock = createMock(mockOptions), ...parts } = options;
  const purse = await createPurse({
    maxSpendUsd,
    client: { baseUrl: "http://mock/v2", apiKey, fetch: mock.fetch, pacing: false },
    receipts,
    now: () => Date.parse(mockOptions.now),
  });
  const create = await createServerFactory({
    purse,
    version: "0",
    isMock: true,
    allowIndex: false,
    ...parts,
  });
  const server = await serveHttp(create, 0, "127.0.0.1");
  const client = new Client({ name: "test", version: "0" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
  return {
    client,
    mock,
    purse,
    url: server.url,
    async call(name, input = {}) {
      const { structuredContent, content } = await client.callTool({ name, arguments: input });
      return (structuredContent ?? { error: JSON.stringify(content) }) as unknown as Structured;
    },
    async close() {
      await client.close();
      await server.close();
    },
  };
}
