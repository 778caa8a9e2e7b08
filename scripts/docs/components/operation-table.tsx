import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import { cost } from "../../openapi/prices.ts";
import type { At, PageContext } from "../model/page-context.ts";
import { Table } from "./table.tsx";
import { rateLimitText } from "../../openapi/words.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { Link } from "./link.tsx";

/** The operations of a version, each with its price and its own limit. */
export function OperationTable({ at }: { at: At }) {
  return (
    <OperationRows
      at={at}
      caption={`Operations of ${at.version}`}
      rows={Object.values(rowsById(at.document))}
    />
  );
}

export function OperationRows({ at, caption, rows }: { at: At; caption: string; rows: OperationRow[] }) {
  return (
    <Table
      caption={caption}
      columns={["Operation", "Price", "Rate limit"]}
      rows={rows.map((row) => [<OperationLink at={at} row={row} />, cost(row), rateLimitText(row.rateLimit)])}
    />
  );
}

interface OperationLinkProps {
  at: PageContext;
  row: Pick<OperationRow, "operationId" | "summary" | "method" | "path">;
}

/** An operation of the version at hand: what it does, as a link to its page, and its address below that. */
export function OperationLink({ at, row }: OperationLinkProps) {
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
