import type { Version } from "@adintel/client/operations";
import { sendingTo } from "../../asking.ts";
import type { AnyQuestion as Question } from "../../questions.ts";
import { demand, type CheckCase, type Tools } from "../../case.ts";
import type { Exchange } from "../../sending/exchange.ts";
import { nobody } from "../meaning/legacy-search.ts";
import { operationOf } from "../../place.ts";
import { ask, chargesOf, demandCharges, headers, metering } from "./case.ts";

/** Refusals of operations that charge otherwise. */
export function refusedCases(): CheckCase[] {
  const refused = (
    version: Version,
    id: string,
    status: number,
    send: (tools: Tools) => Promise<Exchange>,
    name = `${status}-is-free`,
  ) =>
    metering(version, id, {
      ...{ name, rule: `an answer of ${status} charges nothing`, requests: 1 },
      async run(tools) {
        const { result, charges, spent } = await chargesOf(tools, () => send(tools));
        demand(result.status === status, `status ${status}`, `status ${result.status}`, result);
        demandCharges(charges, [], result);
        demand(spent === 0, "as much credit as before", `${spent} microdollars less`, result);
      },
    });
  const sized = "a".repeat(102_400);
  const lists: [Version, string, Question["query"]][] = [
    ["v2", "listAccountInsights", { type: "HOOK", limit: 1 }],
    ["v2", "listAccountLandingPages", { limit: 1 }],
    ["v2", "listAccountCampaigns", { type: "CAMPAIGN", limit: 1 }],
    ["v2", "listAccountCollabs", { limit: 1 }],
    ["v1", "getBrand", {}],
    ["v1", "listBrandInsights", { type: "HOOK", limit: 1 }],
    ["v1", "listBrandLandingPages", { limit: 1 }],
  ];
  return [
    refused("v2", "searchMedia", 400, (tools) => ask(tools, "v2", "searchMedia", { body: { limit: 1 } })),
    refused("v2", "searchMedia", 401, (tools) =>
      ask(tools, "v2", "searchMedia", { body: { query: "new", limit: 1 }, key: "no-such-key" }),
    ),
    refused("v2", "searchMedia", 404, (tools) =>
      ask(tools, "v2", "searchMedia", { body: { accountId: nobody, limit: 1 } }),
    ),
    refused("v2", "searchMedia", 405, (tools) =>
      tools.send({
        ...sendingTo({ version: "v2", operation: operationOf("v2", "searchMedia") }, { headers }),
        method: "DELETE",
      }),
    ),
    refused("v2", "searchMedia", 413, (tools) => ask(tools, "v2", "searchMedia", { body: { query: sized } })),
    refused("v1", "searchBrands", 400, (tools) =>
      ask(tools, "v1", "searchBrands", { body: { mode: "smart" } }),
    ),
    refused("v1", "searchBrands", 413, (tools) =>
      ask(tools, "v1", "searchBrands", { body: { mode: "smart", type: "BRAND", query: sized } }),
    ),
    refused("v1", "searchBrandMedia", 404, (tools) =>
      ask(tools, "v1", "searchBrandMedia", {
        id: nobody,
        body: { mode: "structured", userRequest: "videos", limit: 1 },
      }),
    ),
    ...lists.flatMap(([version, id, query = {}]) => [
      refused(version, id, 404, (tools) => ask(tools, version, id, { id: nobody, query })),
      refused(
        ...([version, id, 405] as const),
        async (tools) => {
          const question = { id: await tools.account(), query, headers };
          return tools.send({
            ...sendingTo({ version, operation: operationOf(version, id) }, question),
            method: "HEAD",
          });
        },
        "HEAD-is-free",
      ),
    ]),
  ];
}
