import {
  fromJsonSchema,
  McpServer,
  type CallToolResult,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import { SkillCatalog } from "@modelcontextprotocol/server/ext/skills";
import { tools } from "./adintel/index.ts";
import { callTool, type ToolResult } from "./call.ts";
import { operations, termsOf } from "./operations.ts";
import type { Purse } from "./purse.ts";
import type { SearchReference } from "./reference.ts";
import { createTool, type Schema } from "./tool.ts";

export interface ServerParts {
  purse: Purse;
  version: string;
  /** Whether all data are made up. */
  isMock: boolean;
  /** Offers what changes the service's index. */
  allowIndex: boolean;
  /** Called after each call of a tool, such as for a log. */
  onCall?: ((tool: string, input: Record<string, unknown>, result: ToolResult) => void) | undefined;
  /** Without it, there is no tool that searches the reference. */
  reference?: SearchReference | undefined;
  skills?: SkillCatalog | undefined;
}

const mockNotice = "This is mock data: everything in it is made up, and nothing is really charged.";

/**
 * A function that makes a server for each connection or request, as both transports ask for. All of them share one purse, and
 * the schemas are compiled once.
 */
export async function createServerFactory(parts: ServerParts): Promise<() => McpServer> {
  const { purse, version, isMock, allowIndex, onCall, reference, skills } = parts;
  const offered = await Promise.all(
    tools
      .filter(({ changesIndex }) => allowIndex || !changesIndex)
      .map(async (definition) => {
        const tool = await createTool(definition);
        const config = {
          title: definition.title,
          description: describe(definition),
          inputSchema: unchecked(tool.schema),
          annotations: { readOnlyHint: !definition.changesIndex, openWorldHint: true },
        };
        return { tool, config };
      }),
  );
  const querySchema = fromJsonSchema<{ query: string }>({
    type: "object",
    properties: { query: { type: "string", description: "What to look for, in a few words." } },
    required: ["query"],
    additionalProperties: false,
  });
  const money = () => ({ spentUsd: purse.spentUsd, leftUsd: purse.leftUsd });
  const shown = (result: ToolResult): CallToolResult => {
    const structured = { ...(isMock && { mock: mockNotice }), ...result };
    return {
      content: [{ type: "text", text: JSON.stringify(structured) }],
      structuredContent: { ...structured },
      ...(result.error !== undefined && { isError: true }),
    };
  };
  return () => {
    const server = new McpServer(
      { name: "adintel", version },
      {
        instructions: `Ad intelligence. Calls cost money per row returned, and at most $${purse.leftUsd} is left for all of them; no tool can raise that. Start with a small \`limit\`, use \`quote\` to learn what a call could cost, and never repeat a call that may have been charged.`,
      },
    );
    for (const { tool, config } of offered)
      server.registerTool(tool.definition.name, config, async (input) => {
        const result = await callTool(tool, input, purse);
        onCall?.(tool.definition.name, input, result);
        return shown(result);
      });
    if (reference)
      server.registerTool(
        "search_reference",
        {
          title: "Search the reference",
          description:
            "Searches the API's reference: what a field, an error or a filter means, what is charged, what is not specified. Free.",
          inputSchema: querySchema,
          annotations: { readOnlyHint: true, openWorldHint: false },
        },
        async ({ query }) => shown({ rows: await reference(query), ...money() }),
      );
    skills?.attach(server);
    return server;
  };
}

/** A schema that is shown, but not checked: `callTool` says what is wrong and what to change, as the SDK cannot. */
function unchecked(schema: Schema): StandardSchemaWithJSON<Record<string, unknown>> {
  const { "~standard": standard } = fromJsonSchema<Record<string, unknown>>(schema);
  return { "~standard": { ...standard, validate: (value) => ({ value: value as Record<string, unknown> }) } };
}

/** A tool's description, with what its operations cost. */
function describe({ description, choice, operations: choices }: (typeof tools)[number]): string {
  const terms = Object.entries(choices).map(([name, { operation }]) => {
    const sentence = termsOf(operations[operation]);
    return choice ? `${name}: ${sentence}` : sentence;
  });
  return `${description} ${terms.join(" ")}`;
}
