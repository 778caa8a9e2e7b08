import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { guideFolder } from "../model/guide-folder.ts";
import type { At } from "../model/page-context.ts";
import type { QueryValue } from "../samples/call.ts";
import { mockOfSomeDay } from "../samples/choose.ts";
import { runSteps, type Run } from "../samples/program/run.ts";
import type { Step } from "../samples/program/program.ts";
import { operationOf } from "./links.ts";
import { choices, GuideError } from "./mistakes.ts";

/** A call as calls.yaml has it. */
export interface WrittenCall extends Pick<Step, "body" | "take" | "repeat"> {
  title?: string;
  text?: string;
  /** Missing: no call, but what the mock charged for those before it. */
  operation?: string;
  path?: Record<string, string>;
  query?: Record<string, QueryValue>;
}

type AllCalls = Record<string, WrittenCall[]>;

/** The calls of recipes and of the start page, by name. */
export function readCalls(): AllCalls {
  const file = join(guideFolder, "snippets/calls.yaml");
  return existsSync(file) ? (parse(readFileSync(file, "utf8")) as AllCalls) : {};
}

/** @throws {GuideError} if nothing has that name. */
export function callsNamed(name: string): WrittenCall[] {
  const all = readCalls();
  const calls = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!calls)
    throw new GuideError(`snippets/calls.yaml has no ${name}; it has ${choices(name, Object.keys(all))}`);
  return calls;
}

/** Calls as they are sent to where the samples of a page go. */
export function stepsOf(at: Pick<At, "calls" | "documents" | "version">, written: WrittenCall[]): Step[] {
  return written.flatMap(({ operation, path = {}, query = {}, body, take, repeat }) => {
    if (operation === undefined) return [];
    const { version, row } = operationOf(at, operation);
    const sample = at.calls[version][row.operationId]?.call;
    if (!sample) throw new GuideError(`no call of ${operation} succeeds on the mock`);
    return { ...sample, pathParameters: path, query, body, take, repeat };
  });
}

/** What the mock returns to the calls that pages show responses of, which have titles. */
export async function exampleRuns(
  at: Pick<At, "calls" | "documents" | "version">,
): Promise<Record<string, Run>> {
  const runs: Record<string, Run> = {};
  for (const [name, calls] of Object.entries(readCalls()))
    if (calls.every(({ title }) => title !== undefined))
      runs[name] = await runSteps(mockOfSomeDay(), stepsOf(at, calls));
  return runs;
}
