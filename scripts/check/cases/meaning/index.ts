import type { CheckCase } from "../../case.ts";
import type { Contract } from "../../contract/table.ts";
import { accountSearchCases, creatorFilterCases } from "./account-searches.ts";
import { alternativeCases } from "./alternatives.ts";
import { boundCases } from "./bounds.ts";
import { campaignPresetCases } from "./campaign-presets.ts";
import { campaignCases } from "./campaigns.ts";
import { collabCases } from "./collabs.ts";
import { dateCases } from "./dates.ts";
import { idCases } from "./ids.ts";
import { indexingCases } from "./indexing.ts";
import { insightCases } from "./insights.ts";
import { landingPageFilterCases } from "./landing-page-filter.ts";
import { landingPageCases } from "./landing-pages.ts";
import { legacyMediaCases } from "./legacy-media.ts";
import { legacySearchCases } from "./legacy-search.ts";
import { listFilterCases, oddFilterCases } from "./list-filters.ts";
import { listCases } from "./lists.ts";
import { pagingCases } from "./paging.ts";
import { sortingCases } from "./sorting.ts";
import { statusCases } from "./status.ts";
import { switchCases } from "./switches.ts";
import { taxonomyCases } from "./taxonomies.ts";
import { textSearchCases } from "./text-search.ts";
import { versionCases } from "./versions.ts";

/** What answers mean, by relations between them that hold whatever the data; lists are asked for `depth` rows at a time. */
export function meaningCases(depth: number, contract: Contract): CheckCase[] {
  return [
    ...pagingCases(depth, contract),
    ...listCases(depth, contract),
    ...sortingCases(depth),
    ...listFilterCases(depth),
    ...oddFilterCases(depth),
    ...alternativeCases(depth),
    ...statusCases(depth),
    ...boundCases(depth),
    ...switchCases(depth),
    ...landingPageFilterCases(depth),
    ...dateCases(depth),
    ...textSearchCases(depth),
    ...accountSearchCases(depth),
    ...creatorFilterCases(depth),
    ...legacySearchCases(),
    ...legacyMediaCases(depth),
    ...insightCases(depth, contract),
    ...landingPageCases(depth),
    ...collabCases(depth),
    ...campaignCases(depth),
    ...campaignPresetCases(depth),
    ...taxonomyCases(depth),
    ...indexingCases(),
    ...versionCases(depth),
    ...idCases(contract),
  ];
}
