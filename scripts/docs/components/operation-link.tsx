import type { OperationRow } from "../../openapi/operations.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import type { At } from "../model/page-context.ts";
import { Link } from "./link.tsx";

interface Props {
  at: At;
  row: Pick<OperationRow, "operationId" | "summary" | "method" | "path">;
}

/** An operation of the version at hand: what it does, as a link to its page, and its address below that. */
export function OperationLink({ at, row }: Props) {
  return (
    <>
      <Link at={at} to={operationPage(at.version, row.operationId)}>
        {row.summary}
      </Link>
      <br />
      <code class="muted">
        {row.method} {row.path}
      </code>
    </>
  );
}
