import { allOperations } from "../../openapi/document.ts";
import { versionTitle } from "../../lib/versions.ts";
import type { Page } from "../model/page.ts";
import { inEachVersion, printId, type PageContext } from "../model/page-context.ts";
import { OperationBody } from "./operation.tsx";
import { SchemaBody } from "./schema.tsx";

/**
 * Everything of the current version on one page, each schema once; the others follow.
 *
 * @param scope Words for what the page is about, where that needs any.
 */
export function printPage(scope = ""): Page<PageContext> {
  return {
    path: "print.html",
    title: "All on one page",
    description: `Every operation and every schema${scope} on one page, for printing.`,
    kind: "print",
    render: (at) => {
      const shown = inEachVersion(at);
      return (
        <article class="print">
          <h1>All on one page</h1>
          <nav class="everything" aria-label="Contents">
            {shown.map((one) => (
              <Contents at={one} />
            ))}
          </nav>
          {shown.map((one) => (
            <Whole at={{ ...one, print: true }} />
          ))}
        </article>
      );
    },
  };
}

/** Where each part stands; on paper, too. */
function Contents({ at }: { at: PageContext }) {
  const { id, title, schemasId, schemasTitle } = sectionsOf(at);
  return (
    <>
      <p>
        <a href={`#${id}`}>{title}</a>
      </p>
      <ul>
        {allOperations(at.document).map(({ operation }) => (
          <li>
            <a href={`#${printId(at, "operation", operation.operationId)}`}>{operation.summary}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href={`#${schemasId}`}>{schemasTitle}</a>
      </p>
      <ul>
        {Object.keys(at.document.components.schemas).map((name) => (
          <li>
            <a href={`#${printId(at, "schema", name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Whole({ at }: { at: PageContext }) {
  const { id, title, schemasId, schemasTitle } = sectionsOf(at);
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {allOperations(at.document).map((located) => {
        const { operationId, summary } = located.operation;
        const own = printId(at, "operation", operationId);
        return (
          <section class="part operation" id={own}>
            <h3>{summary}</h3>
            <OperationBody at={at} located={located} id={`${own}-`} />
          </section>
        );
      })}
      <h2 id={schemasId}>{schemasTitle}</h2>
      {Object.keys(at.document.components.schemas).map((name) => {
        const own = printId(at, "schema", name);
        return (
          <section class="part" id={own}>
            <h3>{name}</h3>
            <SchemaBody at={at} name={name} id={`${own}-`} />
          </section>
        );
      })}
    </section>
  );
}

/** The ids and the titles of the sections of a document. */
function sectionsOf({ version }: PageContext) {
  if (version === undefined)
    return { id: "operations", title: "Operations", schemasId: "schemas", schemasTitle: "Schemas" };
  const schemasTitle = `Schemas of ${version}`;
  return { id: version, title: versionTitle(version), schemasId: `${version}-schemas`, schemasTitle };
}
