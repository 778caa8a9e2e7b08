import { eachOperation } from "../../openapi/document.ts";
import { versions } from "../../paths.ts";
import { shapeOf } from "../../openapi/shape.ts";
import type { Page } from "../page.ts";
import type { At } from "../parts/at.ts";
import { OperationBody } from "./operation.tsx";
import { SchemaBody } from "./schema.tsx";

/** Everything of the current version on one page, each schema once; v1 follows. */
export function printPage(): Page {
  return {
    path: "print.html",
    title: "All on one page",
    description: "Every operation and every schema of both versions on one page, for printing.",
    kind: "print",
    render: (at) => (
      <article class="print">
        <h1>All on one page</h1>
        {[...versions].reverse().map((version) => (
          <VersionSection at={{ ...at, version, print: true }} />
        ))}
      </article>
    ),
  };
}

function VersionSection({ at }: { at: At }) {
  const known = at.documents[at.version];
  return (
    <section>
      <h2 id={at.version}>{at.version === "v1" ? "v1, legacy" : "v2"}</h2>
      {[...eachOperation(known)].map(({ operation }) => (
        <section class="operation" id={`${at.version}-${operation.operationId}`}>
          <h3>{operation.summary}</h3>
          <OperationBody at={at} operation={operation} id={`${at.version}-${operation.operationId}-`} />
        </section>
      ))}
      {Object.keys(known.components.schemas).map((name) => (
        <section id={`${at.version}-schema-${name}`}>
          <h3>{name}</h3>
          <SchemaBody
            at={at}
            name={name}
            shape={shapeOf(known, { $ref: `#/components/schemas/${name}` })}
            id={`${at.version}-schema-${name}-`}
          />
        </section>
      ))}
    </section>
  );
}
