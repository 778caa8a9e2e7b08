/** The check as a function: `check(server, { apiKey })`. The command, `npm run check`, is the same code. */
import { UsageError } from "../lib/errors.ts";
import { address } from "../lib/server-flags.ts";
import { listed } from "../lib/text.ts";
import { basePath, currentVersion, versions, type Version } from "../lib/versions.ts";
import { Interrupted } from "./engine/interrupt.ts";
import { createMask, type Mask } from "../lib/mask.ts";
import { contractKnowledge } from "./adintel/index.ts";
import { OptionsError, optionsOf, type CaseResult, type Settings } from "./cli/settings.ts";
import { optionOfFlag } from "./cli/options.ts";
import { choose, perform, sentences } from "./cli/perform.ts";
import { operationIn, type Area } from "./engine/case.ts";
import type { Evidence, ReportData } from "./report/data.ts";
import { verdict } from "./report/facts.ts";
import { defaultRoots, handlerTarget, mainRoot, type Handler } from "./http/handler.ts";
import { addedHeaders, createFetch } from "./http/reach.ts";
import type { Result } from "./engine/run.ts";
import { earlierOf } from "./report/resume.ts";
import { Unreachable, type Target } from "./http/target.ts";

export type { CaseData, Failure, ReportData } from "./report/data.ts";
export { render } from "./report/formats/render.ts";
export { OptionsError, Unreachable };
export type { CaseResult, Evidence, Handler, Settings as CheckOptions };

/** The root of each version that is checked, by the name of the version. */
export type Roots = { [V in Version]?: string | URL };

/**
 * What is checked: a handler, or an object with one as `fetch` (such as a Hono app); the roots of a server; the root of one of its
 * versions, of the current one unless the path ends with the name of another; or a handler with the roots that it has. A handler
 * without roots is asked at `http://server` and the path of each version.
 */
export type Server = Handler | string | URL | (Roots & { fetch?: Handler });

/** A rule that the server breaks, with what shows it. */
export interface Finding extends Evidence {
  /** Stable, as `skip` and `baseline` take it. */
  id: string;
  /** With its version: `VERSION/ID`. */
  operation: string;
  area: Area;
  /** In words. */
  rule: string;
  /** A document and a JSON Pointer into it, or a part of the specification. */
  place: string;
}

/** What a run showed. */
export interface CheckReport extends ReportData {
  /**
   * Whether the server conforms as far as it was tested. `findings` alone may be empty as well if nothing was tested, or if the
   * run was stopped.
   */
  ok: boolean;
  /** The verdict in one sentence. */
  summary: string;
  /** Every rule that the server breaks, apart from what the baseline has; `failures` has the same by cause. */
  findings: Finding[];
}

/**
 * Checks a server against the contract, and resolves to a report without any key in it.
 *
 * @throws {OptionsError} on a wrong option, before anything is sent.
 * @throws {Unreachable} if the server does not answer, is no such API or refuses the key.
 * @example
 * const report = await check(app.fetch, { apiKey: "key-of-a-test" });
 * expect(report.findings).toEqual([]);
 * expect(report.ok, report.summary).toBe(true);
 */
