/**
 * What the types of upgrades say, checked by the compiler: this file is type-checked and never run. A line under
 * `@ts-expect-error` must not compile.
 */
import { createClient } from "@adintel/client";
import * as up from "@adintel/client/upgrade";
import type { BrandSearchRequest, CreatorSearchRequest, MediaSearchRequest } from "@adintel/client/types";

const api = createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: "mock_live_demo" });

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(...proof: T[]) => proof;

// ---- One successor: the call is known, and is sent as it is.

export function single() {
  const [call] = up.upgradeSearchBrandMedia("a", { mode: "smart", limit: 3 }).calls;
  holds<Equal<typeof call.operation, "searchMedia">>(true);
  holds<Equal<typeof call.parameters, [body: MediaSearchRequest]>>(true);
  const pages = up.upgradeListBrandLandingPages("a", { showInactive: true }).calls[0];
  return [
    api[call.operation](...call.parameters),
    api[pages.operation](...pages.parameters),
    api[call.operation].result(...call.parameters),
    api.searchMedia.all(...call.parameters),
    // @ts-expect-error the parameters of one operation are not those of another
    api.searchBrands(...pages.parameters),
  ];
}

// ---- Two successors

export function either() {
  const { calls, lost } = up.upgradeSearchBrands({ mode: "smart", query: "a", type: "BRAND" });
  holds<Equal<(typeof lost)[number]["reason"], string>>(true);
  const sent = [];
  for (const call of calls) {
    if (call.operation === "searchBrands") {
      holds<Equal<(typeof call)["parameters"], [body: BrandSearchRequest]>>(true);
      sent.push(api[call.operation](...call.parameters));
    } else {
      holds<Equal<(typeof call)["parameters"], [body: CreatorSearchRequest]>>(true);
      sent.push(api[call.operation](...call.parameters));
    }
  }
  // @ts-expect-error there may be one call alone
  void calls[1].operation;
  return sent;
}

// ---- No counterpart

export function insights() {
  const upgraded = up.upgradeListBrandInsights("a", { type: "USP" });
  // @ts-expect-error there may be no call
  void upgraded.calls[0].operation;
  if (upgraded.obstacle !== undefined) {
    holds<Equal<typeof upgraded.obstacle, string>>(true);
    holds<Equal<typeof upgraded.calls, readonly []>>(true);
    return undefined;
  }
  const [call] = upgraded.calls;
  return api[call.operation](...call.parameters);
}

export function byLength() {
  const { calls } = up.upgradeListBrandInsights("a", { type: "HOOK" });
  if (calls.length === 0) return undefined;
  return api.listAccountInsights(...calls[0].parameters);
}

export function campaigns() {
  const [call] = up.upgradeListBrandCampaigns("a", { type: "OFFER" }).calls;
  const nothing = up.upgradeListBrandCampaigns("a");
  holds<Equal<typeof nothing, up.NoCounterpart>>(true);
  // @ts-expect-error not a type of campaign
  up.upgradeListBrandCampaigns("a", { type: "SALE" });
  return api[call.operation](...call.parameters);
}

// ---- Requests

export const refused = [
  // @ts-expect-error mode smart refuses sortBy
  () => up.upgradeSearchBrands({ mode: "smart", query: "a", type: "BRAND", sortBy: "NAME" }),
  // @ts-expect-error the request is missing
  () => up.upgradeSearchBrands(),
  // @ts-expect-error the id is missing
  () => up.upgradeSearchBrandMedia({ limit: 3 }),
  // @ts-expect-error no type of v1
  () => up.upgradeListBrandInsights("a", { type: "AD_ANGLE" }),
  // @ts-expect-error a field of v2
  () => up.upgradeIndexBrand({ url: "https://a.example" }),
];
