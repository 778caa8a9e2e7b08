import { conventions } from "../../../lib/versions.ts";
import { rowsById } from "../../../openapi/operations.ts";
import { isReference, type Operation } from "../../../openapi/document.ts";
import type { ResponseFacts } from "../../../openapi/responses.ts";
import type { At } from "../../model/page-context.ts";
import { guideHref } from "../../writing/guides.ts";
import { Heading } from "../heading.tsx";
import { ErrorLink } from "../link.tsx";
import { FoldedMarks } from "../marks.tsx";
import { joined, Prose } from "../prose.tsx";
import { Headers } from "./response.tsx";

interface ErrorsProps {
  at: At;
  operation: Operation;
  responses: ResponseFacts[];
  id: string;
}

/** The errors by status and code, each a link to what the guide says of it. Only what this operation says itself is said here. */
export function Errors({ at, operation, responses, id }: ErrorsProps) {
  if (responses.length === 0) return null;
  return (
    <section class="errors">
      <Heading at={at} id={`${id}errors`} level={2}>
        Errors
      </Heading>
      <p>
        Errors share <a href={guideHref(at, "errors.html")}>one shape</a>; check{" "}
        <code>{conventions(at.version).errorEnvelope.code}</code> in your program.
      </p>
      <ul class="error-list">
        {responses.map((response) => (
          <ErrorItem
            at={at}
            operation={operation}
            response={response}
            id={`${id}response-${response.status}`}
          />
        ))}
      </ul>
    </section>
  );
}

type ErrorItemProps = Omit<ErrorsProps, "responses"> & { response: ResponseFacts };

function ErrorItem({ at, operation, response, id }: ErrorItemProps) {
  const codes = rowsById(at.document)[operation.operationId]?.errors[response.status] ?? [];
  const isShared = isReference(operation.responses[response.status] ?? {});
  return (
    <li id={id}>
      <span class="status">{response.status}</span>{" "}
      {joined(codes.map((code) => <ErrorLink at={at} code={code} />))}
      {!isShared && (
        <>
          <Prose text={response.description} />
          <FoldedMarks marks={response} />
          <Headers at={at} headers={response.headers} id={id} />
        </>
      )}
    </li>
  );
}
