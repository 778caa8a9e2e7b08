import { conventions } from "../../lib/versions.ts";
import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import { errorFacts, type ErrorFacts } from "../model/errors.ts";
import { decisionsOf } from "../../../mocks/engine/decisions.ts";
import type { Field, Shape } from "../../openapi/shape.ts";
import { pageOf } from "../../openapi/reference-links.ts";
import { type At } from "../model/page-context.ts";
import { ErrorLink, Link } from "../components/link.tsx";
import { FieldEntry, Fields, TypeOf } from "../components/fields.tsx";
import { Heading } from "../components/heading.tsx";
import { Marks } from "../components/marks.tsx";
import { ExampleFigure } from "../components/operation/examples.tsx";
import { Term } from "../components/operation/terms.tsx";
import { OperationLink } from "../components/operation-table.tsx";
import { Prose, Words } from "../components/prose.tsx";
import { Table } from "../components/table.tsx";
import { size } from "../../openapi/words.ts";
import { adviceFile, type Advice, type Retry } from "../writing/advice.ts";
import type { Book } from "../writing/book.ts";
import { GuideError } from "../writing/mistakes.ts";
import type { Block, BlockInput } from "../writing/block.ts";
import { counted } from "../../lib/text.ts";

export const errorBlocks: Record<string, Block> = {
  envelope: { render: ({ at }) => <Envelope at={at} errors={errorFacts(at.document)} /> },
  errors: { render: (given) => <ErrorTable {...given} columns={["when", "retry"]} /> },
  "errors-with-status": {
    usage: "STATUS …",
    render: (given) => <ErrorTable {...given} columns={["when", "action"]} />,
  },
  "order-of-checks": {
    render: () => <p>The mock checks in this order: {decisionsOf()[0]?.decision}.</p>,
  },
  "error-sections": {
    render: ({ at, book, words }) => (
      <>
        {errorFacts(at.document).map((error) => (
          <ErrorSection at={at} error={error} advice={adviceOf(book, error)} words={words} />
        ))}
      </>
    ),
  },
};

/**
 * What is written about an error; `undefined` where nothing is about any.
 *
 * @throws {GuideError} if the documents have an error that nobody has written about, as about others.
 */
function adviceOf({ advice }: Book, { code }: ErrorFacts): Advice | undefined {
  const found = advice.get(code);
  if (found || advice.size === 0) return found;
  throw new GuideError(`${adviceFile} has no entry ${code}, which the documents have as an error code`);
}

const columnNames = { when: "When", retry: "Retry", action: "What to do" };

interface ErrorTableProps extends BlockInput {
  columns: (keyof typeof columnNames)[];
}

function ErrorTable({ at, book, given, words, columns }: ErrorTableProps) {
  const all = errorFacts(at.document);
  const statuses = new Set(all.map(({ status }) => String(status)));
  const unknown = given.find((status) => !statuses.has(status));
  if (unknown !== undefined)
    throw new GuideError(`no error has the status ${unknown}; there are ${[...statuses].join(", ")}`);
  const shown = book.advice.size === 0 ? (["when"] as const) : columns;
  const rows = all.filter(({ status }) => given.length === 0 || given.includes(String(status)));
  return (
    <Table
      caption={given.length === 0 ? "Error codes" : `Errors with status ${given.join(" or ")}`}
      columns={["Code", "Status", ...shown.map((name) => columnNames[name])]}
      rows={rows.map((error) => {
        const advice = adviceOf(book, error);
        return [
          <ErrorLink at={at} code={error.code} />,
          error.status,
          ...shown.map((name) => {
            if (!advice) return <Words text={error.response.description} />;
            return name === "retry" ? retryWords[advice.retry] : words(advice, advice[name]);
          }),
        ];
      })}
    />
  );
}

function envelopeOf({ version }: At) {
  const { code, message } = conventions(version).errorEnvelope;
  const path = code.split(".");
  return { path, around: path.slice(0, -1), common: [code, message].map((place) => place.split(".").at(-1)) };
}

function shapeAt(shape: Shape | undefined, path: readonly string[]): Shape | undefined {
  return path.reduce((outer, step) => outer?.fields.find(({ name }) => name === step)?.shape, shape);
}

