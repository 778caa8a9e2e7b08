import type { Version } from "@adintel/client/operations";
import { answerOf } from "../../asking.ts";
import { demand, type CheckCase, type Tools } from "../../case.ts";
import { meaning } from "./case.ts";

const operations = [
  { version: "v2", index: "indexAccount", status: "getAccountIndexStatus" },
  { version: "v1", index: "indexBrand", status: "getBrandIndexStatus" },
] as const;

/** Adding an account, and asking how far it is; an address is added once, if at all. */
export function indexingCases(): CheckCase[] {
  return operations.flatMap(({ version, index, status }) => [
    meaning(version, index, {
      ...{ name: "twice", requests: 2, needs: ["indexUrl"] },
      rule: "an address that was added is there: already_exists with the same brandId",
      async run(tools) {
        const first = await add(tools, version, index);
        const again = await add(tools, version, index);
        demand(again.status === "already_exists", "status already_exists", again.status, again.exchange);
        demand(again.id === first.id, `brandId ${first.id}`, again.id, again.exchange);
      },
    }),
    meaning(version, status, {
      ...{ name: "of-an-added-account", requests: 2, needs: ["indexUrl"] },
      rule: "the index status of an account that was added is answered",
      async run(tools) {
        const { id } = await add(tools, version, index);
        answerOf(await tools.ask(version, status, { id }));
      },
    }),
    ...(version === "v1"
      ? [
          meaning(version, index, {
            ...{ name: "of-the-other-version", requests: 2, needs: ["indexUrl" as const] },
            rule: "both versions know an address that was added by the other",
            async run(tools: Tools) {
              const first = await add(tools, "v2", "indexAccount");
              const again = await add(tools, version, index);
              demand(
                again.status === "already_exists",
                "status already_exists",
                again.status,
                again.exchange,
              );
              demand(again.id === first.id, `brandId ${first.id}`, again.id, again.exchange);
            },
          }),
        ]
      : []),
  ]);
}

async function add(tools: Tools, version: Version, operationId: string) {
  const websiteUrl = tools.options.indexUrl;
  const exchange = await tools.ask(version, operationId, { body: { websiteUrl } });
  const { brandId, status } = answerOf(exchange).body;
  return { exchange, id: String(brandId), status: String(status) };
}
