import { anyAnswerOf } from "../../asking.ts";
import { demand, type CheckCase, type Need } from "../../case.ts";
import { fieldsOf } from "../../fields.ts";
import { ask, chargesOf, demandCharges, metering } from "./case.ts";

/** The credits that a team has once, and what is left to it without. */
export function creditCases(): CheckCase[] {
  return [sharedCase(), parallelCase(), ...exhaustedCases()];
}

function sharedCase(): CheckCase {
  return metering("v1", "getBrand", {
    ...{ name: "credits-of-both-versions", requests: 2, rows: 2 },
    rule: "calls of both versions are charged to the same credits",
    async run(tools) {
      const id = await tools.account();
      const { result, charges, spent } = await chargesOf(tools, async () => {
        anyAnswerOf(await ask(tools, "v2", "searchMedia", { body: { accountId: id, limit: 1 } }));
        return ask(tools, "v1", "getBrand", { id });
      });
      anyAnswerOf(result);
      const expected = [
        { version: "v2", operationId: "searchMedia", rows: 1, microdollars: 500 },
        { version: "v1", operationId: "getBrand", rows: 1, microdollars: 2500 },
      ];
      demandCharges(charges, expected, result);
      demand(spent === 3000, "3000 microdollars less credit", `${spent} less`, result);
    },
  });
}

function parallelCase(): CheckCase {
  const calls = 8;
  return metering("v2", "searchMedia", {
    ...{ name: "parallel-calls", requests: calls, rows: calls },
    rule: "calls that meet are charged once each",
    async run(tools) {
      const body = { accountId: await tools.account(), limit: 1 };
      const { result, charges, spent } = await chargesOf(tools, () =>
        Promise.all(Array.from({ length: calls }, () => ask(tools, "v2", "searchMedia", { body }))),
      );
      const [first] = result;
      const counts = result.map((exchange) =>
        Math.max(1, Number(fieldsOf(anyAnswerOf(exchange).body)["count"])),
      );
      const expected = counts.map((rows) => ({
        ...{ version: "v2", operationId: "searchMedia", rows, microdollars: rows * 500 },
      }));
      if (first) demandCharges(charges, expected, first);
      const sum = expected.reduce((total, { microdollars }) => total + microdollars, 0);
      demand(spent === sum, `${sum} microdollars less credit`, `${spent} less`, first);
    },
  });
}

/** A team without credits. */
function exhaustedCases(): CheckCase[] {
  const needs: Need[] = ["exhaustedKey"];
  return [
    metering("v2", "searchMedia", {
      ...{ name: "402-is-free", rule: "a call for which no credits are left is refused and charges nothing" },
      ...{ requests: 1, needs },
      async run(tools) {
        const key = String(tools.options.keys.exhausted);
        const question = { body: { query: "new", limit: 1 }, key };
        const act = () => ask(tools, "v2", "searchMedia", question);
        const { result, charges } = await chargesOf(tools, act, key);
        demand(result.status === 402, "status 402", `status ${result.status}`, result);
        demandCharges(charges, [], result);
      },
    }),
    ...(["indexBrand", "getBrandIndexStatus"] as const).map((id) =>
      metering("v1", id, {
        ...{ name: "without-credits", requests: 1 },
        rule: "is answered when no credits are left",
        needs: [...needs, ...(id === "indexBrand" ? ["indexUrl" as const] : [])],
        async run(tools) {
          const key = String(tools.options.keys.exhausted);
          const question =
            id === "indexBrand"
              ? { body: { websiteUrl: tools.options.indexUrl }, key }
              : { id: await tools.account(), key };
          anyAnswerOf(await ask(tools, "v1", id, question));
        },
      }),
    ),
  ];
}
