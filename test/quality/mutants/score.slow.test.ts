import { describe, expect, test } from "vitest";
import { ignoredFields } from "./ignored-fields.ts";
import { mutants } from "./index.ts";
import { judge, judgeAsBlackBox } from "./judge.ts";
import { missingFields } from "./missing-fields.ts";
import { areas, type Mutant } from "./mutant.ts";
import { sample } from "../../sample.ts";

/** Some of each area at each operation. */
const some = sample(mutants, 5, ({ area, operation }) => `${area} ${operation}`);

test.each(some)("the check finds $id", async (mutant) => {
  expect(await judge(mutant)).not.toEqual([]);
});

const assumed = mutants.filter((mutant) => mutant.assumed);
/** Four faults at a time; neighbours, which often concern the same field, are in different servers. */
const count = Math.ceil(assumed.length / 4);
const servers = Array.from({ length: count }, (_, place) =>
  assumed.filter((_one, at) => at % count === place),
);

test.each(sample(servers, 4).map((group) => [group.map(({ id }) => id).join(", "), group] as const))(
  "the check leaves a server alone that only assumptions are against: %s",
  async (_, group) => {
    expect(await judgeAsBlackBox(group)).toEqual([]);
  },
);

describe("the catalogue", () => {
  test("has no id twice", () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });

  test.each(areas)("has at least eight mutants of %s", (area) => {
    expect(mutants.filter((mutant) => mutant.area === area).length).toBeGreaterThanOrEqual(8);
  });

  test("is written down in catalogue.md", async () => {
    await expect(catalogue()).toMatchFileSnapshot("catalogue.md");
  });
});

function catalogue(): string {
  const derived = new Set([...missingFields, ...ignoredFields]);
  return `# One-fault servers

Servers made out of the mock with one behaviour changed, which the check must find; written by score.slow.test.ts. The remark \`controls\`
means that only the mock's controls show the fault; \`assumed\`, that the documents leave open or assume what it changes.

For each field that a request has, a server ignores it, and for each field that a row or a response must have, a server leaves it out
(${missingFields.length + ignoredFields.length} servers). A field that is added gets one too.

| mutant | operation | fault | remarks |
| --- | --- | --- | --- |
${mutants
  .filter((mutant) => !derived.has(mutant))
  .map(line)
  .join("\n")}
`;
}

function line(mutant: Mutant): string {
  const { id, operation, what, needsControls } = mutant;
  const remarks = [needsControls ? "controls" : "", mutant.assumed ? "assumed" : ""];
  return `| ${[id, operation ?? "", what, remarks.filter(Boolean).join(", ")].join(" | ")} |`;
}
