import { cost } from "../../generate/documentation.ts";
import type { Operation } from "../../generate/openapi.ts";
import { documentFacts, operationRows, type OperationRow } from "../../generate/operations.ts";
import type { Version } from "../../paths.ts";
import { errorAnchor, operationPage } from "../links.ts";
import {
  answersOf,
  bodyOf,
  marksOf,
  parametersOf,
  type Answer,
  type Body,
  type NamedExample,
} from "../model/answers.ts";
import { counterparts } from "../model/counterparts.ts";
import type { Page } from "../page.ts";
import { document, href, other, type At } from "../parts/at.ts";
import { Code } from "../parts/code.tsx";
import { Anchor, Heading } from "../parts/heading.tsx";
import { Details, Facts, Fields, TypeOf } from "../parts/fields.tsx";
import { Marks } from "../parts/marks.tsx";
import { Prose, Words } from "../parts/prose.tsx";
import { Samples } from "../parts/samples.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { limit, size } from "../words.ts";

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

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text.trim())?.[0].replaceAll(/\s+/g, " ") ?? text.trim();
}

/** All of an operation below its heading; `id` goes before its anchors where several operations share a page. */
export function OperationBody({ at, operation, id }: { at: At; operation: Operation; id: string }) {
  const known = document(at);
  const row = operationRows(known)[operation.operationId];
  if (!row) throw new Error(`no operation ${operation.operationId}`);
  const parameters = parametersOf(known, operation);
  const body = bodyOf(known, operation);
  const answers = answersOf(known, operation);
  return (
    <>
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
      <div class="split">
        <div>
          <Heading at={at} id={`${id}request`} level={2}>
            Request
          </Heading>
          {parameters.length > 0 && (
            <>
              <Heading at={at} id={`${id}parameters`} level={3}>
                Parameters
              </Heading>
              <ul class="fields">
                {parameters.map(({ name, in: place, required, shape }) => (
                  <li class="field" id={`${id}parameter.${name}`} data-find={name}>
                    <div class="field-head">
                      <code class="name">{name}</code> <span class="fact">in {place}</span>{" "}
                      <TypeOf at={at} shape={shape} />{" "}
                      {required && <span class="badge required">required</span>} <Facts shape={shape} />
                      <Anchor id={`${id}parameter.${name}`} of={name} />
                    </div>
                    <Details at={at} shape={shape} id={`${id}parameter.${name}`} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {body && <RequestBody at={at} body={body} id={id} />}
          {parameters.length === 0 && !body && <p>The request has no parameters and no body.</p>}
        </div>
        <aside class="beside" aria-label={`Code of a request: ${operation.summary}`}>
          <Samples at={at} operation={operation} id={id} />
          {body && <Examples title="Bodies" examples={body.examples} name={`${id}bodies`} />}
        </aside>
      </div>
      {!at.print && (
        <section id="try-it" class="try-it" data-version={at.version} data-operation={row.operationId} hidden>
          <Heading at={at} id="try" level={2}>
            Try it
          </Heading>
          <p>
            Fill in a request, see what it costs at most, and send it to the mock or to a server of yours.
          </p>
          <button type="button" class="primary">
            Try it
          </button>
        </section>
      )}
      <Heading at={at} id={`${id}answers`} level={2}>
        Answers
      </Heading>
      {answers.map((answer) => (
        <AnswerSection at={at} answer={answer} id={id} />
      ))}
    </>
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
      <Marks unspecified={shape.unspecified} assumed={shape.assumed} />
      {!isOpen && !(at.print && shape.name) && <Fields at={at} shape={shape} id={`${id}body`} />}
    </section>
  );
}

function AnswerSection({ at, answer, id }: { at: At; answer: Answer; id: string }) {
  const { status, description, shape, headers, examples, codes } = answer;
  const own = `${id}answer-${status}`;
  const isSuccess = Number(status) < 400;
  return (
    <section class="split answer">
      <div>
        <Heading at={at} id={own} level={3}>
          <span class={isSuccess ? "status ok" : "status"}>{status}</span>{" "}
          <Words text={withoutDot(description)} />{" "}
        </Heading>
        {codes.length > 0 && (
          <p>
            {codes.length === 1 ? "Code" : "Codes"}:{" "}
            {codes.map((code, index) => (
              <>
                {index > 0 && ", "}
                <a href={href(at, errorAnchor(code))}>
                  <code>{code}</code>
                </a>
              </>
            ))}
          </p>
        )}
        <Marks unspecified={answer.unspecified} assumed={answer.assumed} />
        {headers.length > 0 && (
          <ul class="fields">
            {headers.map(({ name, required, shape: header }) => (
              <li class="field" id={`${own}-header.${name}`} data-find={name}>
                <div class="field-head">
                  <code class="name">{name}</code> <span class="fact">header</span>{" "}
                  <TypeOf at={at} shape={header} /> {required && <span class="fact">always present</span>}{" "}
                  <Facts shape={header} />
                  <Anchor id={`${own}-header.${name}`} of={name} />
                </div>
                <Details at={at} shape={header} id={`${own}-header.${name}`} />
              </li>
            ))}
          </ul>
        )}
        {isSuccess && shape && <AnswerBody at={at} shape={shape} id={`${id}answer`} />}
      </div>
      {examples.length > 0 && (
        <aside class="beside" aria-label={`Examples of answer ${status}`}>
          <Examples title={`Answer ${status}`} examples={examples} name={`${own}-examples`} />
        </aside>
      )}
    </section>
  );
}

function AnswerBody({ at, shape, id }: { at: At; shape: NonNullable<Answer["shape"]>; id: string }) {
  return (
    <>
      <p class="field-head">
        <TypeOf at={at} shape={shape} /> <span class="fact">application/json</span>
      </p>
      <Prose text={shape.description} />
      <Marks unspecified={shape.unspecified} assumed={shape.assumed} />
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
          <a href={href(at, "credits.html")}>Price</a>
        </dt>
        <dd>{stated(cost(row))}</dd>
      </div>
      <div>
        <dt>
          <a href={href(at, "rate-limits.html")}>Rate limit</a>
        </dt>
        <dd>
          {stated(limit(row.rateLimit))}; {rateLimits.map(limit).join(", ")}
        </dd>
      </div>
      {row.requestBody && (
        <div>
          <dt>
            <a href={href(at, errorAnchor("payload_too_large"))}>Largest body</a>
          </dt>
          <dd>{size(maxBodyBytes)}</dd>
        </div>
      )}
      <div>
        <dt>
          <a href={href(at, "authentication.html")}>Key</a>
        </dt>
        <dd>required</dd>
      </div>
      {row.paging && (
        <div>
          <dt>
            <a href={href(at, "paging.html")}>Paging</a>
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

function stated(words: string) {
  return words === "not specified" ? <em>{words}</em> : words;
}

function Counterparts({ at, operation }: { at: At; operation: Operation }) {
  const found = counterparts(at.version, operation, at.documents);
  const isLegacy = at.version === "v1";
  if (found.length === 0 && !isLegacy) return <p class="counterpart">New in v2; v1 has nothing like it.</p>;
  return (
    <div class={isLegacy ? "counterpart legacy" : "counterpart"} role="note">
      {isLegacy ? (
        <p>
          <b>Legacy.</b> v1 still answers; build on v2.
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
