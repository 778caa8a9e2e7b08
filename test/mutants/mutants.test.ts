import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { mutants } from "./index.ts";
import { options } from "./world.ts";
import type { Fetch } from "./wrap.ts";

const untouched = [createMock(options), createMock(options)].map(
  (mock): Fetch =>
    async (request, env) =>
      mock.fetch(request, env),
);

/** In a session of its own, so that mutants can share the untouched mocks. */
function within(session: string, fetch: Fetch | undefined): Fetch {
  if (!fetch) throw new RangeError("there is no such mock");
  return (request) => {
    request.headers.set("X-Mock-Session", session);
    return fetch(request);
  };
}

describe("each mutant can be told from the untouched mock", () => {
  test.each(mutants)("$id", async ({ id, probe, make }) => {
    const sound = await probe(within(id, untouched[0]));
    expect(await probe(within(id, untouched[1]))).toEqual(sound);
    const faulty = await probe(within(id, make(options)));
    if (process.env["SHOW"]) console.log(id, JSON.stringify(sound), JSON.stringify(faulty));
    expect(faulty).not.toEqual(sound);
  });
});
