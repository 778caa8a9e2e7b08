import { isLegacy, successorOf, type Version } from "../../lib/versions.ts";
import { schemaPage } from "../../openapi/reference-links.ts";
import { pagesOfOthers } from "../model/moves.ts";
import { schemaCounterpart } from "../model/schema-pairs.ts";
import { shapeMarks, toShape } from "../../openapi/shape.ts";
import { slug, document, href, titleIn, type At } from "../model/page-context.ts";
import { schemaExample } from "../model/schema-example.ts";
import { isOfResponsesOnly, usersOf } from "../model/uses.ts";
import type { Page } from "../model/page.ts";
import { Heading } from "../components/heading.tsx";
import { Facts, Fields, TypeOf } from "../components/fields.tsx";
import { FoldedMarks } from "../components/marks.tsx";
import { Examples } from "../components/operation/examples.tsx";
import { LegacyNote } from "../components/legacy-note.tsx";
import { PageActions } from "../components/page-actions.tsx";
import { firstSentence, Prose } from "../components/prose.tsx";
import { ValueFilter } from "../components/values.tsx";
import { UsedBy } from "../components/used-by.tsx";

export function schemaPageOf(version: Version, name: string, documents: At["documents"]): Page {
  const shape = toShape(documents[version], { $ref: `#/components/schemas/${name}` });
  const step = (own: string, from: Version, to: Version) => schemaCounterpart(own, from, to, documents);
  const next = successorOf(version);
  const counterpart = next && step(name, version, next);
  return {
    path: schemaPage(version, name),
    title: titleIn(version, name),
    description: `${firstSentence(shape.description ?? "")} Schema ${name} of ${version}.`.trim(),
    kind: "schema",
    version,
    counterparts: pagesOfOthers(version, name, step, schemaPage),
    render: (at) => (
      <article class="schema">
        <h1>{name}</h1>
        <PageActions at={at} />
        {next && isLegacy(version) && (
          <LegacyNote>
            {counterpart === undefined ? (
              <>{next} has no counterpart.</>
            ) : (
              <>
                In {next}: <a href={href(at, schemaPage(next, counterpart))}>{counterpart}</a>.
              </>
            )}
          </LegacyNote>
        )}
        <SchemaBody at={at} name={name} id="" />
      </article>
    ),
  };
}

/** All of a schema below its heading; `id` goes before its anchors where several schemas share a page. */
export function SchemaBody({ at, name, id }: { at: At; name: string; id: string }) {
  const known = document(at);
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
          {inner.values.length > 1 && <EnumValues at={at} values={inner.values} id={id} name={name} />}
          <Fields at={{ ...at, isResponse }} shape={shape} id={`${id}field`} />
        </div>
      </div>
      <UsedBy at={at} id={`${id}used-by`} {...usersOf(known, name)} />
    </>
  );
}

/** Each value with an anchor of its own. */
function EnumValues({ at, values, id, name }: { at: At; values: unknown[]; id: string; name: string }) {
  return (
    <section>
      <Heading at={at} id={`${id}values`} level={2}>
        {values.length} values
      </Heading>
      {values.length > 15 && <ValueFilter id={`${id}values-filter`} />}
      <ul class="values-list">
        {slugs(values.map(String)).map(([value, own]) => (
          <li id={`${id}value.${own}`} data-find={`${value}, a value of ${name}`}>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts with an anchor for each, which no other of them has. */
function slugs(texts: string[]): [string, string][] {
  const taken = new Map<string, number>();
  return texts.map((text) => {
    const own = slug(text);
    const times = (taken.get(own) ?? 0) + 1;
    taken.set(own, times);
    return [text, times === 1 ? own : `${own}--${times}`];
  });
}
