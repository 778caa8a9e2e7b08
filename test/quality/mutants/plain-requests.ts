import type { Parts } from "./ask.ts";
import type { OperationName } from "./wrap.ts";
import { brand } from "./world.ts";

const { id } = brand;
/** A refusal, since each mock would load the documents' examples anew to answer with one. */
const keyless = { body: {}, headers: { Authorization: null } };

/** A request to each operation that tells whether it works as ever. */
export const plainRequests: Record<OperationName, Parts> = {
  "v2/searchBrands": { body: { query: "running" } },
  "v2/searchCreators": { body: { query: "running" } },
  "v2/getAccount": { id },
  "v2/searchMedia": { body: { accountId: id, limit: 5 } },
  "v2/listAccountInsights": { id, query: { type: "HOOK" } },
  "v2/listAccountLandingPages": { id },
  "v2/listAccountCampaigns": { id, query: { type: "OFFER" } },
  "v2/listAccountCollabs": { id },
  "v2/indexAccount": { body: { websiteUrl: "https://newcomer.example" } },
  "v2/getAccountIndexStatus": { id },
  "v2/searchTaxonomies": { query: { query: "shoes" } },
  "v2/postComments": keyless,
  "v1/searchBrands": { body: { mode: "ids", brandIds: [id, "none"] } },
  "v1/getBrand": { id },
  "v1/searchBrandMedia": { id, body: { limit: 5 } },
  "v1/listBrandInsights": { id, query: { type: "USP" } },
  "v1/listBrandLandingPages": { id },
  "v1/listBrandCampaigns": { id },
  "v1/listBrandCollabs": { id },
  "v1/indexBrand": { body: { websiteUrl: "https://later.example" } },
  "v1/getBrandIndexStatus": { id },
  "v1/postComments": keyless,
};