export async function check(server: Server, settings: Settings): Promise<CheckReport> {
  const { prepared, target, isDefault } = await prepare(server, settings);
  const { chosen, baseline, earlier } = prepared;
  const { signal, now = Date.now, onResult } = settings;
  const mask = createMask(chosen.options);
  const controller = new AbortController();
  const abort = () => controller.abort(new Interrupted("the caller aborted the run"));
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const { data } = await perform(chosen, target, {
      now,
      signal: controller.signal,
      baseline,
      earlier,
      onResult: onResult && ((result, done, total) => onResult(resultOf(result, mask), done, total)),
    });
    return reportOf(data);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const hint = `For a handler that serves one version, or other paths, call check({ fetch: handler, ${currentVersion}: "${mainRoot(defaultRoots)}" }, …)`;
    throw new Unreachable(sentences(inOptions(error.message), ...(isDefault ? [hint] : [])));
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

/** Reads what a caller gave; whatever is wrong with it is an {@link OptionsError}. */
async function prepare(server: Server, settings: Settings) {
  try {
    const { handler, roots, isDefault } = readServer(server);
    const { options, baseline } = optionsOf(settings, handler !== undefined, roots);
    const repeated = (ids: readonly string[], accounts: readonly string[]) => {
      const account = accounts.length > 0 ? `, account: ${JSON.stringify(accounts)}` : "";
      const assume = options.assume ? ", assume: true" : "";
      return `check(server, { only: ${JSON.stringify(ids)}${account}${assume}, seed: ${options.seed} })`;
    };
    const target: Target = handler
      ? handlerTarget(handler, roots)
      : { name: mainRoot(roots), roots, addedHeaders, fetch: await createFetch(options.timeoutMs) };
    const earlier =
      settings.resume === undefined ? undefined : earlierOf(settings.resume, target.roots, "resume");
    return {
      prepared: { chosen: choose({ ...options, repeated }, contractKnowledge), baseline, earlier },
      target,
      isDefault,
    };
  } catch (error) {
    throw error instanceof UsageError ? new OptionsError(inOptions(error.message)) : error;
  }
}

function rootLike(version: Version): string {
  return `https://api.example.com${basePath(version)}`;
}

function readServer(server: Server): { handler?: Handler; roots: Target["roots"]; isDefault: boolean } {
  if (typeof server === "function") return { handler: server, roots: defaultRoots, isDefault: true };
  if (typeof server === "string" || server instanceof URL) {
    const root = address("server", rootLike(currentVersion))(String(server));
    const version = versions.find((one) => root.endsWith(`/${one}`)) ?? currentVersion;
    return { roots: { [version]: root }, isDefault: false };
  }
  if (typeof server !== "object" || server === null)
    throw new UsageError(
      `server must be a handler, a URL, or an object with the roots { ${versions.join(", ")} }`,
    );
  const { fetch } = server;
  const givenRoots: Roots = server;
  const roots: Target["roots"] = {};
  for (const version of versions)
    if (givenRoots[version] !== undefined)
      roots[version] = address(version, rootLike(version))(String(givenRoots[version]));
  const isDefault = Object.keys(roots).length === 0;
  if (fetch === undefined) {
    if (isDefault)
      throw new UsageError(
        `server must have ${listed(versions, "or")} (a root to check), or fetch (a handler)`,
      );
    return { roots, isDefault };
  }
  if (typeof fetch !== "function") throw new UsageError("server: fetch must be a function");
  return {
    // As a method, since a class may need its fields.
    handler: (request) => fetch.call(server, request),
    roots: isDefault ? defaultRoots : roots,
    isDefault,
  };
}

/** Flags, in words of the layers that the command has as well, as the options that they are here. */
function inOptions(text: string): string {
  return text
    .replace("; --plan lists them", "")
    .replaceAll(/--([a-z][a-z\d-]*)/g, (flag, name: string) =>
      versions.some((version) => version === name) ? name : (optionOfFlag(name) ?? flag),
    );
}

function whyInOptions<One extends { why: string }>(one: One): One {
  return { ...one, why: inOptions(one.why) };
}

function resultOf({ case: one, outcome, milliseconds }: Result, mask: Mask): CaseResult {
  const { id, area, rule, place } = one;
  return {
    id,
    operation: operationIn(id),
    area,
    kind: "case",
    rule,
    place,
    status: outcome.status,
    seconds: milliseconds / 1000,
    ...("reason" in outcome && { reason: inOptions(mask(outcome.reason)) }),
    ...("expected" in outcome && { expected: mask(outcome.expected), got: mask(outcome.got) }),
  };
}

function reportOf(data: ReportData): CheckReport {
  const cases = data.cases.map((one) => ({
    ...one,
    ...(one.reason !== undefined && one.status !== "known" && { reason: inOptions(one.reason) }),
  }));
  const findings = cases.flatMap(({ id, operation, area, rule, place, status, failure }): Finding[] =>
    status === "failed" && failure ? [{ id, operation, area, rule, place, ...failure }] : [],
  );
  const own = {
    ...data,
    cases,
    hints: data.hints.map(inOptions),
    lacks: data.lacks.map(inOptions),
    ...(data.stopped !== undefined && { stopped: inOptions(data.stopped) }),
    ...(data.baseline && { baseline: { ...data.baseline, unseen: data.baseline.unseen.map(whyInOptions) } }),
  };
  return { ...own, ok: data.exitCode === 0, summary: verdict(own), findings };
}
