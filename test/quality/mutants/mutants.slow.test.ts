import { operations, type Operation } from "@adintel/client/operations";
import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { asker } from "./ask.ts";
import { mutants } from "./index.ts";
import { areas, type Mutant } from "./mutant.ts";
import { plainRequests } from "./plain-requests.ts";
import { options } from "./world.ts";
import type { Fetch, OperationName } from "./wrap.ts";

const names = (["v1", "v2"] as const).flatMap((version) =>
  Object.values<Operation>(operations[version]).map(
    ({ operationId }) => `${version}/${operationId}` as OperationName,
  ),
);

const untouched = (): Fetch => {
  const mock = createMock(options);
  return async (request, env) => mock.fetch(request, env);
};
const one = untouched();
const other = untouched();

/** In a session of its own, so that mutants can share the untouched mocks. */
function within(session: string, fetch: Fetch): Fetch {
  return (request) => {
    request.headers.set("X-Mock-Session", session);
    return fetch(request);
  };
}

/** What a server answers to a plain request to each operation but one. */
async function plainAnswers(fetch: Fetch, except: OperationName | null) {
  const ask = asker(within("plain", fetch), null);
  const answers: Record<string, unknown> = {};
  for (const operation of names) {
    if (operation === except) continue;
    const { status, text } = await ask({ operation, ...plainRequests[operation] });
    answers[operation] = { status, text };
  }
  return answers;
}

/** The statuses of refusals by the mutant's operation, which are not the business of a fault of a served request. */
async function refusals(fetch: Fetch, { id, area, operation }: Mutant) {
  if (!operation || ["envelope", "access", "transport"].includes(area)) return [];
  const ask = asker(within(`${id} refused`, fetch), operation);
  const plain = plainRequests[operation];
  const hasBody = "body" in plain;
  const answers = [
    await ask({ ...plain, headers: { Authorization: null } }),
    await ask({ ...plain, key: "mock_live_revoked" }),
    await ask({ ...plain, method: "PATCH" }),
    ...(hasBody ? [await ask({ ...plain, body: '{"query": ' })] : []),
    ...(hasBody ? [await ask({ ...plain, body: JSON.stringify(plain.body).padEnd(102_401) })] : []),
    ...("id" in plain ? [await ask({ ...plain, id: "none" })] : []),
  ];
  return answers.map(({ status, text }) => ({ status, text }));
}

const shown: string[] = [];

describe("each mutant can be told from the untouched mock, by its own operation only", async () => {
  const plain = await plainAnswers(one, null);

  test.each(mutants)("$id", async (mutant) => {
    const { id, operation, probe, make } = mutant;
    const sound = await probe(within(id, one));
    expect(await probe(within(id, other))).toEqual(sound);
    const fetch = make(options);
    const faulty = await probe(within(id, fetch));
    expect(faulty).not.toEqual(sound);
    shown.push(line(mutant, sound, faulty));

    expect(await refusals(fetch, mutant)).toEqual(await refusals(one, mutant));
    const expected = Object.entries(plain).filter(([name]) => name !== operation);
    expect(await plainAnswers(fetch, operation)).toEqual(Object.fromEntries(expected));
  });

  test("and catalogue.md tells how", async () => {
    // Some alone, as `-t` runs them, are not the catalogue.
    if (shown.length === mutants.length) await expect(table(shown)).toMatchFileSnapshot("catalogue.md");
  });
});

describe("the catalogue", () => {
  test("has no id twice", () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });

  test.each(areas)("has at least eight mutants of %s", (area) => {
    expect(mutants.filter((mutant) => mutant.area === area).length).toBeGreaterThanOrEqual(8);
  });

  test.each(names)("has a mutant of %s", (name) => {
    expect(mutants.some(({ operation }) => operation === name)).toBe(true);
  });

  test("has at least 64 that requests to the API can show, and that break what the documents say", () => {
    const fair = mutants.filter(({ visible, assumed }) => visible === "blackbox" && !assumed);
    expect(fair.length).toBeGreaterThanOrEqual(64);
  });
});

function line({ id, operation, what, visible, assumed }: Mutant, sound: unknown, faulty: unknown): string {
  const remarks = [visible === "controls" ? "ledger" : "", assumed ? "assumed" : ""]
    .filter(Boolean)
    .join(", ");
  const cells = [id, operation ?? "", what, short(sound), short(faulty), remarks];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function short(fact: unknown): string {
  const json = JSON.stringify(fact) ?? "";
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}

function table(lines: readonly string[]): string {
  return `# One-fault servers

Written by mutants.slow.test.ts: what a probe finds of the untouched mock and of each mutant. A remark \`ledger\` means that only
the mock's ledger shows the fault; \`assumed\`, that the documents leave open what it changes.

| mutant | operation | fault | untouched | mutant | remarks |
| --- | --- | --- | --- | --- | --- |
${lines.join("\n")}
`;
}
