import { documentFacts, type OperationRow, rowsById } from "../../openapi/operations.ts";
import type { ErrorFacts } from "../model/errors.ts";
import { type At } from "../model/page-context.ts";
import { FieldEntry } from "../components/fields.tsx";
import { OperationLink } from "../components/operation-table.tsx";
import { Table } from "../components/table.tsx";
import { rateLimitText } from "../../openapi/words.ts";
import { errorOf } from "../writing/links.ts";
import { GuideError } from "../writing/mistakes.ts";
import type { Block } from "../writing/block.ts";

export const limitBlocks: Record<string, Block> = {
  "common-limits": {
    render: ({ at }) => (
      <ul>
        {documentFacts(at.document).rateLimits.map((one) => (
          <li>{rateLimitText(one)}</li>
        ))}
        <li>a limit per endpoint, listed below</li>
      </ul>
    ),
  },
  "rate-limits": { render: ({ at }) => <Limits at={at} /> },
  header: {
    usage: "ERROR NAME",
    render: ({ at, given: [code, name] }) => <HeaderOf at={at} error={errorOf(at, code)} name={name ?? ""} />,
  },
};

function Limits({ at }: { at: At }) {
  const known = at.document;
  const { rateLimits } = documentFacts(known);
  return (
    <Table
      caption={`Rate limits of ${at.version}`}
      columns={["Operation", "Endpoint limit", "Effective limit for one address and one key"]}
      rows={Object.values(rowsById(known)).map((row) => [
        <OperationLink at={at} row={row} />,
        rateLimitText(row.rateLimit),
        effectiveLimit(row, rateLimits),
      ])}
    />
  );
}

function effectiveLimit({ rateLimit }: OperationRow, common: { requestsPerMinute: number }[]): string {
  const known = [...common, ...(rateLimit ? [rateLimit] : [])].map((one) => one.requestsPerMinute);
  const tightest = `${Math.min(...known)} a minute`;
  return rateLimit ? tightest : `at most ${tightest}`;
}

function HeaderOf({ at, error, name }: { at: At; error: ErrorFacts; name: string }) {
  const { headers } = error.response;
  const header = headers.find((one) => one.name === name);
  if (!header)
    throw new GuideError(
      `${error.code} has no header ${name}; it has ${headers.map((one) => one.name).join(", ") || "none"}`,
    );
  return (
    <FieldEntry as="div" at={at} shape={header.shape} id={`header.${name}`} name={name}>
      <span class="fact">header</span> {header.required && <span class="fact">always present</span>}
    </FieldEntry>
  );
}
