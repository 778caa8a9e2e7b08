import type { Child } from "hono/jsx";
import { shapeMarks, type Field, type MarkTexts, type Shape } from "../../openapi/shape.ts";
import { slugs, schemaHref, type PageContext } from "../model/page-context.ts";
import { joinedMarks } from "../model/marks.ts";
import { FieldAnchor } from "./heading.tsx";
import { FieldMark, FoldedMarks } from "./marks.tsx";
import { joined, Prose, Words } from "./prose.tsx";
import { Choices } from "./tabs.tsx";
import { Values } from "./values.tsx";
import { counted } from "../../lib/text.ts";

/** How deep fields are shown where a place does not say it. */
const defaultMaxDepth = 5;

interface FieldsProps {
  at: PageContext;
  shape: Shape;
  /** Of each field's anchor; the names on the way to the field follow. */
  id: string;
  depth?: number | undefined;
  /** Whether the fields inside these are unfolded from the start. */
  unfolded?: boolean | undefined;
}

/** All of a shape: its alternatives, its rules and its fields, each with an anchor, deeper ones folded. */
export function Fields({ at, shape, id, depth = 0, unfolded = false }: FieldsProps) {
  const rows = shape.items && shape.fields.length === 0 ? shape.items : shape;
  const ids = slugs(rows.fields.map(({ name }) => name));
  return (
    <>
      {rows.requiresOneOf.length > 0 && <Rule sets={rows.requiresOneOf} />}
      {rows.alternatives.length > 0 && <Alternatives at={at} shape={rows} id={id} depth={depth} />}
      {at.isResponse && <Nullable fields={rows.fields} />}
      {rows.fields.length > 0 && (
        <div class="filtered">
          <FieldFilter at={at} fields={rows.fields} id={id} />
          <ul class="fields">
            {rows.fields.map((field, index) => (
              <FieldEntry
                at={at}
                shape={field.shape}
                id={`${id}.${ids[index]}`}
                name={field.name}
                kinds={kindsOf(field)}
                depth={depth}
                unfolded={unfolded}
              >
                <TypeOf at={at} shape={field.shape} /> <Presence at={at} required={field.required} />
              </FieldEntry>
            ))}
          </ul>
        </div>
      )}
      {rows.refused.length > 0 && (
        <p class="refused">
          Excluded fields: <Names names={rows.refused} />.
        </p>
      )}
    </>
  );
}

/** Which fields can be null, in one line. */
function Nullable({ fields }: { fields: Field[] }) {
  const nullable = fields.filter(({ shape }) => shape.nullable);
  const others = fields.filter(({ shape }) => !shape.nullable);
  if (nullable.length === 0) return null;
  // What is assumed of a value with fields is about these.
  const isAssumed = nullable.some(
    (field) => field.isAssumed || (field.shape.isAssumed && field.shape.fields.length === 0),
  );
  const names = (some: Field[]) => <Names names={some.map(({ name }) => name)} />;
  return (
    <p class="rule">
      Can be null{isAssumed && <em> (partly assumed)</em>}: {others.length === 0 && "all fields"}
      {others.length > 0 && others.length < nullable.length && <>all but {names(others)}</>}
      {others.length >= nullable.length && names(nullable)}.
    </p>
  );
}

const filters = ["required", "nullable", "assumed", "open"] as const;
type FieldKind = (typeof filters)[number];

const filterWords: Record<FieldKind, string> = {
  required: "Required",
  nullable: "Can be null",
  assumed: "Assumed",
  open: "Not specified",
};

function kindsOf({ required, isAssumed, shape }: Field): FieldKind[] {
  const { assumed, unspecified } = allMarks(shape);
  const is = {
    required,
    nullable: shape.nullable,
    assumed: isAssumed || assumed.length > 0,
    open: unspecified.length > 0,
  };
  return filters.filter((kind) => is[kind]);
}

/** Fewer fields than these are seen at a glance. */
const minFilteredFields = 6;

