import type { Child } from "hono/jsx";
import type { VersionChanges } from "../changelog.ts";
import type { Page } from "../page.ts";
import type { At } from "../parts/at.ts";
import { authenticationPage } from "./authentication.tsx";
import { changelogPage } from "./changelog.tsx";
import { creditsPage } from "./credits.tsx";
import { errorsPage } from "./errors.tsx";
import { guides, type GuidePath } from "./guides.ts";
import { indexingPage } from "./indexing.tsx";
import { movingPage } from "./moving.tsx";
import { openQuestionsPage } from "./open-questions.tsx";
import { pagingPage } from "./paging.tsx";
import { rateLimitsPage } from "./rate-limits.tsx";
import { startPage } from "./start.tsx";

/** A page of the guide; its title and its description stand in {@link guides}. */
export interface GuidePage {
  path: GuidePath;
  render: (at: At) => Child;
}

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
