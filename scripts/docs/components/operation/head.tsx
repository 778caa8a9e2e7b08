import type { Operation } from "../../../openapi/document.ts";
import type { OperationRow } from "../../../openapi/operations.ts";
import { basePathOf, rootOf } from "../../model/base-path.ts";
import { operationPage } from "../../../openapi/reference-links.ts";
import { counterparts } from "../../model/counterparts.ts";
import { document, href, other, type At } from "../../model/page-context.ts";
import { LegacyNote } from "../legacy-note.tsx";
import { PageActions } from "../page-actions.tsx";

/** Method and address, with what one does with them: copy, try, take the page along. */
export function OperationBar({ at, row }: { at: At; row: OperationRow }) {
  return (
    <div class="operation-bar">
      <Endpoint at={at} row={row} />
      {!at.print && (
        <PageActions at={at}>
          <a class="button primary for-script" href="#try-it">
            Try it
          </a>
        </PageActions>
      )}
    </div>
  );
}

function Endpoint({ at, row }: { at: At; row: OperationRow }) {
  const known = document(at);
  const [server] = known.servers;
  return (
    <p class="endpoint">
      <span class={`verb ${row.method.toLowerCase()}`}>{row.method}</span>{" "}
      <code>
        {server && <span class="origin">{rootOf(known, server.url)}</span>}
        <span class="base">{basePathOf(known)}</span>
        {row.path}
      </code>
      {!at.print && (
        <button type="button" class="copy-code for-script" aria-label="Copy: address">
          Copy
        </button>
      )}
    </p>
  );
}

/** The same in the other version, for those who come from there or should go there. */
export function Counterparts({ at, operation }: { at: At; operation: Operation }) {
  const found = counterparts(at.version, operation, at.documents);
  const isLegacy = at.version === "v1";
  if (found.length === 0)
    return isLegacy ? <LegacyNote>v2 has no counterpart.</LegacyNote> : <p class="counterpart">New in v2.</p>;
  return (
    <div class={isLegacy ? "counterpart legacy" : "counterpart"} role="note">
      {found.map(({ operationId, summary, when }, index) => (
        <p>
          {isLegacy && index === 0 && (
            <>
              <b>Legacy.</b>{" "}
            </>
          )}
          {isLegacy ? "Replaced by" : "Replaces"}{" "}
          <a href={href(at, operationPage(other(at.version), operationId))}>{summary}</a> in{" "}
          {other(at.version)}
          {Object.entries(when).map(([name, value], place) => (
            <>
              {place === 0 ? " where " : " and "}
              <code>{name}</code> is <code>{value}</code>
            </>
          ))}{" "}
          (
          <a href={href(at, `moving-to-v2.html#${isLegacy ? operation.operationId : operationId}`)}>
            field by field
          </a>
          ).
        </p>
      ))}
    </div>
  );
}
