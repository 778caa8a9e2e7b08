import type { Document } from "../../openapi/document.ts";
import { isLegacy, successorOf, type Version } from "../../lib/versions.ts";
import { schemaPage } from "../../openapi/reference-links.ts";
import { pagesOfOthers } from "../model/moves.ts";
import { schemaCounterpart } from "../model/schema-pairs.ts";
import { shapeMarks, toShape } from "../../openapi/shape.ts";
import { href, isContract, titleIn, type At, type Edition, type PageContext } from "../model/page-context.ts";
import { schemaExample } from "../model/schema-example.ts";
import { isOfResponsesOnly, usersOf } from "../model/uses.ts";
import type { Page } from "../model/page.ts";
import { Heading } from "../components/heading.tsx";
import { Facts, Fields, TypeOf } from "../components/fields.tsx";
import { FoldedMarks } from "../components/marks.tsx";
import { Examples } from "../components/operation/examples.tsx";
import { LegacyNote } from "../components/legacy-note.tsx";
import { firstSentence, Prose } from "../components/prose.tsx";
import { ValueFilter, ValueList } from "../components/values.tsx";
import { UsedBy } from "../components/used-by.tsx";

export function schemaPageOf(document: Document, name: string, edition?: Edition): Page<PageContext> {
  const { description = "" } = toShape(document, { $ref: `#/components/schemas/${name}` });
  const named = edition ? `Schema ${name} of ${edition.version}.` : `Schema ${name}.`;
  return {
    path: schemaPage(edition?.version, name),
    title: titleIn(edition?.version, name),
    description: `${firstSentence(description)} ${named}`.trim(),
    kind: "schema",
    ...(edition && { version: edition.version, counterparts: counterparts(edition, name) }),
    render: (at) => (
      <article class="schema">
        <h1>{name}</h1>
        {isContract(at) && <NewerSchema at={at} name={name} />}
        <SchemaBody at={at} name={name} id="" />
      </article>
    ),
  };
}

function counterparts({ version, documents }: Edition, name: string) {
  const step = (own: string, from: Version, to: Version) => schemaCounterpart(own, from, to, documents);
  return pagesOfOthers(version, name, step, schemaPage);
}

/** Of a schema of a legacy version, what stands in its place. */
function NewerSchema({ at, name }: { at: At; name: string }) {
  const next = successorOf(at.version);
  if (!next || !isLegacy(at.version)) return null;
  const counterpart = schemaCounterpart(name, at.version, next, at.documents);
  return (
    <LegacyNote>
      {counterpart === undefined ? (
        <>{next} has no counterpart.</>
      ) : (
        <>
          In {next}: <a href={href(at, schemaPage(next, counterpart))}>{counterpart}</a>.
        </>
      )}
    </LegacyNote>
  );
}

/** All of a schema below its heading; `id` goes before its anchors where several schemas share a page. */
export function SchemaBody({ at, name, id }: { at: PageContext; name: string; id: string }) {
  const known = at.document;
  const shape = toShape(known, { $ref: `#/components/schemas/${name}` });
  const inner = shape.items ?? shape;
  const example = at.print ? undefined : schemaExample(known, name);
  const isResponse = isOfResponsesOnly(known, name);
  return (
    <>
      <div class={example ? "split" : undefined}>
        <div>
          <div class="field-head">
            {shape.items && <TypeOf at={at} shape={shape} />}
            {!shape.items && shape.alternatives.length === 0 && <span class="type">{shape.type}</span>}{" "}
            <Facts shape={shape} /> {shape.closed && <span class="fact">unknown fields are rejected</span>}{" "}
            {isResponse && shape.fields.length > 0 && (
              <span class="fact">fields are always present unless marked optional</span>
            )}
          </div>
          <Prose text={shape.description} />
          <FoldedMarks marks={shapeMarks(shape)} />
        </div>
        {example && (
          <div class="beside">
            <Examples title="Example" examples={[example]} name={`${id}example`} />
          </div>
        )}
        <div>
          {inner.values.length > 1 && (
            <section>
              <Heading at={at} id={`${id}values`} level={2}>
                {inner.values.length} values
              </Heading>
              {inner.values.length > 15 && <ValueFilter id={`${id}values-filter`} />}
              <ValueList shape={inner} anchor={`${id}value`} />
            </section>
          )}
          <Fields at={{ ...at, isResponse }} shape={shape} id={`${id}field`} />
        </div>
      </div>
      <UsedBy at={at} id={`${id}used-by`} {...usersOf(known, name)} />
    </>
  );
}
