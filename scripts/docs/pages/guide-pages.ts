import type { VersionChanges } from "../changelog.ts";
import type { Page } from "../page.ts";
import { authenticationPage } from "./authentication.tsx";
import { changelogPage } from "./changelog.tsx";
import { creditsPage } from "./credits.tsx";
import { errorsPage } from "./errors.tsx";
import type { GuidePage } from "./guide-page.ts";
import { guides } from "./guides.ts";
import { indexingPage } from "./indexing.tsx";
import { movingPage } from "./moving.tsx";
import { openQuestionsPage } from "./open-questions.tsx";
import { pagingPage } from "./paging.tsx";
import { rateLimitsPage } from "./rate-limits.tsx";
import { startPage } from "./start.tsx";

/** The pages that tell of the API as a whole. */
export function guidePages(changes: VersionChanges[]): Page[] {
  const pages: GuidePage[] = [
    ...[startPage, authenticationPage, creditsPage, rateLimitsPage, errorsPage, pagingPage, indexingPage],
    ...[movingPage, openQuestionsPage, changelogPage(changes)],
  ];
  return guides.flatMap((guide) => {
    const page = pages.find(({ path }) => path === guide.path);
    return page ? [{ ...page, ...guide, kind: "guide" as const }] : [];
  });
}
