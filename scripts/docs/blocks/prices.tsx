import { cost, isAssumedFree, isFree } from "../../openapi/prices.ts";
import { errorCharges, type ErrorCharge } from "../../openapi/errors.ts";
import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import { successOf } from "../model/response-changes.ts";
import { rowsIn } from "../../client/core/charging.ts";
import { errorFacts, type ErrorFacts } from "../model/errors.ts";
import type { VersionedOperation } from "../model/moves.ts";
import { charge, pageCost } from "../model/prices.ts";
import { type At } from "../model/page-context.ts";
import { ErrorLink } from "../components/link.tsx";
import { OperationLink } from "../components/operation-table.tsx";
import { Table } from "../components/table.tsx";
import { notSpecified, usd } from "../../openapi/words.ts";
import { errorOf, operationOf } from "../writing/links.ts";
import { GuideError } from "../writing/mistakes.ts";
import type { Block } from "../writing/block.ts";
import { counted } from "../../lib/text.ts";

export const priceBlocks: Record<string, Block> = {
  prices: { render: ({ at }) => <Prices at={at} /> },
  "price-example": {
    usage: "OPERATION",
    render: ({ at, given: [operation] }) => <Example {...operationOf(at, operation)} />,
  },
  "free-operations": { render: ({ at }) => <Free at={at} /> },
  "error-charges": {
    render: ({ at }) => (
      <Table
        caption="Whether an error is charged"
        columns={["Error", "Charged"]}
        rows={errorFacts(at.document).map((error) => [
          <ErrorLink at={at} code={error.code} />,
          <Charged rule={errorCharges(at.documents)[error.code]} />,
        ])}
      />
    ),
  },
  "operations-without": {
    usage: "ERROR",
    render: ({ at, given: [code] }) => <Without at={at} error={errorOf(at, code)} />,
  },
};

function Prices({ at }: { at: At }) {
  return (
    <Table
      caption={`Prices of ${at.version}`}
      columns={["Operation", "Billed per", "Price per row", "Minimum charge", "Cost at default limit"]}
      rows={Object.values(rowsById(at.document)).map((row) => [
        <OperationLink at={at} row={row} />,
        row.billing ? row.billing.unit : notSpecified,
        priceOfRow(row),
        minimum(row),
        pageCost(at.document, row),
      ])}
    />
  );
}

function priceOfRow(row: OperationRow) {
  const { billing } = row;
  if (!billing) return notSpecified;
  return isFree(row) ? cost(row) : usd(billing.microdollarsPerRow);
}

function minimum({ billing }: OperationRow) {
  if (!billing) return notSpecified;
  const { minimumRows, minimumRowsWhen = {} } = billing;
  if (!minimumRows) return "none";
  const conditions = Object.entries(minimumRowsWhen);
  return (
    <>
      {counted(minimumRows, "row")}
      {conditions.map(([name, value]) => (
        <>
          {" "}
          with <code>{name}</code> <code>{value}</code>
        </>
      ))}
    </>
  );
}

function Example({ document: known, operation, row }: VersionedOperation) {
  const { billing } = row;
  if (!billing) throw new GuideError(`${row.operationId} has no price`);
  const examples = successOf(known, operation)?.examples ?? [];
  return (
    <>
      <Table
        caption={`What responses of ${row.method} ${row.path} cost`}
        columns={["Response", "count", "Charged", "Cost"]}
        rows={examples.map((example) => {
          const count = rowsIn(row, example.value);
          const charged = charge(billing, count);
          return [
            example.summary,
            count,
            counted(charged.rows, "row"),
            `${charged.rows} × ${usd(billing.microdollarsPerRow)} = ${usd(charged.microdollars)}`,
          ];
        })}
      />
      <p>One dollar buys {counted(Math.floor(1e6 / billing.microdollarsPerRow), billing.unit)}.</p>
    </>
  );
}

function Free({ at }: { at: At }) {
  return (
    <Table
      caption="Free operations"
      columns={["Operation", "Source"]}
      rows={Object.values(rowsById(at.document))
        .filter(isFree)
        .map((row) => [
          <OperationLink at={at} row={row} />,
          isAssumedFree(row) ? <em>assumed</em> : "the specification",
        ])}
    />
  );
}

function Charged({ rule }: { rule: ErrorCharge | null | undefined }) {
  if (!rule) return notSpecified;
  return (
    <>
      no
      {rule.assumed && (
        <>
          {" "}
          (<em>assumed</em>)
        </>
      )}
    </>
  );
}

function Without({ at, error }: { at: At; error: ErrorFacts }) {
  const listing = new Set(error.operations.map(({ operationId }) => operationId));
  return (
    <ul>
      {Object.values(rowsById(at.document))
        .filter(({ operationId }) => !listing.has(operationId))
        .map((row) => (
          <li>
            <OperationLink at={at} row={row} />
            {isAssumedFree(row) && <em> (assumed)</em>}
          </li>
        ))}
    </ul>
  );
}