/** Shows the fields of one kind. The style sheet does it, so that no script is needed. */
function FieldFilter({ at, fields, id }: { at: PageContext; fields: Field[]; id: string }) {
  const kinds = fields.flatMap(kindsOf);
  const options = filters.flatMap((kind): [string, string][] => {
    const count = kinds.filter((one) => one === kind).length;
    const words = kind === "required" && at.isResponse ? "Always present" : filterWords[kind];
    return count === 0 || count === fields.length ? [] : [[kind, `${words} ${count}`]];
  });
  if (at.print || fields.length < minFilteredFields || options.length === 0) return null;
  return (
    <Choices name={`${id}-filter`} legend="Show" options={[["all", `All ${fields.length}`], ...options]} />
  );
}

interface ParameterProps {
  at: PageContext;
  id: string;
  place?: string;
  name: string;
  required?: boolean;
  shape: Shape;
}

export function ParameterItem({ at, id, place, name, required = false, shape }: ParameterProps) {
  return (
    <FieldEntry at={at} shape={shape} id={id} name={name}>
      <TypeOf at={at} shape={shape} /> {place !== undefined && <span class="fact">{place}</span>}{" "}
      {required && <Required />}
    </FieldEntry>
  );
}

interface FieldEntryProps extends FieldsProps {
  as?: "li" | "div";
  name: string;
  kinds?: FieldKind[];
  children: Child;
}

/** What has a name and a shape: a line that says what it is, and below it what it means and holds. */
export function FieldEntry({
  as: Tag = "li",
  at,
  shape,
  id,
  name,
  kinds = [],
  depth,
  unfolded,
  children,
}: FieldEntryProps) {
  return (
    <Tag class={["field", ...kinds.map((kind) => `is-${kind}`)].join(" ")} id={id}>
      <div class="field-head">
        <code class="name">{name}</code> {children} <Facts shape={shape} />
        <FieldAnchor id={id} />
        <FieldMark of={name} marks={allMarks(shape)} />
      </div>
      <Details at={at} shape={shape} id={id} name={name} depth={depth} unfolded={unfolded} />
    </Tag>
  );
}

/** Only the exception is said: what a request must have, and what a response may lack. */
function Presence({ at, required }: { at: PageContext; required: boolean }) {
  if (at.isResponse) return required ? null : <span class="fact">optional</span>;
  return required ? <Required /> : null;
}

export function Required() {
  return <span class="required">required</span>;
}

/** What stands below a field or a parameter: meaning, values, and the fields inside it. */
function Details({ at, shape, id, name, depth = 0, unfolded = false }: FieldsProps & { name: string }) {
  const inner = innerOf(shape);
  const isLinked = inner.name !== undefined && (at.print || depth >= (at.maxDepth ?? defaultMaxDepth));
  const values = inner.values.length > 1 ? inner : undefined;
  return (
    <>
      <Prose text={shape.description ?? shape.items?.description} />
      {values && <Values at={at} shape={values} effect={shape.effect} id={id} />}
      {!isLinked && inner.fields.length + inner.alternatives.length > 0 && (
        <details class="unfold" open={unfolded}>
          <summary>
            {inside(inner)} <code>{name}</code>
          </summary>
          <Fields at={at} shape={inner} id={id} depth={depth + 1} />
        </details>
      )}
    </>
  );
}

/** The type in words, with the name of its schema as a link. */
export function TypeOf({ at, shape }: { at: PageContext; shape: Shape }) {
  const { name } = shape.items ?? shape;
  const nullable = shape.nullable ? " or null" : "";
  if (name === undefined) return <span class="type">{`${typeIn(shape)}${nullable}`}</span>;
  const link = <a href={schemaHref(at, name)}>{name}</a>;
  return (
    <span class="type">
      {shape.items ? <>array of {link}</> : link}
      {nullable}
    </span>
  );
}

/** The type, or those of its alternatives. */
function typeIn({ type, alternatives }: Shape): string {
  const types = type === "any value" ? alternatives.map((one) => one.name ?? one.type) : [];
  return types.length > 0 ? [...new Set(types)].join(" or ") : type;
}

