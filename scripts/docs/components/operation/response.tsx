import type { Child } from "hono/jsx";
import type { Content, ResponseFacts } from "../../../openapi/responses.ts";
import { shapeMarks, type Shape } from "../../../openapi/shape.ts";
import { slug, type PageContext } from "../../model/page-context.ts";
import { boundsOf, Facts, Fields, ParameterItem, TypeOf } from "../fields.tsx";
import { Heading } from "../heading.tsx";
import { FoldedMarks } from "../marks.tsx";
import { firstSentence, joined, Prose, Words } from "../prose.tsx";
import { Examples } from "./examples.tsx";

/** An envelope of so few fields shows what is in them. */
const maxUnfoldedFields = 3;

/** More words than these are no heading. */
const maxHeadingChars = 100;

interface ResponseProps {
  at: PageContext;
  response: ResponseFacts;
  id: string;
  /** Of the anchors of its fields. */
  fieldId: string;
}

export function ResponseSection({ at, response, id, fieldId }: ResponseProps) {
  const { status, description, shape, contents, headers, examples } = response;
  const own = `${id}response-${slug(status)}`;
  // Beside a few lines a long example would stand alone.
  const isShort = headers.length + (shape ? linesOf(shape) : 0) < 3;
  const isLong = description.length > maxHeadingChars;
  return (
    <section class={isShort ? "short" : "split"}>
      <div>
        <Heading at={at} id={own} level={3}>
          <span class={/^[45d]/.test(status) ? "status" : "status ok"}>
            {status === "default" ? "any other" : status}
          </span>{" "}
          <Words text={withoutDot(isLong ? firstSentence(description) : description)} />
        </Heading>
        {isLong && <Prose text={description} />}
        <FoldedMarks marks={response} />
        <Headers at={at} headers={headers} id={own} />
        {contents.map((content, index) => (
          <ResponseBody
            at={{ ...at, isResponse: true }}
            {...content}
            id={index === 0 ? fieldId : `${fieldId}-${index + 1}`}
          />
        ))}
      </div>
      {examples.length > 0 && (
        <div class={isShort ? "examples-below" : "beside"}>
          <Examples title={`Response ${status}`} examples={examples} name={`${own}-examples`} />
        </div>
      )}
    </section>
  );
}

interface HeadersProps {
  at: PageContext;
  headers: ResponseFacts["headers"];
  id: string;
}

export function Headers({ at, headers, id }: HeadersProps) {
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

interface BodyHeadProps extends Content {
  at: PageContext;
  children: Child;
}

/** What a body is: a line with its type, the media types, and `children`; below it what it means. */
export function BodyHead({ at, types, shape, children }: BodyHeadProps) {
  const isPlain = types.join() === "application/json";
  return (
    <>
      <div class="field-head">
        <TypeOf at={at} shape={shape} />{" "}
        {joined(
          types.map((type) => <span class="fact">{isPlain ? "JSON" : type}</span>),
          " ",
        )}{" "}
        {boundsOf(shape).length > 0 && <Facts shape={shape} />}
        {children}
      </div>
      <Prose text={shape.description} />
      <FoldedMarks marks={shapeMarks(shape)} />
    </>
  );
}

function ResponseBody({ at, types, shape, id }: Content & { at: PageContext; id: string }) {
  return (
    <>
      <BodyHead at={at} types={types} shape={shape}>
        {shape.fields.length > 0 && (
          <span class="fact">fields are always present unless marked optional</span>
        )}
      </BodyHead>
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
