import { keyHeader } from "../../../lib/versions.ts";
import { codesByStatus } from "@adintel/client/operations";
import type { Child } from "hono/jsx";
import type { Operation, RateLimit } from "../../../openapi/document.ts";
import { documentFacts, type OperationRow } from "../../../openapi/operations.ts";
import { cost } from "../../../openapi/prices.ts";
import { errorAnchor } from "../../model/guide-page.ts";
import { notSpecified, rateLimitText, scopeWords, size } from "../../../openapi/words.ts";
import { href, type At, type PageContext } from "../../model/page-context.ts";
import { securityOf } from "../../samples/security.ts";
import { guideHref } from "../../writing/guides.ts";
import { Stated } from "../../writing/stated.tsx";

export function Terms({ at, row }: { at: At; row: OperationRow }) {
  const { rateLimits, maxBodyBytes } = documentFacts(at.document);
  const { paging } = row;
  const [price, limit] = [cost(row), rateLimitText(row.rateLimit)];
  const areOpen = price === notSpecified && limit === notSpecified;
  return (
    <dl class="terms">
      {!areOpen && (
        <Term name="Price" link={guideHref(at, "credits.html")}>
          <span class="price">
            <Stated words={price} />
          </span>
        </Term>
      )}
      <Term name={areOpen ? "Price and rate limit" : "Rate limit"} link={guideHref(at, "rate-limits.html")}>
        <Stated words={limit} />
        <span class="more">; {rateLimits.map(general).join(", ")}</span>
      </Term>
      {paging && (
        <Term name="Paging" link={guideHref(at, "paging.html")}>
          <code>{paging.limit.name}</code>
          {paging.offset && (
            <>
              , <code>{paging.offset.name}</code>
            </>
          )}
        </Term>
      )}
      {row.requestBody && (
        <Term name="Body" link={href(at, errorAnchor(at.version, codesByStatus[413]))}>
          JSON, at most {size(maxBodyBytes)}
        </Term>
      )}
      <Term name="Authentication" link={guideHref(at, "authentication.html")}>
        <code>{keyHeader(at.version).join(": ")}&lt;API_KEY&gt;</code>
      </Term>
    </dl>
  );
}

/** How requests to an API of which no price or limit is known are authenticated. */
export function SecurityTerms({ at, operation }: { at: PageContext; operation: Operation }) {
  const sets = securityOf(at.document, operation);
  const required = sets.filter((set) => set.length > 0);
  if (required.length === 0) return null;
  return (
    <dl class="terms">
      <Term name="Authentication" link={href(at, "index.html#authentication")}>
        {required.map((set) => set.map(({ words }) => words).join(" and ")).join(", or ")}
        {required.length < sets.length && "; optional"}
      </Term>
    </dl>
  );
}

export function Term({ name, link, children }: { name: string; link?: string; children: Child }) {
  return (
    <div>
      <dt>{link === undefined ? name : <a href={link}>{name}</a>}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A limit that holds for all operations together. */
function general({ requestsPerMinute, scope }: RateLimit): string {
  return `${requestsPerMinute} ${scope === undefined ? "in all" : scopeWords(scope)}`;
}
