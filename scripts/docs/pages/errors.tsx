import type { InvalidRequestError } from "@adintel/client";
import type { OperationRow } from "../../openapi/operations.ts";
import { rowsOf } from "../../openapi/rows.ts";
import { errorFacts, type ErrorFacts } from "../model/errors.ts";
import type { Field, Shape } from "../../openapi/shape.ts";
import { operationPage, pageOf } from "../../openapi/reference-links.ts";
import { document, type At } from "../parts/at.ts";
import { Code } from "../parts/code.tsx";
import { ErrorLink } from "../parts/error-link.tsx";
import { Details, Facts, Fields, TypeOf } from "../parts/fields.tsx";
import { Anchor, Heading } from "../parts/heading.tsx";
import { Link } from "../parts/link.tsx";
import { Marks } from "../parts/marks.tsx";
import { Prose, Words } from "../parts/prose.tsx";
import { Snippet } from "../parts/snippet.tsx";
import { Table } from "../parts/table.tsx";
import { counted, size } from "../../openapi/words.ts";
import { guidanceOf, type Guidance } from "./error-guidance.ts";
import type { GuidePage } from "./guide-page.ts";

export const errorsPage: GuidePage = {
  path: "errors.html",
  render: (at) => {
    const errors = errorFacts(document(at));
    return (
      <>
        <h1>Errors</h1>
        <p>
          Every error of both versions has the same envelope and an HTTP status of 400 or more. Branch on the{" "}
          <code>code</code>: the message is for people, and its text is <em>not specified</em>.
        </p>
        <Envelope at={at} errors={errors} />
        <Heading at={at} id="codes" level={2}>
          All codes
        </Heading>
        <Table
          caption="Error codes"
          columns={["Code", "Status", "When", "Retry"]}
          rows={errors.map((error) => {
            const known = guidanceOf(error.code);
            return [
              <ErrorLink at={at} of={error} />,
              error.status,
              <Words text={known?.when ?? ""} />,
              known ? again(known) : "",
            ];
          })}
        />
        <Heading at={at} id="in-code" level={2}>
          In code
        </Heading>
        <p>
          The client throws errors that narrow by <code>code</code>, or returns them from <code>result</code>.
          A newer service may send codes that your client does not list, so keep a default:
        </p>
        <Snippet at={at} name="errors" label="Errors, with the client" />
        {errors.map((error) => (
          <ErrorSection at={at} error={error} />
        ))}
      </>
    );
  },
};

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
        <Heading at={at} id="envelope" level={2}>
          Envelope
        </Heading>
        <p>
          An object with one key, <code>error</code>, which holds:
        </p>
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

function ErrorSection({ at, error }: { at: At; error: ErrorFacts }) {
  const { code, status, response, maxBodyBytes } = error;
  const known = guidanceOf(code);
  return (
    <section class="split error">
      <div>
        <Heading at={at} id={code} level={2}>
          <code>{code}</code> <span class="status">{status}</span>
        </Heading>
        {known && <Advice guidance={known} />}
        {maxBodyBytes !== undefined && <p>The largest body is {size(maxBodyBytes)}.</p>}
        <Prose text={response.description} />
        <Marks unspecified={response.unspecified} assumed={response.assumed} />
        <Extras at={at} error={error} />
        <Headers at={at} error={error} />
        <Operations at={at} rows={error.operations} />
      </div>
      <ExampleOf error={error} label={`Example of ${error.code}`} />
    </section>
  );
}

function Advice({ guidance }: { guidance: Guidance }) {
  return (
    <dl class="terms">
      <div>
        <dt>When</dt>
        <dd>
          <Words text={guidance.when} />
        </dd>
      </div>
      <div>
        <dt>What to do</dt>
        <dd>
          <Words text={guidance.action} />
        </dd>
      </div>
      <div>
        <dt>Retry</dt>
        <dd>{again(guidance)}</dd>
      </div>
      <div>
        <dt>The client</dt>
        <dd>
          <Words text={guidance.client} />
        </dd>
      </div>
    </dl>
  );
}

function again({ again: may }: Guidance): string {
  if (may === "yes") return "yes, after a pause";
  return may === "no" ? "no" : "only where the call is free";
}

/** What an error of this code has beside code and message. */
function Extras({ at, error }: { at: At; error: ErrorFacts }) {
  const { code } = error;
  return (
    <>
      {extrasOf(error).map(({ name, shape }) => (
        <div class="field" id={`${code}.${name}`}>
          <div class="field-head">
            <code class="name">{name}</code> <TypeOf at={at} shape={shape} /> <Facts shape={shape} />
            <Anchor id={`${code}.${name}`} of={name} />
          </div>
          <Details at={at} shape={shape} id={`${code}.${name}`} />
        </div>
      ))}
    </>
  );
}

/** Of a response that can have several codes, the shape of one. */
function codeShape(shape: Shape | undefined, code: string): Shape | undefined {
  if (!shape || shape.alternatives.length === 0) return shape;
  return shape.alternatives.find(({ fields }) =>
    fields.some((field) => field.shape.fields.some((inner) => inner.shape.values.includes(code))),
  );
}

function Headers({ at, error: { code, response } }: { at: At; error: ErrorFacts }) {
  return (
    <>
      {response.headers.map(({ name, required, shape }) => (
        <div class="field" id={`${code}-header.${name}`}>
          <div class="field-head">
            <code class="name">{name}</code> <span class="fact">header</span>{" "}
            {required && <span class="fact">always present</span>} <Facts shape={shape} />
            <Anchor id={`${code}-header.${name}`} of={name} />
          </div>
          <Details at={at} shape={shape} id={`${code}-header.${name}`} />
        </div>
      ))}
    </>
  );
}

function ExampleOf({ error: { example }, label }: { error: ErrorFacts; label: string }) {
  if (!example) return null;
  return (
    <div class="beside">
      <figure class="example">
        <figcaption>{example.summary}</figcaption>
        <Code
          code={JSON.stringify(example.value, null, 2)}
          language="json"
          label={`${label}: ${example.summary}`}
        />
      </figure>
    </div>
  );
}

function Operations({ at, rows }: { at: At; rows: OperationRow[] }) {
  const { version } = at;
  const all = Object.values(rowsOf(document(at)));
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
