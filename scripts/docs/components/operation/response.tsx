import type { ResponseFacts } from "../../../openapi/responses.ts";
import { shapeMarks, type Shape } from "../../../openapi/shape.ts";
import { slug, type At } from "../../model/page-context.ts";
import { Fields, ParameterItem, TypeOf } from "../fields.tsx";
import { Heading } from "../heading.tsx";
import { FoldedMarks } from "../marks.tsx";
import { Prose, Words } from "../prose.tsx";
import { Examples } from "./examples.tsx";

/** An envelope of so few fields shows what is in them. */
const maxUnfoldedFields = 3;

/** A response to a request that was accepted: its fields, with examples beside them. */
export function SuccessResponse({ at, response, id }: { at: At; response: ResponseFacts; id: string }) {
  const { status, description, shape, headers, examples } = response;
  const own = `${id}response-${status}`;
  // Beside a few lines a long example would stand alone.
  const isShort = headers.length + (shape ? linesOf(shape) : 0) < 3;
  return (
    <section class={isShort ? "short" : "split"}>
      <div>
        <Heading at={at} id={own} level={3}>
          <span class="status ok">{status}</span> <Words text={withoutDot(description)} />
        </Heading>
        <FoldedMarks marks={response} />
        <Headers at={at} headers={headers} id={own} />
        {shape && <ResponseBody at={{ ...at, isResponse: true }} shape={shape} id={`${id}response`} />}
      </div>
      {examples.length > 0 && (
        <div class={isShort ? "examples-below" : "beside"}>
          <Examples title={`Response ${status}`} examples={examples} name={`${own}-examples`} />
        </div>
      )}
    </section>
  );
}

export function Headers({ at, headers, id }: { at: At; headers: ResponseFacts["headers"]; id: string }) {
  if (headers.length === 0) return null;
  return (
    <ul class="fields">
      {headers.map(({ name, required, shape }) => (
        <ParameterItem
          at={at}
          id={`${id}-header.${slug(name)}`}
          place={required ? "header, always present" : "header"}
          name={name}
          shape={shape}
        />
      ))}
    </ul>
  );
}

function ResponseBody({ at, shape, id }: { at: At; shape: Shape; id: string }) {
  return (
    <>
      <div class="field-head">
        <TypeOf at={at} shape={shape} /> <span class="fact">JSON</span>{" "}
        {shape.fields.length > 0 && (
          <span class="fact">fields are always present unless marked optional</span>
        )}
      </div>
      <Prose text={shape.description} />
      <FoldedMarks marks={shapeMarks(shape)} />
      {!(at.print && shape.name) && (
        <Fields
          at={at}
          shape={shape}
          id={id}
          unfolded={!at.print && shape.fields.length <= maxUnfoldedFields}
        />
      )}
    </>
  );
}

/** How many fields a reader sees before unfolding anything. */
function linesOf({ fields, alternatives }: Shape): number {
  const inside =
    fields.length > maxUnfoldedFields
      ? 0
      : Math.max(0, ...fields.map(({ shape }) => (shape.items ?? shape).fields.length));
  return fields.length + inside + Math.max(0, ...alternatives.map((one) => one.fields.length));
}

function withoutDot(text: string): string {
  return text.replace(/\.$/, "");
}
