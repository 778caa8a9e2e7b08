import type { ErrorCode } from "@adintel/client/operations";
import { cost } from "../../openapi/prices.ts";
import type { Operation } from "../../openapi/document.ts";
import { documentFacts, type OperationRow } from "../../openapi/operations.ts";
import { rowsOf } from "../../openapi/rows.ts";
import type { Version } from "../../paths.ts";
import { errorAnchor, operationPage } from "../../openapi/reference-links.ts";
import {
  responsesOf,
  bodyOf,
  marksOf,
  parametersOf,
  type ResponseFacts,
  type Body,
  type NamedExample,
} from "../../openapi/responses.ts";
import { counterparts } from "../model/counterparts.ts";
import { marksOfShape, type Shape } from "../../openapi/shape.ts";
import { slug } from "../model/slug.ts";
import type { Page } from "../page.ts";
import { document, guideHref, href, other, type At } from "../parts/at.ts";
import { Code } from "../parts/code.tsx";
import { Anchor, Heading } from "../parts/heading.tsx";
import { Details, Facts, Fields, TypeOf } from "../parts/fields.tsx";
import { Marks } from "../parts/marks.tsx";
import { firstSentence, Prose, Words } from "../parts/prose.tsx";
import { Samples } from "../parts/samples.tsx";
import { Stated } from "../parts/stated.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { limit, size } from "../../openapi/words.ts";

/** The page of an operation. */
export function operationPageOf(
  version: Version,
  operation: Operation,
  method: string,
  path: string,
  documents: At["documents"],
): Page {
  const [first] = counterparts(version, operation, documents);
  return {
    path: operationPage(version, operation.operationId),
    title: version === "v1" ? `${operation.summary} (v1, legacy)` : operation.summary,
    description: `${method.toUpperCase()} ${documentFacts(documents[version]).basePath}${path}: ${firstSentence(operation.description)}`,
    kind: "operation",
    version,
    ...(first ? { counterpart: operationPage(other(version), first.operationId) } : {}),
    render: (at) => (
      <article class="operation">
        <h1>{operation.summary}</h1>
        <OperationBody at={at} operation={operation} id="" />
      </article>
    ),
  };
}

/** All of an operation below its heading; `id` goes before its anchors where several operations share a page. */
export function OperationBody({ at, operation, id }: { at: At; operation: Operation; id: string }) {
  const known = document(at);
  const row = rowsOf(known)[operation.operationId];
  if (!row) throw new Error(`no operation ${operation.operationId}`);
  const parameters = parametersOf(known, operation);
  const body = bodyOf(known, operation);
  const responses = responsesOf(known, operation);
  return (
    <>
      <div class="split">
        <div>
          <p class="endpoint">
            <span class={`verb ${row.method.toLowerCase()}`}>{row.method}</span>{" "}
            <code>
              <span class="muted">{documentFacts(known).basePath}</span>
              {row.path}
            </code>
          </p>
          <Counterparts at={at} operation={operation} />
          <Prose text={operation.description} />
          <Terms at={at} row={row} />
          <Marks {...marksOf(operation)} />
          <Heading at={at} id={`${id}request`} level={2}>
            Request
          </Heading>
          {parameters.length > 0 && (
            <>
              <Heading at={at} id={`${id}parameters`} level={3}>
                Parameters
              </Heading>
              <ul class="fields">
                {parameters.map((parameter) => (
                  <ParameterItem
                    at={at}
                    id={`${id}parameter.${slug(parameter.name)}`}
                    place={`in ${parameter.in}`}
                    parameter={parameter}
                  />
                ))}
              </ul>
            </>
          )}
          {body && <RequestBody at={at} body={body} id={id} />}
          {parameters.length === 0 && !body && <p>The request has no parameters and no body.</p>}
        </div>
        <div class="beside">
          <Samples at={at} operation={operation} id={id} />
          {body && !at.print && (
            <Examples title="Example bodies" examples={body.examples} name={`${id}bodies`} />
          )}
        </div>
      </div>
      {!at.print && <TryIt at={at} operationId={row.operationId} />}
      <Heading at={at} id={`${id}responses`} level={2}>
        {" "}
        Responses{" "}
      </Heading>
      {responses.filter(isSuccess).map((response) => (
        <SuccessSection at={at} response={response} id={id} />
      ))}
      <Errors at={at} responses={responses.filter((response) => !isSuccess(response))} id={id} />
    </>
  );
}

