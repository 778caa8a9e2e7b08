import type { InvalidRequestError } from "@adintel/client";
import { type OperationRow, rowsById } from "../../../openapi/operations.ts";
import { errorFacts, type ErrorFacts } from "../../model/errors.ts";
import { orderOfChecks } from "../../../../mocks/engine/pipeline.ts";
import type { Field, Shape } from "../../../openapi/shape.ts";
import { operationPage, pageOf } from "../../../openapi/reference-links.ts";
import { document, type At } from "../../model/page-context.ts";
import { ErrorLink, Link } from "../../components/link.tsx";
import { FieldEntry, Fields, TypeOf } from "../../components/fields.tsx";
import { Heading } from "../../components/heading.tsx";
import { Marks } from "../../components/marks.tsx";
import { ExampleFigure } from "../../components/operation/examples.tsx";
import { Prose } from "../../components/prose.tsx";
import { Table } from "../../components/table.tsx";
import { size } from "../../../openapi/words.ts";
import { adviceFile, type Advice, type Retry } from "../../writing/advice.ts";
import type { Book } from "../../writing/book.ts";
import { GuideError } from "../../writing/values.tsx";
import type { Block, BlockInput } from "../../writing/block.ts";
import { counted } from "../../../lib/text.ts";

export const errorBlocks: Record<string, Block> = {
  envelope: { render: ({ at }) => <Envelope at={at} errors={errorFacts(document(at))} /> },
  errors: { render: (given) => <ErrorTable {...given} columns={["when", "retry"]} /> },
  "errors-with-status": {
    usage: "STATUS …",
    render: (given) => <ErrorTable {...given} columns={["when", "action"]} />,
  },
  "order-of-checks": {
    render: () => <p>The mock checks in this order: {orderOfChecks}.</p>,
  },
  "error-sections": {
    render: ({ at, book, words }) => (
      <>
        {errorFacts(document(at)).map((error) => (
          <ErrorSection at={at} error={error} advice={adviceOf(book, error)} words={words} />
        ))}
      </>
    ),
  },
};

/** @throws {GuideError} if the documents have an error that nobody has written about. */
function adviceOf({ advice }: Book, { code }: ErrorFacts): Advice {
  const found = advice.get(code);
  if (found) return found;
  throw new GuideError(`${adviceFile} has no entry ${code}, which the documents have as an error code`);
}

const columnNames = { when: "When", retry: "Retry", action: "What to do" };

interface ErrorTableProps extends BlockInput {
  columns: (keyof typeof columnNames)[];
}

function ErrorTable({ at, book, given, words, columns }: ErrorTableProps) {
  const all = errorFacts(document(at));
  const statuses = new Set(all.map(({ status }) => String(status)));
  const unknown = given.find((status) => !statuses.has(status));
  if (unknown !== undefined)
    throw new GuideError(`no error has the status ${unknown}; there are ${[...statuses].join(", ")}`);
  const rows = all.filter(({ status }) => given.length === 0 || given.includes(String(status)));
  return (
    <Table
      caption={given.length === 0 ? "Error codes" : `Errors with status ${given.join(" or ")}`}
      columns={["Code", "Status", ...columns.map((name) => columnNames[name])]}
      rows={rows.map((error) => {
        const advice = adviceOf(book, error);
        return [
          <ErrorLink at={at} of={error} />,
          error.status,
          ...columns.map((name) => (name === "retry" ? again(advice) : words(advice, advice[name]))),
        ];
      })}
    />
  );
}

/** The fields of an error in its envelope. */
type InEnvelope = InvalidRequestError["error"];

const envelope: keyof InvalidRequestError = "error";
const common: (keyof InEnvelope)[] = ["code", "message"];

/** The shape of what the envelope of an error holds. */
function errorShape({ code, response }: ErrorFacts): Shape | undefined {
  return codeShape(response.shape, code)?.fields.find(({ name }) => name === envelope)?.shape;
}

/** What an error has beside code and message. */
function extrasOf(error: ErrorFacts): Field[] {
  return (errorShape(error)?.fields ?? []).filter(({ name }) => !common.some((one) => one === name));
}

/** The error with most fields, which has all that the others have; its code stands for all codes. */
function Envelope({ at, errors }: { at: At; errors: ErrorFacts[] }) {
  const [widest] = [...errors].sort((one, next) => extrasOf(next).length - extrasOf(one).length);
  const error = widest && errorShape(widest);
  if (!error) return null;
  const codes = errors.map(({ code }) => code);
  return (
    <section class="split">
      <div>
        <Fields at={at} shape={withCodes(error, codes)} id="envelope" />
      </div>
      <ExampleOf error={widest} label="Example of the envelope" />
    </section>
  );
}

/** The shape with every code where it has the one of its own. */
function withCodes(shape: Shape, codes: string[]): Shape {
  const name: keyof InEnvelope = "code";
  const fields = shape.fields.map((field) =>
    field.name === name ? { ...field, shape: { ...field.shape, values: codes } } : field,
  );
  return { ...shape, fields };
}

interface ErrorSectionProps {
  at: At;
  error: ErrorFacts;
  advice: Advice;
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
        <AdviceTerms advice={advice} words={words} />
        {maxBodyBytes !== undefined && <p>Maximum body size: {size(maxBodyBytes)}.</p>}
        <Prose text={response.description} />
        <Marks unspecified={response.unspecified} assumed={response.assumed} />
        {extrasOf(error).map(({ name, shape }) => (
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

function AdviceTerms({ advice, words }: Pick<ErrorSectionProps, "advice" | "words">) {
  return (
    <dl class="terms">
      {[
        ["When", words(advice, advice.when)],
        ["What to do", words(advice, advice.action)],
        ["Retry", again(advice)],
        ["The client", words(advice, advice.client)],
      ].map(([term, content]) => (
        <div>
          <dt>{term}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

const retryWords: Record<Retry, string> = {
  no: "No",
  yes: "Yes, after a pause",
  "if free": "Only if the call is free",
};

function again({ retry }: Advice): string {
  return retryWords[retry];
}

/** Of a response that can have several codes, the shape of one. */
function codeShape(shape: Shape | undefined, code: string): Shape | undefined {
  if (!shape || shape.alternatives.length === 0) return shape;
  return shape.alternatives.find(({ fields }) =>
    fields.some((field) => field.shape.fields.some((inner) => inner.shape.values.includes(code))),
  );
}

function ExampleOf({ error: { example }, label }: { error: ErrorFacts; label: string }) {
  if (!example) return null;
  return (
    <div class="beside">
      <ExampleFigure
        title={label}
        summary={example.summary}
        code={JSON.stringify(example.value, null, 2)}
        language="json"
      />
    </div>
  );
}

function Operations({ at, rows }: { at: At; rows: OperationRow[] }) {
  const { version } = at;
  const all = Object.values(rowsById(document(at)));
  if (rows.length === all.length) {
    return (
      <p>
        All{" "}
        <Link at={at} to={`${pageOf[version]}#operations`}>
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
        {rows.map(({ operationId, summary, method, path }) => (
          <li>
            <Link at={at} to={operationPage(version, operationId)}>
              {summary}
            </Link>{" "}
            <code class="muted">
              {method} {path}
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
}
