import type { Version } from "@adintel/client/operations";
import { anyAnswerOf, sendingTo } from "../../asking.ts";
import type { AnyQuestion as Question } from "../../questions.ts";
import type { CheckCase, Tools } from "../../case.ts";
import { operationOf } from "../../place.ts";
import { ask, chargesOf, demandCharges, headers, metering, type Metered } from "./case.ts";

/** What costs nothing: operations that are named as free, and those without a price as the mock takes them. */
export function freeCases(): CheckCase[] {
  const free = (
    version: Version,
    id: string,
    question: (tools: Tools) => Promise<Question>,
    more?: Partial<Metered>,
  ) =>
    metering(version, id, {
      ...{ name: "free", rule: "charges nothing", requests: 1, ...more },
      async run(tools) {
        const asking = await question(tools);
        const { result, charges } = await chargesOf(tools, () => ask(tools, version, id, asking));
        anyAnswerOf(result);
        demandCharges(charges, [], result);
      },
    });
  const account = async (tools: Tools): Promise<Question> => ({ id: await tools.account() });
  const address = async ({ options }: Tools) => ({ body: { websiteUrl: options.indexUrl } });
  return [
    free("v2", "searchTaxonomies", async () => ({ query: { query: "home" } })),
    free("v2", "indexAccount", address, { needs: ["indexUrl"] }),
    free("v1", "indexBrand", address, { needs: ["indexUrl"] }),
    free("v2", "getAccountIndexStatus", account),
    free("v1", "getBrandIndexStatus", account),
    // What has no stated price charges nothing on the mock.
    ...(["listBrandCampaigns", "listBrandCollabs"] as const).map((id) =>
      free("v1", id, account, { assumed: true, rows: 10 }),
    ),
    free("v2", "getAccount", account, { assumed: true, rows: 1 }),
    ...["searchBrands", "searchCreators"].map((id) =>
      free("v2", id, async () => ({ body: { query: "shop", limit: 2 } }), { assumed: true, rows: 2 }),
    ),
    // HEAD is allowed where it costs nothing.
    ...(
      [
        ["v2", "searchTaxonomies"],
        ["v2", "getAccountIndexStatus"],
        ["v1", "getBrandIndexStatus"],
      ] as const
    ).map(([version, id]) =>
      metering(version, id, {
        ...{ name: "HEAD", rule: "HEAD charges nothing", requests: 1 },
        async run(tools) {
          const question = { id: await tools.account(), query: { query: "home" } };
          const { result, charges } = await chargesOf(tools, () =>
            tools.send({
              ...sendingTo({ version, operation: operationOf(version, id) }, { ...question, headers }),
              method: "HEAD",
            }),
          );
          demandCharges(charges, [], result);
        },
      }),
    ),
  ];
}
