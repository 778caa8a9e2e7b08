import { isDeepStrictEqual } from "node:util";
import { eachOperation, type Document, type LocatedOperation } from "../../openapi/document.ts";
import { rowsById } from "../../openapi/operations.ts";
import { successorOf, type Version } from "../../lib/versions.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { bodyFacts, marksAt, responseFacts, type ResponseFacts } from "../../openapi/responses.ts";
import { serverOf } from "../model/base-path.ts";
import { badgesOf } from "../model/tags.ts";
import { forerunners, pagesOfOthers, successors } from "../model/moves.ts";
import type { Page } from "../model/page.ts";
import {
  titleIn,
  type At,
  type Edition,
  isContract,
  slug,
  toolFile,
  type PageContext,
} from "../model/page-context.ts";
import { Heading } from "../components/heading.tsx";
import { FoldedMarks } from "../components/marks.tsx";
import { Errors } from "../components/operation/errors.tsx";
import { Examples } from "../components/operation/examples.tsx";
import { Counterparts, OperationBar, type LocatedProps } from "../components/operation/head.tsx";
import { Request } from "../components/operation/request.tsx";
import { ResponseSection } from "../components/operation/response.tsx";
import { SecurityTerms, Terms } from "../components/operation/terms.tsx";
import { firstSentence, Prose } from "../components/prose.tsx";
import { sampleCall, Samples } from "../components/samples.tsx";
import { counted } from "../../lib/text.ts";

export function operationPageOf(
  document: Document,
  located: LocatedOperation,
  edition?: Edition,
): Page<PageContext> {
  const { method, path, operation } = located;
  const { operationId, summary, description } = operation;
  const { root, base = "" } = serverOf(document, operation) ?? {};
  return {
    path: operationPage(edition?.version, operationId),
    title: titleIn(edition?.version, summary),
    description: `${method.toUpperCase()} ${base}${path}: ${firstSentence(description)}`,
    kind: "operation",
    root,
    ...(edition && { version: edition.version, counterparts: counterparts(edition, operationId) }),
    render: (at) => (
      <article class="operation">
        <h1>{summary}</h1>
        <OperationBody at={at} located={located} id="" />
      </article>
    ),
  };
}

function counterparts({ version, documents }: Edition, operationId: string) {
  const step = (name: string, from: Version, to: Version) =>
    (successorOf(from) === to ? successors : forerunners)(from, name, documents)[0]?.operation.operationId;
  return pagesOfOthers(version, operationId, step, operationPage);
}

/** All of an operation below its heading, as one reads it: address, what it does, code, and only then the fields. */
export function OperationBody({ at, located, id }: LocatedProps) {
  const { operation } = located;
  const responses = responseFacts(at.document, operation);
  const shown = isContract(at) ? responses.filter(isSuccess) : responses;
  return (
    <>
      <OperationBar at={at} located={located} id={id} />
      <div class="split">
        <div>
          <Prose text={operation.description} />
          {isContract(at) ? (
            <ContractFacts at={at} located={located} />
          ) : (
            <>
              {operation.deprecated && (
                <p class="counterpart legacy" role="note">
                  <b>Deprecated.</b>
                </p>
              )}
              {badgesOf(at.document, operation).map((badge) => (
                <p>
                  <span class="badge">{badge}</span>
                </p>
              ))}
              <SecurityTerms at={at} operation={operation} />
            </>
          )}
        </div>
        <div class="beside">
          <Samples at={at} located={located} id={id} />
          {!at.print && <OtherBodies at={at} located={located} id={id} />}
        </div>
        <div>
          <Request at={at} operation={operation} id={id} />
        </div>
      </div>
      {!at.print && sampleCall(at, located) && <TryIt at={at} operationId={operation.operationId} />}
      <Heading at={at} id={`${id}responses`} level={2}>
        {shown.length === 1 ? "Response" : "Responses"}
      </Heading>
      {responses.length === 0 && <p>The document lists no responses.</p>}
      {shown.map((response, index) => (
        <ResponseSection
          at={at}
          response={response}
          id={id}
          fieldId={`${id}${index === 0 ? "response" : `response-${slug(response.status)}-body`}`}
        />
      ))}
      {isContract(at) ? (
        <Errors
          at={at}
          operation={operation}
          responses={responses.filter((response) => !isSuccess(response))}
          id={id}
        />
      ) : (
        <Callbacks at={at} located={located} id={id} />
      )}
    </>
  );
}

/** Prices, limits and gaps, and the same in other versions. */
function ContractFacts({ at, located: { operation } }: { at: At; located: LocatedOperation }) {
  const row = rowsById(at.document)[operation.operationId];
  if (!row) throw new Error(`no operation ${operation.operationId}`);
  return (
    <>
      <Terms at={at} row={row} />
      <FoldedMarks marks={marksAt(operation)} />
      <Counterparts at={at} operation={operation} />
    </>
  );
}

/** The documented bodies but for the one that the code samples send. */
function OtherBodies({ at, located, id }: LocatedProps) {
  const sent = sampleCall(at, located)?.body;
  const examples = bodyFacts(at.document, located.operation)?.examples ?? [];
  const others = examples.filter(({ value }) => !isDeepStrictEqual(value, sent));
  if (others.length === 0) return null;
  return (
    <details class="other-bodies">
      <summary>{counted(others.length, "example body", "example bodies")}</summary>
      <Examples title="Example body" examples={others} name={`${id}bodies`} />
    </details>
  );
}

function isSuccess({ status }: ResponseFacts): boolean {
  return Number(status) < 400;
}

function Callbacks({ at, located, id }: LocatedProps) {
  const callbacks = Object.entries(located.operation.callbacks ?? {}).flatMap(([name, paths]) =>
    Array.from(eachOperation({ paths }), (callback) => ({ name, callback })),
  );
  if (callbacks.length === 0) return null;
  return (
    <section>
      <Heading at={at} id={`${id}callbacks`} level={2}>
        Callbacks
      </Heading>
      <p>Requests that the service sends to you because of this one.</p>
      {callbacks.map(({ name, callback }) => {
        const own = `${id}callback.${slug(callback.operation.operationId)}`;
        return (
          <details class="unfold" id={own}>
            <summary>
              {name}: {callback.operation.summary}
            </summary>
            <OperationBody at={at} located={callback} id={`${own}.`} />
          </details>
        );
      })}
    </section>
  );
}

/** Hidden where no script runs; what it needs is loaded when it is asked for. */
function TryIt({ at, operationId }: { at: PageContext; operationId: string }) {
  return (
    <section
      id="try-it"
      class="try-out for-script"
      aria-labelledby="try-it-heading"
      data-operation={toolFile(at.version, operationId)}
    >
      <Heading at={at} id="try-it-heading" level={2}>
        Try it
      </Heading>
      <p>
        {isContract(at)
          ? "Fill in a request, see its maximum cost, and send it to the mock or another server."
          : "Fill in a request, check it, and send it. The server must allow calls from this page (CORS)."}
      </p>
      <button type="button" class="primary">
        Open the form
      </button>
    </section>
  );
}
