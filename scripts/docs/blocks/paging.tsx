import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { type At } from "../model/page-context.ts";
import { Link } from "../components/link.tsx";
import { OperationLink } from "../components/operation-table.tsx";
import { joined } from "../components/prose.tsx";
import { Table } from "../components/table.tsx";
import { notSpecified } from "../../openapi/words.ts";
import type { Block } from "../writing/block.ts";

type Bound = NonNullable<OperationRow["paging"]>["limit"];

export const pagingBlocks: Record<string, Block> = {
  "paging-limits": { render: ({ at }) => <Limits at={at} /> },
};

function Limits({ at }: { at: At }) {
  const rows = Object.values(rowsById(at.document));
  const paged = rows.filter(({ paging }) => paging);
  const others = rows.filter(({ paging }) => !paging);
  const unknown = others.filter(isRequestOpen);
  const without = others.filter((row) => !isRequestOpen(row));
  return (
    <>
      <Table
        caption={`Limits and offsets of ${at.version}`}
        columns={["Operation", "Sent in", "Limit", "Default", "Range", "Offset", "Default", "Range"]}
        rows={paged.map((row) => [
          <OperationLink at={at} row={row} />,
          row.paging?.in ?? "",
          ...boundCells(row.paging?.limit),
          ...(!row.paging?.offset && isRequestOpen(row)
            ? Array.from({ length: 3 }, () => notSpecified)
            : boundCells(row.paging?.offset)),
        ])}
      />
      {without.length > 0 && (
        <p>
          These take no limit, since they return a single object: <Operations at={at} rows={without} />.
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          Whether they take a limit is <em>{notSpecified}</em>: <Operations at={at} rows={unknown} />.
        </p>
      )}
    </>
  );
}

function Operations({ at, rows }: { at: At; rows: OperationRow[] }) {
  const links = rows.map(({ operationId, summary }) => (
    <Link at={at} to={operationPage(at.version, operationId)}>
      {summary}
    </Link>
  ));
  return <>{joined(links)}</>;
}

/** Whether the request may have further fields than the document shows. */
function isRequestOpen({ unspecified }: OperationRow): boolean {
  return unspecified.some(({ topic }) => topic === "request" || topic === "query-parameters");
}

function boundCells(bound: Bound | null | undefined) {
  if (!bound) return ["none", "", ""];
  return [
    <code>{bound.name}</code>,
    bound.default === null ? notSpecified : <code>{bound.default}</code>,
    range(bound),
  ];
}

function range({ minimum, maximum }: Bound): string {
  if (minimum === null && maximum === null) return notSpecified;
  if (maximum === null) return `at least ${minimum}`;
  return minimum === null ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}
