import { operations, type OperationId, type Version } from "@adintel/client/operations";
import { forEachVersion, predecessorOf } from "../../../scripts/lib/versions.ts";
import type { CapableHandler } from "../../engine/rows/list-definition.ts";
import { getAccount, getBrand } from "./accounts.ts";
import { getAccountIndexStatus, getIndexStatus, indexAccount } from "./indexing.ts";
import { listInsights } from "./insights.ts";
import { searchBrands, searchBrandsV1, searchCreators } from "./search-accounts.ts";
import { searchBrandMedia } from "./search-brand-media.ts";
import { searchMedia } from "./search-media.ts";
import { renamed, reshaped } from "../readings/reshaped.ts";
import { asSuccessor } from "./successor.ts";
import { listCampaigns, listCollabs, listLandingPages, searchTaxonomies } from "./lists.ts";

const { v2 } = operations;

type Handlers<V extends Version> = Record<OperationId<V>, CapableHandler | null>;

/** The compiler asks for the handler of each operation of the versions that share none, and no later one needs an entry. */
type OwnHandlers = Pick<{ [V in Version]: Handlers<V> }, "v1" | "v2"> & {
  [V in Version]?: Partial<Handlers<V>>;
};

/** What answers each operation; `null`: nothing of it is specified, so the documents' examples answer. */
const ownHandlers: OwnHandlers = {
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
    getAccountIndexStatus,
    searchTaxonomies,
    postComments: null,
  },
  v1: {
    searchBrands: searchBrandsV1,
    getBrand,
    searchBrandMedia,
    listBrandInsights: listInsights,
    listBrandLandingPages: listLandingPages,
    listBrandCampaigns: reshaped(
      asSuccessor(listCampaigns, v2.listAccountCampaigns),
      (body, { world: { takes } }) =>
        takes("v1-campaigns-list", "items") ? renamed(body, "campaigns", "items") : body,
    ),
    listBrandCollabs: reshaped(
      asSuccessor(listCollabs, v2.listAccountCollabs),
      ({ count, ...body }, { world: { takes } }) => ({
        ...(!takes("v1-collabs-count", "absent") && { count }),
        ...(takes("v1-collabs-list", "items") ? renamed(body, "collabs", "items") : body),
      }),
    ),
    indexBrand: indexAccount,
    getBrandIndexStatus: getIndexStatus,
    postComments: null,
  },
};

/** The handlers of each version: its own, and for the operations that it keeps under their ids, those of the version before it. */
export const handlers = forEachVersion(handlersOf) as {
  // The check at the start names those that are missing.
  [V in Version]: Handlers<V>;
};

function handlersOf(version: Version): Record<string, CapableHandler | null> {
  const former = predecessorOf(version);
  const all: Record<string, CapableHandler | null> = {
    ...(former && handlersOf(former)),
    ...ownHandlers[version],
  };
  return Object.fromEntries(Object.entries(all).filter(([id]) => Object.hasOwn(operations[version], id)));
}
