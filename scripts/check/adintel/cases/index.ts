import type { CheckCase } from "../../engine/case.ts";
import type { Contract } from "../../contract/table.ts";
import { accountSearchCases, accountsDifferCases } from "./account-searches.ts";
import { collabCases } from "./collabs.ts";
import { creatorCases } from "./creators.ts";
import { statusCases, crosspostedCases, sameIdCase, textSearchCases } from "./creatives.ts";
import type { Subject } from "../../knowledge/subject.ts";
import { idCases } from "./ids.ts";
import { indexingCases, newcomerCases } from "./indexing.ts";
import { insightCases } from "./insights.ts";
import { landingPageFilterCases } from "./landing-page-filter.ts";
import { legacyMediaCases } from "./legacy-media.ts";
import { legacyProfileCases } from "./legacy-profile.ts";
import { legacySearchCases } from "./legacy-search.ts";
import { presetTouchesCases } from "./preset-touches.ts";
import { taxonomyCases } from "./taxonomies.ts";
import { versionCases } from "./versions.ts";

/** Cases that no document leads to, of what responses mean; lists are requested with `depth` rows. */
export function ownCases(depth: number, contract: Contract, all: readonly Subject[]): CheckCase[] {
  return [
    sameIdCase(depth),
    ...statusCases(depth),
    ...crosspostedCases(depth),
    ...landingPageFilterCases(depth),
    ...presetTouchesCases(depth),
    ...textSearchCases(depth),
    ...accountSearchCases(depth),
    ...legacySearchCases(),
    ...legacyProfileCases(depth),
    ...legacyMediaCases(depth),
    ...insightCases(depth, contract),
    ...accountsDifferCases(all, depth),
    ...collabCases(depth),
    ...taxonomyCases(depth),
    ...indexingCases(),
    ...newcomerCases(all),
    ...versionCases(depth),
    ...idCases(),
    ...creatorCases(contract),
  ];
}
