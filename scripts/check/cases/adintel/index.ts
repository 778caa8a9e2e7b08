import { UsageError } from "../../../lib/errors.ts";
import type { CheckCase } from "../../engine/case.ts";
import { contract as documented, type Contract } from "../../contract/table.ts";
import { accountSearchCases, accountsDifferCases } from "./account-searches.ts";
import { collabCases } from "./collabs.ts";
import { creatorCases } from "./creators.ts";
import { statusCases, crosspostedCases, sameIdCase, textSearchCases } from "./creatives.ts";
import { missingCases } from "../effects/missing-cases.ts";
import { effectCases } from "../effects/index.ts";
import { subjects, type Subject } from "../../contract/subject.ts";
import { idCases } from "./ids.ts";
import { indexingCases, newcomerCases } from "./indexing.ts";
import { insightCases } from "./insights.ts";
import { landingPageFilterCases } from "./landing-page-filter.ts";
import { legacyMediaCases } from "./legacy-media.ts";
import { legacyProfileCases } from "./legacy-profile.ts";
import { legacySearchCases } from "./legacy-search.ts";
import { pagingCases } from "../paging.ts";
import { presetTouchesCases } from "./preset-touches.ts";
import { taxonomyCases } from "./taxonomies.ts";
import { versionCases } from "./versions.ts";

/**
 * Cases of what responses mean, by relations between them that hold for any data; lists are requested with `depth` rows. Most
 * are derived from the documents, the others are written by hand.
 *
 * @throws {UsageError} if a field of a request has neither a case nor a waiver.
 */
export function meaningCases(
  depth: number,
  contract: Contract = documented,
  all: readonly Subject[] = subjects(contract),
): CheckCase[] {
  const cases = [
    ...pagingCases(depth, contract),
    ...all.flatMap((subject) => effectCases(subject, depth)),
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
    ...idCases(contract),
    ...creatorCases(contract),
  ];
  const lacking = missingCases(all, cases);
  if (lacking.length > 0) throw new UsageError(lacking.join("\n"));
  return cases;
}
