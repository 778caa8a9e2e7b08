import type { Version } from "@adintel/client/operations";
import { anyAnswerOf, sendingTo } from "../../asking.ts";
import type { AnyQuestion as Question } from "../../questions.ts";
import { demand, type CheckCase } from "../../case.ts";
import { worstRows } from "../../cost.ts";
import { operationOf } from "../../place.ts";
import { nobody } from "../meaning/legacy-search.ts";
import { ask, chargesOf, demandCharges, metering } from "./case.ts";

/** A text that nothing matches. */
const nothing = "zzqxv jjwqk";

/** A question to an operation that charges; `least` is what an answer without rows costs, in rows. */
interface Asked {
  version: Version;
  id: string;
  name: string;
  least: 0 | 1;
  question(account: string): Question;
}

const asked: Asked[] = [
  ...(["some", "none"] as const).map((name): Asked => ({
    ...{ version: "v2", id: "searchMedia", name: `${name}-found`, least: 1 },
    question: (accountId) => ({ body: { accountId, limit: 2, ...(name === "none" && { query: nothing }) } }),
  })),
  ...["HOOK", "TARGET_PERSONA", "AD_ANGLE", "MEDIA_MIX"].map((type) =>
    ofAccount("v2", "listAccountInsights", type, { type, limit: 2 }),
  ),
  ofAccount("v2", "listAccountLandingPages", "some-found", { showInactive: true, limit: 2 }),
  ofAccount("v2", "listAccountLandingPages", "none-found", { limit: 2, offset: 100_000 }),
  ofAccount("v2", "listAccountCampaigns", "campaigns", { type: "CAMPAIGN", limit: 2 }),
  ofAccount("v2", "listAccountCampaigns", "offers", { type: "OFFER", limit: 2 }),
  ofAccount("v2", "listAccountCollabs", "some-found", { limit: 2 }),
  ofAccount("v2", "listAccountCollabs", "none-found", { limit: 2, offset: 100_000 }),
  search("ids", 0, (id) => ({ mode: "ids", brandIds: [id] })),
  search("ids-none-found", 0, () => ({ mode: "ids", brandIds: [nobody] })),
  search("brand_name-none-found", 0, () => ({ mode: "brand_name", type: "BRAND", brandNames: [nothing] })),
  search("smart", 1, () => ({ mode: "smart", type: "BRAND", query: "shop", count: 2 })),
  search("smart-none-found", 1, () => ({ mode: "smart", type: "BRAND", query: nothing, count: 2 })),
  ofAccount("v1", "getBrand", "found", {}),
  media("structured", { mode: "structured", userRequest: "videos", limit: 2 }),
  media("structured-none-found", {
    ...{ mode: "structured", userRequest: "videos", limit: 2 },
    filters: { viewCount: { min: 1e12 } },
  }),
  media("smart", { mode: "smart", userRequest: "new", limit: 2 }),
  media("smart-none-found", { mode: "smart", userRequest: nothing, limit: 2 }),
  ...["HOOK", "TARGET_PERSONA", "USP", "MEDIA_MIX"].map((type) =>
    ofAccount("v1", "listBrandInsights", type, { type, limit: 2 }),
  ),
  ofAccount("v1", "listBrandLandingPages", "some-found", { showInactive: true, limit: 2 }),
];

function ofAccount(version: Version, id: string, name: string, query: NonNullable<Question["query"]>): Asked {
  return { version, id, name, least: 0, question: (account) => ({ id: account, query }) };
}

function search(name: string, least: 0 | 1, bodyOf: (account: string) => Record<string, unknown>): Asked {
  return { version: "v1", id: "searchBrands", name, least, question: (id) => ({ body: bodyOf(id) }) };
}

function media(name: string, body: Record<string, unknown>): Asked {
  return { version: "v1", id: "searchBrandMedia", name, least: 1, question: (id) => ({ id, body }) };
}

/** Each operation with a price charges for its rows. */
export function chargedCases(): CheckCase[] {
  return asked.map(({ version, id, name, least, question }) => {
    const operation = operationOf(version, id);
    return metering(version, id, {
      name: `charge-${name}`,
      rule: `charges for each row once${least ? ", and for one where there is none" : ""}`,
      requests: 1,
      rows: worstRows(
        operation,
        sendingTo({ version, operation: operationOf(version, id) }, question(nobody)),
      ),
      async run(tools) {
        const account = await tools.account();
        const { result, charges, spent } = await chargesOf(tools, () =>
          ask(tools, version, id, question(account)),
        );
        const { body } = anyAnswerOf(result);
        // A single account comes without a count.
        const rows = Math.max(typeof body["count"] === "number" ? body["count"] : 1, least);
        const microdollars = rows * (operation.billing?.microdollarsPerRow ?? 0);
        const expected = rows > 0 ? [{ operationId: id, version, rows, microdollars }] : [];
        demandCharges(charges, expected, result);
        demand(spent === microdollars, `${microdollars} microdollars less credit`, `${spent} less`, result);
      },
    });
  });
}