/** Hidden where no script runs; what it needs is loaded when it is asked for. */
function TryIt({ at, operationId }: { at: At; operationId: string }) {
  return (
    <section
      id="try-it"
      class="try-out for-script"
      aria-labelledby="try-it-heading"
      data-version={at.version}
      data-operation={operationId}
      data-files={href(at, at.tryIt)}
    >
      <Heading at={at} id="try-it-heading" level={2}>
        Try it
      </Heading>
      <p>Fill in a request, see its maximum cost, and send it to the mock or another server.</p>
      <button type="button" class="primary">
        Open the form
      </button>
    </section>
  );
}

interface ParameterProps {
  at: At;
  id: string;
  /** Where it goes, in words. */
  place: string;
  parameter: { name: string; required: boolean; shape: Shape };
}

/** A parameter of a request, or a header of a response. */
function ParameterItem({ at, id, place, parameter: { name, required, shape } }: ParameterProps) {
  return (
    <li class="field" id={id} data-find={name}>
      <div class="field-head">
        <code class="name">{name}</code> <TypeOf at={at} shape={shape} /> <span class="fact">{place}</span>{" "}
        {required && <span class="badge required">required</span>} <Facts shape={shape} />
        <Anchor id={id} of={name} />
      </div>
      <Details at={at} shape={shape} id={id} />
    </li>
  );
}

function RequestBody({ at, body, id }: { at: At; body: Body; id: string }) {
  const { shape } = body;
  const isOpen = shape.fields.length + shape.alternatives.length === 0;
  return (
    <section>
      <Heading at={at} id={`${id}body`} level={3}>
        Body
      </Heading>
      <p class="field-head">
        <TypeOf at={at} shape={shape} /> <span class="fact">application/json</span>{" "}
        {body.required ? <span class="badge required">required</span> : <span class="fact">optional</span>}{" "}
        {shape.closed && <span class="fact">unknown fields are refused</span>}
      </p>
      <Prose text={shape.description} />
      <Marks {...marksOfShape(shape)} />
      {!isOpen && !(at.print && shape.name) && <Fields at={at} shape={shape} id={`${id}body`} />}
    </section>
  );
}

function isSuccess({ status }: ResponseFacts): boolean {
  return Number(status) < 400;
}

function SuccessSection({ at, response, id }: { at: At; response: ResponseFacts; id: string }) {
  const { status, description, shape, headers, examples } = response;
  const own = `${id}response-${status}`;
  return (
    <section class="split">
      <div>
        <Heading at={at} id={own} level={3}>
          <span class="status ok">{status}</span> <Words text={withoutDot(description)} />
        </Heading>
        <Marks unspecified={response.unspecified} assumed={response.assumed} />
        <Headers at={at} headers={headers} id={own} />
        {shape && <ResponseBody at={{ ...at, isResponse: true }} shape={shape} id={`${id}response`} />}
      </div>
      {examples.length > 0 && (
        <div class="beside">
          <Examples title={`Response ${status}`} examples={examples} name={`${own}-examples`} />
        </div>
      )}
    </section>
  );
}

/** All errors have one shape, so they stand in one list beside one set of examples. */
function Errors({ at, responses, id }: { at: At; responses: ResponseFacts[]; id: string }) {
  const examples = responses.flatMap((response) => response.examples);
  return (
    <section class="split">
      <div>
        <Heading at={at} id={`${id}errors`} level={3}>
          Errors
        </Heading>
        <p>
          All share <a href={guideHref(at, "errors.html")}>one shape</a>; branch on <code>error.code</code>.
        </p>
        <ul class="fields">
          {responses.map((response) => (
            <ErrorItem at={at} response={response} id={`${id}response-${response.status}`} />
          ))}
        </ul>
      </div>
      {!at.print && (
        <div class="beside">
          <Examples title="Errors" examples={examples} name={`${id}errors-examples`} />
        </div>
      )}
    </section>
  );
}

function ErrorItem({ at, response, id }: { at: At; response: ResponseFacts; id: string }) {
  return (
    <li class="field" id={id}>
      <div class="field-head">
        <span class="status">{response.status}</span>{" "}
        {response.codes.map((code) => (
          <>
            <a href={href(at, errorAnchor(at.version, code))}>
              <code class="name">{code}</code>
            </a>{" "}
          </>
        ))}
        <Anchor id={id} of={`response ${response.status}`} />
      </div>
      <Prose text={response.description} />
      <Marks unspecified={response.unspecified} assumed={response.assumed} />
      <Headers at={at} headers={response.headers} id={id} />
    </li>
  );
}

