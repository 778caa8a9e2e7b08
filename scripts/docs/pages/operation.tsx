import { isDeepStrictEqual } from "node:util";
import type { Operation } from "../../openapi/document.ts";
import { documentFacts, rowsById } from "../../openapi/operations.ts";
import { successorOf, type Version } from "../../lib/versions.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { bodyFacts, marksAt, responseFacts, type ResponseFacts } from "../../openapi/responses.ts";
import { forerunners, pagesOfOthers, successors } from "../model/moves.ts";
import type { Page } from "../model/page.ts";
import { document, titleIn, type At, href } from "../model/page-context.ts";
import { Heading } from "../components/heading.tsx";
import { FoldedMarks } from "../components/marks.tsx";
import { Errors } from "../components/operation/errors.tsx";
import { Examples } from "../components/operation/examples.tsx";
import { Counterparts, OperationBar } from "../components/operation/head.tsx";
import { Request } from "../components/operation/request.tsx";
import { SuccessResponse } from "../components/operation/response.tsx";
import { Terms } from "../components/operation/terms.tsx";
import { firstSentence, Prose } from "../components/prose.tsx";
import { Samples } from "../components/samples.tsx";
import { counted } from "../../lib/text.ts";

export function operationPageOf(
  version: Version,
  operation: Operation,
  method: string,
  path: string,
  documents: At["documents"],
): Page {
  const step = (name: string, from: Version, to: Version) =>
    (successorOf(from) === to ? successors : forerunners)(from, name, documents)[0]?.operation.operationId;
  return {
    path: operationPage(version, operation.operationId),
    title: titleIn(version, operation.summary),
    description: `${method.toUpperCase()} ${documentFacts(documents[version]).basePath}${path}: ${firstSentence(operation.description)}`,
    kind: "operation",
    version,
    counterparts: pagesOfOthers(version, operation.operationId, step, operationPage),
    render: (at) => (
      <article class="operation">
        <h1>{operation.summary}</h1>
        <OperationBody at={at} operation={operation} id="" />
      </article>
    ),
  };
}

/**
 * All of an operation below its heading, as one reads it: address, what it does, code, and only then the fields. `id` goes
 * before its anchors where several operations share a page.
 */
export function OperationBody({ at, operation, id }: { at: At; operation: Operation; id: string }) {
  const known = document(at);
  const row = rowsById(known)[operation.operationId];
  if (!row) throw new Error(`no operation ${operation.operationId}`);
  const responses = responseFacts(known, operation);
  const accepted = responses.filter(isSuccess);
  return (
    <>
      <OperationBar at={at} row={row} />
      <div class="split">
        <div>
          <Prose text={operation.description} />
          <Terms at={at} row={row} />
          <FoldedMarks marks={marksAt(operation)} />
          <Counterparts at={at} operation={operation} />
        </div>
        <div class="beside">
          <Samples at={at} operation={operation} id={id} />
          {!at.print && <OtherBodies at={at} operation={operation} id={id} />}
        </div>
        <div>
          <Request at={at} operation={operation} id={id} />
        </div>
      </div>
      {!at.print && <TryIt at={at} operationId={row.operationId} />}
      <Heading at={at} id={`${id}responses`} level={2}>
        {accepted.length === 1 ? "Response" : "Responses"}
      </Heading>
      {accepted.map((response) => (
        <SuccessResponse at={at} response={response} id={id} />
      ))}
      <Errors
        at={at}
        operation={operation}
        responses={responses.filter((response) => !isSuccess(response))}
        id={id}
      />
    </>
  );
}

/** The documented bodies but for the one that the code samples send. */
function OtherBodies({ at, operation, id }: { at: At; operation: Operation; id: string }) {
  const sent = at.calls[at.version][operation.operationId]?.call.body;
  const examples = bodyFacts(document(at), operation)?.examples ?? [];
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
