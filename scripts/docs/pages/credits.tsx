import { eachOperation } from "../../openapi/document.ts";
import { cost, isAssumedFree, isFree } from "../../openapi/prices.ts";
import { errorCharges, type ErrorCharge } from "../../openapi/errors.ts";
import type { OperationRow } from "../../openapi/operations.ts";
import { rowsOf } from "../../openapi/rows.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { responsesOf } from "../../openapi/responses.ts";
import { rowsIn } from "../../client/charging.ts";
import { errorFacts } from "../model/errors.ts";
import { charge, pageCost } from "../model/prices.ts";
import { document, guideAddress, type At } from "../parts/at.ts";
import { ErrorLink } from "../parts/error-link.tsx";
import { Heading } from "../parts/heading.tsx";
import { Link } from "../parts/link.tsx";
import { OperationLink } from "../parts/operation-link.tsx";
import { Snippet } from "../parts/snippet.tsx";
import { Stated } from "../parts/stated.tsx";
import { Table } from "../parts/table.tsx";
import { counted, open, usd } from "../../openapi/words.ts";
import type { GuidePage } from "./guide-page.ts";

export const creditsPage: GuidePage = {
  path: "credits.html",
  render: (at) => (
    <>
      <h1>Credits and prices</h1>
      <p>
        Most operations are metered: each row in a response is charged to your team's monthly credits.{" "}
        <code>count</code> in a response is the number of rows, and so the number of rows charged.
      </p>
      <ul>
        <li>
          The price per row depends on the operation, not on what the row holds. Fewer rows cost less, so set{" "}
          <Link at={at} to={guideAddress(at, "paging.html")}>
            the limit
          </Link>
          .
        </li>
        <li>
          Operations that run a language model charge at least one row, even if nothing matches;{" "}
          <code>count</code> is then 0.
        </li>
        <li>Both versions draw on the same credits, at different prices.</li>
        <li>
          When credits renew, and how to query what is left: <em>{open}</em>.
        </li>
      </ul>
      <Prices at={at} />
      <Example at={at} />
      <Free at={at} />
      <Heading at={at} id="never-charged" level={2}>
        What is not charged
      </Heading>
      <p>
        A request that fails validation, authentication or the credit check is never charged. For the other
        errors:
      </p>
      <Table
        caption="Whether an error is charged"
        columns={["Error", "Charged"]}
        rows={errorFacts(document(at)).map((error) => [
          <ErrorLink at={at} of={error} />,
          <Charged charge={errorCharges(at.documents)[error.code]} />,
        ])}
      />
      <Heading at={at} id="without-credits" level={2}>
        When credits run out
      </Heading>
      <p>
        Metered calls then fail with 402 <ErrorLink at={at} of="out_of_credits" />, free of charge. Whether a
        call succeeds if your credits cover only part of it: <em>{open}</em>. These operations do not list
        this error:
      </p>
      <ul>
        <Unblocked at={at} />
      </ul>
      <p>
        A HEAD request to a metered operation is refused with <ErrorLink at={at} of="method_not_allowed" />,
        since it would be charged and return no data.
      </p>
      <Heading at={at} id="budget" level={2}>
        Keep to a budget
      </Heading>
      <p>
        The client knows the prices. <code>worstCostOf</code> returns the most that a call can cost,{" "}
        <code>costOf</code> what a number of rows costs, and with <code>maxSpendUsd</code> the client sends no
        call that could exceed the rest of the budget:
      </p>
      <Snippet at={at} name="budget" label="A budget, with the client" />
      <p>
        Each client object has its own budget. Where no price is specified, the client counts the highest one
        that is. Where nothing limits the rows, you must set a limit.
      </p>
    </>
  ),
};

function Prices({ at }: { at: At }) {
  const rows = Object.values(rowsOf(document(at)));
  const id = `prices-${at.version}`;
  return (
    <>
      <Heading at={at} id={id} level={2}>
        {at.version === "v1" ? "Prices of v1, legacy" : "Prices of v2"}
      </Heading>
      <Table
        caption={`Prices of ${at.version}`}
        columns={["Operation", "Billed per", "Price per row", "Minimum charge", "Cost at default limit"]}
        rows={rows.map((row) => [
          <OperationLink at={at} row={row} />,
          row.billing ? row.billing.unit : <Stated words={open} />,
          priceOfRow(row),
          minimum(row),
          <Stated words={pageCost(document(at), row)} />,
        ])}
      />
    </>
  );
}

function priceOfRow(row: OperationRow) {
  const { billing } = row;
  if (!billing) return <Stated words={open} />;
  return isFree(row) ? cost(row) : usd(billing.microdollarsPerRow);
}

function minimum({ billing }: OperationRow) {
  if (!billing) return <Stated words={open} />;
  const { minimumRows, minimumRowsWhen = {} } = billing;
  if (!minimumRows) return "nothing";
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

/** The documented responses of one operation, with what each of them costs. */
function Example({ at }: { at: At }) {
  const known = document(at);
  const rows = rowsOf(known);
  const metered = Object.values(rows).find(({ billing }) => billing?.minimumRows);
  const operation = [...eachOperation(known)].find(
    (one) => one.operation.operationId === metered?.operationId,
  )?.operation;
  if (!metered?.billing || !operation) return null;
  const { billing } = metered;
  const examples = responsesOf(known, operation).find(({ status }) => status === "200")?.examples ?? [];
  return (
    <>
      <Heading at={at} id="example" level={2}>
        An example
      </Heading>
      <p>
        <Link at={at} to={operationPage(at.version, metered.operationId)}>
          {metered.summary}
        </Link>{" "}
        costs {cost(metered)}. What its documented responses cost:
      </p>
      <Table
        caption={`What responses of ${metered.method} ${metered.path} cost`}
        columns={["Response", "count", "Charged", "Cost"]}
        rows={examples.map((example) => {
          const count = rowsIn(metered, example.value);
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
    <>
      <Heading at={at} id="free" level={2}>
        What is free
      </Heading>
      <Table
        caption="Free operations"
        columns={["Operation", "According to"]}
        rows={Object.values(rowsOf(document(at)))
          .filter(isFree)
          .map((row) => [
            <OperationLink at={at} row={row} />,
            isAssumedFree(row) ? <em>assumed</em> : "the specification",
          ])}
      />
    </>
  );
}

function Charged({ charge }: { charge: ErrorCharge | null | undefined }) {
  if (!charge) return <Stated words={open} />;
  return (
    <>
      no
      {charge.assumed && (
        <>
          {" "}
          (<em>assumed</em>)
        </>
      )}
    </>
  );
}

/** The operations that do not document a response for used-up credits. */
function Unblocked({ at }: { at: At }) {
  const listed = errorFacts(document(at)).filter(({ status }) => status === 402);
  const blocked = new Set(
    listed.flatMap(({ operations }) => operations).map(({ operationId }) => operationId),
  );
  const rows = Object.values(rowsOf(document(at)));
  return (
    <>
      {rows
        .filter(({ operationId }) => !blocked.has(operationId))
        .map((row) => (
          <li>
            <OperationLink at={at} row={row} />
          </li>
        ))}
    </>
  );
}