function Headers({ at, headers, id }: { at: At; headers: ResponseFacts["headers"]; id: string }) {
  if (headers.length === 0) return null;
  return (
    <ul class="fields">
      {headers.map(({ name, required, shape }) => (
        <ParameterItem
          at={at}
          id={`${id}-header.${slug(name)}`}
          place={required ? "header, always present" : "header"}
          parameter={{ name, required: false, shape }}
        />
      ))}
    </ul>
  );
}

function ResponseBody({ at, shape, id }: { at: At; shape: NonNullable<ResponseFacts["shape"]>; id: string }) {
  return (
    <>
      <p class="field-head">
        <TypeOf at={at} shape={shape} /> <span class="fact">application/json</span>
      </p>
      <Prose text={shape.description} />
      <Marks {...marksOfShape(shape)} />
      {!(at.print && shape.name) && <Fields at={at} shape={shape} id={id} />}
    </>
  );
}

function Examples({ title, examples, name }: { title: string; examples: NamedExample[]; name: string }) {
  const tabs = examples.map((example) => ({
    label: example.name,
    content: (
      <figure class="example">
        <figcaption>{example.summary}</figcaption>
        <Code
          code={JSON.stringify(example.value, null, 2)}
          language="json"
          label={`${title}: ${example.summary}`}
        />
      </figure>
    ),
  }));
  return (
    <div class="examples">
      <Tabs name={name} legend={title} tabs={tabs} />
    </div>
  );
}

/** Price, limits and the like, each with the page that tells more. */
function Terms({ at, row }: { at: At; row: OperationRow }) {
  const { rateLimits, maxBodyBytes } = documentFacts(document(at));
  return (
    <dl class="terms">
      <div>
        <dt>
          <a href={guideHref(at, "credits.html")}>Price</a>
        </dt>
        <dd>
          <Stated words={cost(row)} />
        </dd>
      </div>
      <div>
        <dt>
          <a href={guideHref(at, "rate-limits.html")}>Rate limit</a>
        </dt>
        <dd>
          <Stated words={limit(row.rateLimit)} />; {rateLimits.map(limit).join(", ")}
        </dd>
      </div>
      {row.requestBody && (
        <div>
          <dt>
            <a href={href(at, errorAnchor(at.version, "payload_too_large" satisfies ErrorCode))}>
              Largest body
            </a>
          </dt>
          <dd>{size(maxBodyBytes)}</dd>
        </div>
      )}
      <div>
        <dt>
          <a href={guideHref(at, "authentication.html")}>Key</a>
        </dt>
        <dd>required</dd>
      </div>
      {row.paging && (
        <div>
          <dt>
            <a href={guideHref(at, "paging.html")}>Paging</a>
          </dt>
          <dd>
            <code>{row.paging.limit.name}</code>
            {row.paging.offset && (
              <>
                {" "}
                and <code>{row.paging.offset.name}</code>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Counterparts({ at, operation }: { at: At; operation: Operation }) {
  const found = counterparts(at.version, operation, at.documents);
  const isLegacy = at.version === "v1";
  if (found.length === 0 && !isLegacy) return <p class="counterpart">New in v2; it has no v1 counterpart.</p>;
  return (
    <div class={isLegacy ? "counterpart legacy" : "counterpart"} role="note">
      {isLegacy ? (
        <p>
          <b>Legacy.</b> v1 still responds; build on v2.
        </p>
      ) : null}
      {found.map(({ operationId, summary, when }) => (
        <p>
          {isLegacy ? "Replaced by" : "Replaces"}{" "}
          <a href={href(at, operationPage(other(at.version), operationId))}>{summary}</a> of{" "}
          {other(at.version)}
          {Object.entries(when).map(([name, value], index) => (
            <>
              {index === 0 ? " where " : " and "}
              <code>{name}</code> is <code>{value}</code>
            </>
          ))}
          {" · "}
          <a href={href(at, `moving-to-v2.html#${isLegacy ? operation.operationId : operationId}`)}>
            field by field
          </a>
        </p>
      ))}
    </div>
  );
}

function withoutDot(text: string): string {
  return text.replace(/\.$/, "");
}
