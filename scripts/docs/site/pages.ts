import { eachOperation } from "../../openapi/document.ts";
import { versions } from "../../lib/paths.ts";
import type { Page } from "../model/page.ts";
import { guidePages } from "../pages/guide.tsx";
import { operationPageOf } from "../pages/operation.tsx";
import { overviewPage } from "../pages/overview.tsx";
import { printPage } from "../pages/print.tsx";
import { schemaPageOf } from "../pages/schema.tsx";
import type { At } from "../model/page-context.ts";
import type { Book } from "../writing/book.ts";

/** Every page of the site, in the order in which one would read them. */
export function pagesOf(documents: At["documents"], book: Book): Page[] {
  return [
    ...guidePages(book),
    ...[...versions].reverse().flatMap((version) => {
      const document = documents[version];
      return [
        overviewPage(version, documents),
        ...[...eachOperation(document)].map(({ operation, method, path }) =>
          operationPageOf(version, operation, method, path, documents),
        ),
        ...Object.keys(document.components.schemas).map((name) => schemaPageOf(version, name, documents)),
      ];
    }),
    printPage(),
  ];
}
