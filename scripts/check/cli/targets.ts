import { assumedReadings } from "@adintel/client/readings";
import { UsageError } from "../../lib/errors.ts";
import { byPreference } from "../../lib/versions.ts";
import { defaultRoots, handlerTarget, mainRoot, rootsAt, type Handler } from "../http/handler.ts";
import { addedHeaders, createFetch } from "../http/reach.ts";
import type { Target } from "../http/target.ts";
import type { Options } from "./options.ts";

/** The server in this process, or the one that the flags name, or else the mock, whose world stands at `now`. */
export async function targetFor(
  options: Pick<Options, "roots" | "seed" | "timeoutMs">,
  { now, fetch }: { now(): number; fetch?: Handler | undefined },
): Promise<Target> {
  const { roots, timeoutMs } = options;
  const hasRoots = Object.keys(roots).length > 0;
  if (fetch) return handlerTarget(fetch, hasRoots ? roots : defaultRoots);
  if (hasRoots) return { name: mainRoot(roots), roots, addedHeaders, fetch: await createFetch(timeoutMs) };
  return mockTarget(options.seed, now());
}

/** The mock, in process. */
export async function mockTarget(seed: number, now: number): Promise<Target> {
  const { createMock } = await mockPackage(
    `name the server to check with ${byPreference.map((version) => `--${version} URL`).join(" or ")}; to check the mock`,
  );
  const mock = createMock({
    seed,
    now,
    rateLimits: false,
    strict: true,
    // It is checked for what the documents assume, also where they do not assume yet what was observed.
    readings: assumedReadings,
  });
  return {
    name: "the mock, in process",
    roots: rootsAt("http://mock"),
    fetch: async (request) => mock.fetch(request),
    fetchFrom: async (request, remoteAddress) =>
      mock.fetch(request, { incoming: { socket: { remoteAddress } } }),
  };
}

/**
 * The mock's package; only now, since it takes a while to load.
 *
 * @throws {UsageError} if it is not installed, saying what it is needed for.
 */
export async function mockPackage(need: string): Promise<typeof import("@adintel/mock")> {
  return import("@adintel/mock").catch((error: NodeJS.ErrnoException) => {
    // The second is that of Yarn's Plug'n'Play.
    if (!["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"].includes(error.code ?? "")) throw error;
    throw new UsageError(`${need}, install @adintel/mock next to this package`);
  });
}
