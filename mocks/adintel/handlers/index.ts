import type { OperationId, Version } from "@adintel/client/operations";
import type { CapableHandler } from "../../engine/rows/list-definition.ts";
import { getAccount, getBrand } from "./accounts.ts";
import { getIndexStatus, indexAccount } from "./indexing.ts";
import { listInsights } from "./insights.ts";
import { searchBrands, searchBrandsV1, searchCreators } from "./search-accounts.ts";
import { searchBrandMedia } from "./search-brand-media.ts";
import { searchMedia } from "./search-media.ts";
import { asSuccessor } from "./successor.ts";
import { listCampaigns, listCollabs, listLandingPages, searchTaxonomies } from "./lists.ts";

/** The compiler asks for the handler of each operation. */
type AllHandlers = { [V in Version]: Record<OperationId<V>, CapableHandler | null> };

/** What answers each operation; `null`: nothing of it is specified, so the documents' examples answer. */
export const handlers: AllHandlers = {
  v2: {
    searchBrands,
    searchCreators,
    getAccount,
    searchMedia,
    listAccountInsights: listInsights,
    listAccountLandingPages: listLandingPages,
    listAccountCampaigns: listCampaigns,
    listAccountCollabs: listCollabs,
    indexAccount,
    getAccountIndexStatus: getIndexStatus,
    searchTaxonomies,
    postComments: null,
  },
  v1: {
    searchBrands: searchBrandsV1,
    getBrand,
    searchBrandMedia,
    listBrandInsights: listInsights,
    listBrandLandingPages: listLandingPages,
    listBrandCampaigns: asSuccessor(listCampaigns),
    listBrandCollabs: asSuccessor(listCollabs),
    indexBrand: indexAccount,
    getBrandIndexStatus: getIndexStatus,
    postComments: null,
  },
};
