import { eachOperation } from "../../openapi/document.ts";
import { byPreference, versionTitle } from "../../lib/versions.ts";
import type { Page } from "../model/page.ts";
import type { At } from "../model/page-context.ts";
import { OperationBody } from "./operation.tsx";
import { SchemaBody } from "./schema.tsx";

/** Everything of the current version on one page, each schema once; the others follow. */
export function printPage(): Page {
  return {
    path: "print.html",
    title: "All on one page",
    description: "Every operation and every schema of all versions on one page, for printing.",
    kind: "print",
    render: (at) => (
      <article class="print">
        <h1>All on one page</h1>
        <Contents at={at} />
        {byPreference.map((version) => (
          <VersionSection at={{ ...at, version, print: true }} />
        ))}
      </article>
    ),
  };
}

/** Where each part stands; on paper, too. */
function Contents({ at }: { at: At }) {
  return (
    <nav class="everything" aria-label="Contents">
      {byPreference.map((version) => {
        const known = at.documents[version];
        return (
          <>
            <p>
              <a href={`#${version}`}>{versionTitle(version)}</a>
            </p>
            <ul>
              {[...eachOperation(known)].map(({ operation }) => (
                <li>
                  <a href={`#${version}-${operation.operationId}`}>{operation.summary}</a>
                </li>
              ))}
            </ul>
            <p>
              <a href={`#${version}-schemas`}>Schemas of {version}</a>
            </p>
            <ul>
              {Object.keys(known.components.schemas).map((name) => (
                <li>
                  <a href={`#${version}-schema-${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        );
      })}
    </nav>
  );
}

function VersionSection({ at }: { at: At }) {
  const known = at.documents[at.version];
  return (
    <section>
      <h2 id={at.version}>{versionTitle(at.version)}</h2>
      {[...eachOperation(known)].map(({ operation }) => (
        <section class="part operation" id={`${at.version}-${operation.operationId}`}>
          <h3>{operation.summary}</h3>
          <OperationBody at={at} operation={operation} id={`${at.version}-${operation.operationId}-`} />
        </section>
      ))}
      <h2 id={`${at.version}-schemas`}>Schemas of {at.version}</h2>
      {Object.keys(known.components.schemas).map((name) => (
        <section class="part" id={`${at.version}-schema-${name}`}>
          <h3>{name}</h3>
          <SchemaBody at={at} name={name} id={`${at.version}-schema-${name}-`} />
        </section>
      ))}
    </section>
  );
}