function errorShape(at: At, { code, response: { shape } }: ErrorFacts): Shape | undefined {
  const { path, around } = envelopeOf(at);
  const ofCode = shape?.alternatives.find((one) => shapeAt(one, path)?.values.includes(code));
  return shapeAt(ofCode ?? shape, around);
}

function extrasOf(at: At, error: ErrorFacts): Field[] {
  const { common } = envelopeOf(at);
  return (errorShape(at, error)?.fields ?? []).filter(({ name }) => !common.includes(name));
}

/** The error with most fields, which has all that the others have; its code stands for all codes. */
function Envelope({ at, errors }: { at: At; errors: ErrorFacts[] }) {
  const [widest] = [...errors].sort((one, next) => extrasOf(at, next).length - extrasOf(at, one).length);
  const error = widest && errorShape(at, widest);
  if (!error) return null;
  const codes = errors.map(({ code }) => code);
  return (
    <section class="split">
      <div>
        <Fields at={at} shape={withCodes(at, error, codes)} id="envelope" />
      </div>
      <ExampleOf error={widest} label="Example of the envelope" />
    </section>
  );
}

/** The shape with every code where it has the one of its own. */
function withCodes(at: At, shape: Shape, codes: string[]): Shape {
  const [name] = envelopeOf(at).common;
  const fields = shape.fields.map((field) =>
    field.name === name ? { ...field, shape: { ...field.shape, values: codes } } : field,
  );
  return { ...shape, fields };
}

interface ErrorSectionProps {
  at: At;
  error: ErrorFacts;
  advice: Advice | undefined;
  words: BlockInput["words"];
}

function ErrorSection({ at, error, advice, words }: ErrorSectionProps) {
  const { code, status, response, maxBodyBytes } = error;
  return (
    <section class="split error">
      <div>
        <Heading at={at} id={code} level={2}>
          <code>{code}</code> <span class="status">{status}</span>
        </Heading>
        {advice && <AdviceTerms advice={advice} words={words} />}
        {maxBodyBytes !== undefined && <p>Maximum body size: {size(maxBodyBytes)}.</p>}
        <Prose text={response.description} />
        <Marks {...response} />
        {extrasOf(at, error).map(({ name, shape }) => (
          <FieldEntry as="div" at={at} shape={shape} id={`${code}.${name}`} name={name}>
            <TypeOf at={at} shape={shape} />
          </FieldEntry>
        ))}
        {response.headers.map(({ name, required, shape }) => (
          <FieldEntry as="div" at={at} shape={shape} id={`${code}-header.${name}`} name={name}>
            <span class="fact">header</span> {required && <span class="fact">always present</span>}
          </FieldEntry>
        ))}
        <Operations at={at} rows={error.operations} />
      </div>
      <ExampleOf error={error} label={`Example of ${error.code}`} />
    </section>
  );
}

function AdviceTerms({ advice, words }: { advice: Advice; words: BlockInput["words"] }) {
  return (
    <dl class="terms">
      <Term name="When">{words(advice, advice.when)}</Term>
      <Term name="What to do">{words(advice, advice.action)}</Term>
      <Term name="Retry">{retryWords[advice.retry]}</Term>
      <Term name="The client">{words(advice, advice.client)}</Term>
    </dl>
  );
}

const retryWords: Record<Retry, string> = {
  no: "No",
  yes: "Yes, after a pause",
  "if free": "Only if the call is free",
};

function ExampleOf({ error: { example }, label }: { error: ErrorFacts; label: string }) {
  if (!example) return null;
  return (
    <div class="beside">
      <ExampleFigure title={label} example={example} />
    </div>
  );
}

function Operations({ at, rows }: { at: At; rows: OperationRow[] }) {
  const { version } = at;
  const all = Object.values(rowsById(at.document));
  if (rows.length === all.length) {
    return (
      <p>
        All{" "}
        <Link at={at} to={`${pageOf(version)}#operations`}>
          {counted(all.length, "operation")} of {version}
        </Link>{" "}
        list it.
      </p>
    );
  }
  return (
    <details class="unfold">
      <summary>
        {rows.length} of {counted(all.length, "operation")} of {version} list it
      </summary>
      <ul>
        {rows.map((row) => (
          <li>
            <OperationLink at={at} row={row} />
          </li>
        ))}
      </ul>
    </details>
  );
}
