import { guidePage } from "../../openapi/reference-links.ts";
import type { Page } from "../model/page.ts";
import type { Book } from "../writing/book.ts";
import type { Guide } from "../writing/guides.ts";
import { GuideBody } from "./guide-body.tsx";

/** The pages about the API as a whole: one of each guide, or one for each version. */
export function guidePages(book: Book): Page[] {
  return book.guides.flatMap((guide) => pagesOfGuide(guide, book));
}

function pagesOfGuide(guide: Guide, book: Book): Page[] {
  const { path, title, description, eachVersion } = guide;
  const shared = {
    kind: "guide" as const,
    title,
    description,
    render: (at: Parameters<Page["render"]>[0]) => <GuideBody at={at} guide={guide} book={book} />,
  };
  if (!eachVersion) return [{ ...shared, path }];
  const [current, legacy] = [guidePage("v2", path), guidePage("v1", path)];
  return [
    { ...shared, path: current, version: "v2", counterpart: legacy },
    { ...shared, path: legacy, title: `${title} (v1, legacy)`, version: "v1", counterpart: current },
  ];
}
