import { getAccount, getBrandV1 } from "./operations/accounts.ts";
import { listCampaigns, listCampaignsV1 } from "./operations/campaigns.ts";
import { listCollabs, listCollabsV1 } from "./operations/collabs.ts";
import { listComments, listCommentsV1 } from "./operations/comments.ts";
import { getIndexStatus, getIndexStatusV1, indexAccount, indexBrandV1 } from "./operations/indexing.ts";
import { getInsights, getInsightsV1 } from "./operations/insights.ts";
import { listLandingPages, listLandingPagesV1 } from "./operations/landing-pages.ts";
import { searchMedia, searchMediaV1 } from "./operations/media.ts";
import { searchBrandsV1 } from "./operations/search-v1.ts";
import { searchBrands, searchCreators } from "./operations/search-v2.ts";
import { searchTaxonomies } from "./operations/taxonomies.ts";
import type { Operation } from "./world.ts";

/** All operations; of two whose paths fit, the first one counts. */
export const operations: readonly Operation[] = [
  searchMedia,
  getInsights,
  listLandingPages,
  listCampaigns,
  listCollabs,
  searchTaxonomies,
  indexAccount,
  searchBrands,
  searchCreators,
  getIndexStatus,
  getAccount,
  listComments,
  searchBrandsV1,
  indexBrandV1,
  getBrandV1,
  searchMediaV1,
  getIndexStatusV1,
  getInsightsV1,
  listLandingPagesV1,
  listCampaignsV1,
  listCollabsV1,
  listCommentsV1,
];
