import type { Child } from "hono/jsx";
import type { Page } from "../page.ts";
import type { At } from "../parts/at.ts";
import { guides, type GuidePath } from "./guides.ts";
import { startPage } from "./start.tsx";

/** A page of the guide; its title stands in {@link guides}. */
export interface GuidePage {
  path: GuidePath;
  description: string;
  render: (at: At) => Child;
}

const pages: GuidePage[] = [startPage];

/** The pages that tell of the API as a whole. */
export function guidePages(): Page[] {
  return guides.flatMap(({ path, title }) => {
    const page = pages.find((one) => one.path === path);
    return page ? [{ ...page, title, kind: "guide" as const }] : [];
  });
}
