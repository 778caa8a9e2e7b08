import { eachOperation } from "../../openapi/document.ts";
import { cost, isAssumedFree, isFree } from "../../openapi/prices.ts";
import { errorCharges, type ErrorCharge } from "../../openapi/errors.ts";
import type { OperationRow } from "../../openapi/operations.ts";
import { rowsOf } from "../../openapi/rows.ts";
import { versions } from "../../paths.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { answersOf } from "../../openapi/answers.ts";
import { errorFacts } from "../model/errors.ts";
import { charge, pageCost, returnedRows } from "../model/prices.ts";
import { document, type At } from "../parts/at.ts";
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
        Most operations are metered: each row that an answer brings is charged to the credits that your team
        has for the month. <code>count</code> in an answer says how many rows there are, and so how many are
        charged.
      </p>
      <ul>
        <li>
          The price of a row depends on the operation, and not on what the row holds. Fewer rows cost less, so
          set{" "}
          <Link at={at} to="paging.html">
            the limit
          </Link>
          .
        </li>
        <li>
          Where a language model does the work, one row is charged even if nothing matches; <code>count</code>{" "}
          is then 0.
        </li>
        <li>Both versions draw on the same credits, at different prices.</li>
        <li>
          When in the month credits come back, and how to ask how many are left: <em>{open}</em>.
        </li>
      </ul>
      {[...versions].reverse().map((version) => (
        <Prices at={{ ...at, version }} />
      ))}
      <Example at={at} />
      <Free at={at} />
      <Heading at={at} id="never-charged" level={2}>
        What is not charged
      </Heading>
      <p>
        A request that fails validation, authentication or the check of your credits costs nothing. Of other
        errors less is known:
      </p>
      <Table
        caption="Whether an error is charged"
        columns={["Error", "Charged"]}
        rows={errorFacts(at.documents).map((error) => [
          <ErrorLink at={at} of={error} />,
          <Charged charge={errorCharges(at.documents)[error.code]} />,
        ])}
      />
      <Heading at={at} id="without-credits" level={2}>
        When credits run out
      </Heading>
      <p>
        A metered call is then answered with 402 <ErrorLink at={at} of="out_of_credits" />, and costs nothing.
        Whether a call that your last credits pay in part is answered: <em>{open}</em>. These operations do
        not list it:
      </p>
      <ul>
        {[...versions].reverse().map((version) => (
          <Unblocked at={{ ...at, version }} />
        ))}
      </ul>
      <p>
        A HEAD request to a metered operation is refused with <ErrorLink at={at} of="method_not_allowed" />,
        since it would be charged and bring no data.
      </p>
      <Heading at={at} id="budget" level={2}>
        Keep to a budget
      </Heading>
      <p>
        The client knows the prices. <code>worstCostOf</code> tells what a call costs at most,{" "}
        <code>costOf</code> what so many rows cost, and with <code>maxSpendUsd</code> no call is sent that
        could exceed what is left:
      </p>
      <Snippet name="budget" label="A budget, with the client" />
      <p>
        The budget is of one client object. Where no price is specified it counts the dearest that is, and
        where nothing limits the rows it wants a limit from you.
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
        columns={["Operation", "A row is", "Price of a row", "Charged at least", "A page without a limit"]}
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

/** The documented answers of one operation, with what each of them costs. */
function Example({ at }: { at: At }) {
  const known = document(at);
  const rows = rowsOf(known);
  const metered = Object.values(rows).find(({ billing }) => billing?.minimumRows);
  const operation = [...eachOperation(known)].find(
    (one) => one.operation.operationId === metered?.operationId,
  )?.operation;
  if (!metered?.billing || !operation) return null;
  const { billing } = metered;
  const examples = answersOf(known, operation).find(({ status }) => status === "200")?.examples ?? [];
  return (
    <>
      <Heading at={at} id="example" level={2}>
        An example
      </Heading>
      <p>
        <Link at={at} to={operationPage(at.version, metered.operationId)}>
          {metered.summary}
        </Link>{" "}
        costs {cost(metered)}. Its documented answers come to:
      </p>
      <Table
        caption={`What answers of ${metered.method} ${metered.path} cost`}
        columns={["Answer", "count", "Charged", "Cost"]}
        rows={examples.map((example) => {
          const count = returnedRows(known, metered, example.value);
          const charged = charge(known, metered, count);
          return [
            example.summary,
            count,
            counted(charged.rows, "row"),
            `${charged.rows} × ${usd(billing.microdollarsPerRow)} = ${usd(charged.microdollars)}`,
          ];
        })}
      />
      <p>
        One dollar pays for {counted(Math.floor(1e6 / billing.microdollarsPerRow), billing.unit)} at this
        price.
      </p>
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
        columns={["Operation", "Version", "According to"]}
        rows={[...versions].reverse().flatMap((version) => {
          const own = { ...at, version };
          return Object.values(rowsOf(document(own)))
            .filter(isFree)
            .map((row) => [
              <OperationLink at={own} row={row} />,
              version,
              isAssumedFree(row) ? <em>assumed</em> : "the specification",
            ]);
        })}
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

/** The operations that do not document an answer for used-up credits. */
function Unblocked({ at }: { at: At }) {
  const listed = errorFacts(at.documents).filter(({ status }) => status === 402);
  const blocked = new Set(
    listed.flatMap(({ operations }) => operations[at.version]).map(({ operationId }) => operationId),
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
