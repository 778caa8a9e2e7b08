import { cost } from "../../openapi/prices.ts";
import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import { notSpecified, usd } from "../../openapi/words.ts";
import { charge } from "../model/prices.ts";
import { type At } from "../model/page-context.ts";
import { OperationLink } from "../components/operation-table.tsx";
import { Table } from "../components/table.tsx";
import { GuideError } from "../writing/mistakes.ts";
import { operationOf } from "../writing/links.ts";
import type { Block } from "../writing/block.ts";
import { counted } from "../../lib/text.ts";

/** What a program costs at most: the rows that it can get of each operation. */
export const costBlocks: Record<string, Block> = {
  costs: {
    usage: "OPERATION:ROWS …",
    render: ({ at, given }) => <Costs at={at} calls={given.map((text) => callIn(at, text))} />,
  },
};

interface PlannedCalls {
  row: OperationRow;
  rows: number;
}

function callIn(at: At, text: string): PlannedCalls {
  const [, operation, rows] = /^(.+):(\d+)$/.exec(text) ?? [];
  if (operation === undefined)
    throw new GuideError(
      `“${text}” must be an operation and its rows, such as ${Object.keys(rowsById(at.document))[0]}:25`,
    );
  return { row: operationOf(at, operation).row, rows: Number(rows) };
}

function Costs({ at, calls }: { at: At; calls: PlannedCalls[] }) {
  const known = calls.flatMap(({ row: { billing }, rows }) => (billing ? [charge(billing, rows)] : []));
  const total = known.reduce((sum, { microdollars }) => sum + microdollars, 0);
  const isWhole = known.length === calls.length;
  return (
    <>
      <Table
        caption="Costs at most"
        columns={["Operation", "Rows", "Price", "Costs at most"]}
        rows={calls.map(({ row, rows }) => [
          <OperationLink at={at} row={row} />,
          rows,
          cost(row),
          row.billing ? usd(charge(row.billing, rows).microdollars) : notSpecified,
        ])}
      />
      {calls.length > 1 && known.length > 0 && (
        <p>
          Total: {usd(total)}
          {!isWhole && (
            <>
              , plus {counted(calls.length - known.length, "operation")} whose price is{" "}
              <em>{notSpecified}</em>
            </>
          )}
          .
        </p>
      )}
    </>
  );
}
