import type { VersionChanges } from "../changelog.ts";
import { guidePage } from "../../openapi/reference-links.ts";
import type { Page } from "../page.ts";
import { authenticationPage } from "./authentication.tsx";
import { changelogPage } from "./changelog.tsx";
import { creditsPage } from "./credits.tsx";
import { errorsPage } from "./errors.tsx";
import type { GuidePage } from "./guide-page.ts";
import { guides, hasPageOfEach } from "./guides.ts";
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
  return guides.flatMap((guide): Page[] => {
    const page = pages.find(({ path }) => path === guide.path);
    const { path, title, description } = guide;
    if (!page) return [];
    const shared = { kind: "guide" as const, title, description, render: page.render };
    if (!hasPageOfEach(path)) return [{ ...shared, path }];
    const [current, legacy] = [guidePage("v2", path), guidePage("v1", path)];
    return [
      { ...shared, path: current, version: "v2" as const, counterpart: legacy },
      {
        ...shared,
        path: legacy,
        title: `${title} (v1, legacy)`,
        version: "v1" as const,
        counterpart: current,
      },
    ];
  });
}
