import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import * as scripted from "../../../test/mcp/agent/agents.ts";
import { gradesOf, type Agent } from "../../../test/mcp/agent/play.ts";
import { tasks } from "../../../test/mcp/agent/tasks.ts";
import { apiKey, mockOptions } from "../../../test/mcp/connect.ts";
import { tools } from "../../mcp/adintel/index.ts";
import { callTool } from "../../mcp/call.ts";
import { createPurse } from "../../mcp/purse.ts";
import { createTool } from "../../mcp/tool.ts";
import { atMost, median, type Row } from "./table.ts";

/**
 * Plays the tasks for agents: with a program, or with those that are scripted. A row says how many tasks an agent did without a
 * fault, and how many have each fault.
 */
export async function agent([program, ...args]: string[]): Promise<Row[]> {
  const agents: Record<string, Agent> = program ? { [program]: outside(program, args) } : scripted;
  const rows: Row[] = [];
  for (const [name, plays] of Object.entries(agents)) {
    const grades = Object.values(await gradesOf(plays));
    const count = (fault: string) => grades.filter((faults) => faults.split(" ").includes(fault)).length;
    const faults = ["answer", "money", "calls", "repeats", "leak"].map((fault) => `${fault} ${count(fault)}`);
    rows.push({
      what: name,
      figure: `${tasks.length - grades.length} of ${tasks.length}; ${faults.join(", ")}`,
    });
  }
  return program ? rows : [...rows, await callTime()];
}

/** A program that is given a task, reaches the tools by their address, and prints its answer last. */
function outside(program: string, args: string[]): Agent {
  return async ({ id, prompt }, _call, url) => {
    const child = spawn(program, args, {
      env: { ...process.env, ADINTEL_MCP_URL: url },
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdin.end(`${JSON.stringify({ id, prompt })}\n`);
    const lines = (await text(child.stdout)).trimEnd().split("\n");
    try {
      return JSON.parse(lines.at(-1) ?? "") as unknown;
    } catch {
      // No answer.
      return null;
    }
  };
}

/** CPU time of a call of a tool beside the same call with the client, both against a mock in this process. */
async function callTime(): Promise<Row> {
  const { fetch, requests } = createMock(mockOptions);
  const client = { baseUrl: "http://mock/v2", apiKey, fetch, pacing: false as const };
  const query = { query: "running shoes", limit: 10 };
  const api = createClient(client);
  const purse = await createPurse({ maxSpendUsd: 1e6, client });
  const [search] = await Promise.all(tools.map(createTool));
  if (!search) throw new Error("there is no tool");
  const calls = { client: () => api.searchMedia(query), tool: () => callTool(search, query, purse) };
  const ratios: number[] = [];
  for (let round = 0; round < 40; round++) {
    const spent: number[] = [];
    for (const call of [calls.client, calls.tool]) {
      requests.clear();
      const before = process.cpuUsage();
      for (let count = 0; count < 50; count++) await call();
      const { user, system } = process.cpuUsage(before);
      spent.push(user + system);
    }
    // The first rounds compile.
    if (round >= 5) ratios.push((spent[1] ?? NaN) / (spent[0] ?? NaN));
  }
  const ratio = median(ratios);
  return {
    what: "CPU time of a call of a tool",
    figure: `${ratio.toFixed(2)}x`,
    peer: "the client's",
    ratio,
    budget: atMost(ratio, 1.2, "at most 1.2x"),
  };
}
