import type { ErrorCode } from "@adintel/client/operations";
import { documentFacts, type OperationRow } from "../../openapi/operations.ts";
import { rowsOf } from "../../openapi/rows.ts";
import { errorAnchor } from "../../openapi/reference-links.ts";
import { errorFacts } from "../model/errors.ts";
import { document, type At } from "../parts/at.ts";
import { ErrorLink } from "../parts/error-link.tsx";
import { Heading } from "../parts/heading.tsx";
import { Link } from "../parts/link.tsx";
import { Marks } from "../parts/marks.tsx";
import { OperationLink } from "../parts/operation-link.tsx";
import { Prose } from "../parts/prose.tsx";
import { Snippet } from "../parts/snippet.tsx";
import { Stated } from "../parts/stated.tsx";
import { Table } from "../parts/table.tsx";
import { marksOfShape } from "../../openapi/shape.ts";
import { limit, open, scopeWords } from "../../openapi/words.ts";
import type { GuidePage } from "./guide-page.ts";

const limited = "rate_limited" satisfies ErrorCode;

export const rateLimitsPage: GuidePage = {
  path: "rate-limits.html",
  render: (at) => {
    const { rateLimits } = documentFacts(document(at));
    return (
      <>
        <h1>Rate limits</h1>
        <p>Three limits apply at once, and the lowest one governs:</p>
        <ul>
          {rateLimits.map((one) => (
            <li>{limit(one)}</li>
          ))}
          <li>a limit per endpoint, listed below</li>
        </ul>
        <p>
          One computer can therefore never exceed the limit per IP address, whatever an endpoint allows.{" "}
          <Scope at={at} />
        </p>
        <Limits at={at} />
        <Heading at={at} id="refused" level={2}>
          When a limit is exceeded
        </Heading>
        <p>
          The response is 429 <ErrorLink at={at} of={limited} />, and its <code>Retry-After</code> header says
          how long to wait.
        </p>
        <RetryAfter at={at} />
        <p>
          So read both forms. The client does, and keeps to the limits by itself; without it, this is enough:
        </p>
        <Snippet at={at} name="retry" label="Wait as long as Retry-After says" />
        <Heading at={at} id="unspecified" level={2}>
          What is not specified
        </Heading>
        <ul>
          <li>Whether the minute is a fixed window or a sliding one.</li>
          <li>Whether refused requests count.</li>
          <li>How many requests are left: no header for it is documented.</li>
          <li>
            The limits of some endpoints, as marked in the tables. The limits per address and per key apply to
            them too.
          </li>
        </ul>
        <p>
          The mock decides some of this for itself: see{" "}
          <Link at={at} to="open-questions.html#mock">
            its decisions
          </Link>
          . To turn limits off, start it with <code>--no-rate-limits</code>.
        </p>
      </>
    );
  },
};

/** For whom the operations of a version count their own limits. */
function Scope({ at }: { at: At }) {
  const limits = Object.values(rowsOf(document(at))).flatMap(({ rateLimit }) => rateLimit ?? []);
  const scopes = [
    ...new Set(limits.flatMap(({ scope }) => (scope === undefined ? [] : [scopeWords(scope)]))),
  ];
  return scopes.length > 0 ? (
    <>
      In {at.version} the endpoint limit is counted {scopes.join(" or ")}.
    </>
  ) : (
    <>
      For whom {at.version} counts it is <em>{open}</em>.
    </>
  );
}

function Limits({ at }: { at: At }) {
  const known = document(at);
  const { rateLimits } = documentFacts(known);
  return (
    <>
      <Heading at={at} id={`limits-${at.version}`} level={2}>
        {at.version === "v1" ? "Operations of v1, legacy" : "Operations of v2"}
      </Heading>
      <Table
        caption={`Rate limits of ${at.version}`}
        columns={["Operation", "Endpoint limit", "Effective limit for one address and one key"]}
        rows={Object.values(rowsOf(known)).map((row) => [
          <OperationLink at={at} row={row} />,
          <Stated words={limit(row.rateLimit)} />,
          tightest(row, rateLimits),
        ])}
      />
    </>
  );
}

function tightest({ rateLimit }: OperationRow, common: { requestsPerMinute: number }[]): string {
  const known = [...common, ...(rateLimit ? [rateLimit] : [])].map((one) => one.requestsPerMinute);
  const least = `${Math.min(...known)} a minute`;
  return rateLimit ? least : `at most ${least}`;
}

/** The header as the documents describe it. */
function RetryAfter({ at }: { at: At }) {
  const found = errorFacts(document(at)).find(({ code }) => code === limited);
  const header = found?.response.headers.find(({ name }) => name === "Retry-After");
  if (!header) return null;
  return (
    <div class="field">
      <div class="field-head">
        <Link at={at} to={errorAnchor(at.version, limited)}>
          <code class="name">{header.name}</code>
        </Link>{" "}
        <span class="fact">header</span> {header.required && <span class="fact">always present</span>}
      </div>
      <Prose text={header.shape.description} />
      <Marks {...marksOfShape(header.shape)} />
    </div>
  );
}