/** What is said of the size of a value, and of each item in it. */
export function boundsOf({ bounds, items }: Shape): string[] {
  return [...bounds, ...(items?.bounds ?? []).map((one) => (one.startsWith("if ") ? one : `each ${one}`))];
}

/** Constant, default, bounds, and an example where there is one. */
export function Facts({ shape }: { shape: Shape }) {
  const inner = innerOf(shape);
  const [only, ...more] = inner.values;
  return (
    <>
      {only !== undefined && more.length === 0 && (
        <span class="fact">
          always <code>{json(only)}</code>
        </span>
      )}{" "}
      {shape.default !== undefined && (
        <span class="fact">
          default <code>{json(shape.default)}</code>
        </span>
      )}{" "}
      {boundsOf(shape).map((bound) => (
        <>
          <span class="fact">{bound}</span>{" "}
        </>
      ))}
      {shape.examples.length > 0 && (
        <span class="fact">
          e.g. <code>{json(shape.examples[0])}</code>
        </span>
      )}
    </>
  );
}

function Alternatives({ at, shape: { alternatives: shapes }, id, depth = 0 }: FieldsProps) {
  return (
    <div class="alternatives">
      <p>One of {shapes.length} shapes:</p>
      {shapes.map((shape, index) => {
        const isOnly = shapes.filter(({ type }) => type === shape.type).length === 1;
        const name = shape.name ?? (isOnly ? shape.type : `${shape.type} ${index + 1}`);
        const own = `${id}.${shape.name ?? index + 1}`;
        const isPlain = shape.fields.length + shape.alternatives.length === 0;
        if (shape.name !== undefined && (at.print || depth >= (at.maxDepth ?? defaultMaxDepth))) {
          return (
            <p>
              <TypeOf at={at} shape={shape} />
            </p>
          );
        }
        return (
          <details class="unfold alternative" id={own} open={depth === 0 && index === 0}>
            <summary>
              <b>{name}</b> <ToldBy shape={shape} all={shapes} /> {isPlain && <Facts shape={shape} />}
            </summary>
            <Prose text={shape.description} />
            {isPlain && shape.values.length > 1 && <Values at={at} shape={shape} id={own} />}
            <FoldedMarks marks={shapeMarks(shape)} />
            <Fields at={at} shape={shape} id={own} depth={depth + 1} />
          </details>
        );
      })}
    </div>
  );
}

/** The constants that tell one alternative from the others. */
function ToldBy({ shape, all }: { shape: Shape; all: Shape[] }) {
  const chosen = (field: Field) => field.required && field.shape.values.length > 0;
  const constants = shape.fields.filter(
    (field) =>
      chosen(field) &&
      all.every(({ fields }) => fields.some((one) => one.name === field.name && chosen(one))),
  );
  return (
    <span class="muted">
      {constants.map(({ name, shape: { values } }, place) => (
        <>
          {place === 0 ? "where" : "and"} <code>{name}</code> is{" "}
          {joined(
            values.map((value) => <code>{json(value)}</code>),
            " or ",
          )}{" "}
        </>
      ))}
    </span>
  );
}

/** Sets of fields, of which a request must have at least one. */
function Rule({ sets }: { sets: string[][] }) {
  const some = joined(sets.map((names) => <Names names={names} sign=" and " />));
  return (
    <p class="rule">{sets.length === 2 ? <>Send {some}, or both.</> : <>Send at least one of {some}.</>}</p>
  );
}

function Names({ names, sign = ", " }: { names: string[]; sign?: string }) {
  return <Words text={names.map((name) => `\`${name}\``).join(sign)} />;
}

function inside(shape: Shape): string {
  if (shape.alternatives.length > 0) return `${shape.alternatives.length} shapes of`;
  return `${counted(shape.fields.length, "field")} of`;
}

/** Of an array, what is in it. */
function innerOf(shape: Shape): Shape {
  return shape.items ? innerOf(shape.items) : shape;
}

function allMarks(shape: Shape): MarkTexts {
  return joinedMarks([shapeMarks(shape), ...(shape.items ? [allMarks(shape.items)] : [])]);
}

function json(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
