import type { LocatedOperation, Operation } from "../../../openapi/document.ts";
import { serverOf } from "../../model/base-path.ts";
import { operationPage } from "../../../openapi/reference-links.ts";
import { isLegacy, predecessorOf, successorOf } from "../../../lib/versions.ts";
import { forerunners, successors, type Counterpart } from "../../model/moves.ts";
import { movingPage } from "../../model/guide-page.ts";
import { href, type At, type PageContext } from "../../model/page-context.ts";
import { LegacyNote } from "../legacy-note.tsx";
import { PageActions } from "../page-actions.tsx";
import { sampleCall } from "../samples.tsx";

export interface LocatedProps {
  at: PageContext;
  located: LocatedOperation;
  /** Before its anchors, where several operations share a page. */
  id: string;
}

/** Method and address, with what one does with them: copy, try, take the page along. */
export function OperationBar({ at, located, id }: LocatedProps) {
  return (
    <div class="operation-bar">
      <Endpoint at={at} located={located} />
      {id === "" && (
        <PageActions at={at}>
          {sampleCall(at, located) && (
            <a class="button primary for-script" href="#try-it">
              Try it
            </a>
          )}
        </PageActions>
      )}
    </div>
  );
}

function Endpoint({ at, located }: Omit<LocatedProps, "id">) {
  const { method, path, operation } = located;
  const server = serverOf(at.document, operation);
  return (
    <p class="endpoint">
      <span class={`verb ${method.toLowerCase()}`}>{method.toUpperCase()}</span>{" "}
      <code>
        {server && <span class="origin">{server.root}</span>}
        {server && <span class="base">{server.base}</span>}
        {path}
      </code>
      {!at.print && (
        <button type="button" class="copy-code for-script" aria-label="Copy: address">
          Copy
        </button>
      )}
    </p>
  );
}

/** The same in the versions before and after, for those who come from there or should go there. */
export function Counterparts({ at, operation: { operationId } }: { at: At; operation: Operation }) {
  const { version, documents } = at;
  const [before, next] = [predecessorOf(version), successorOf(version)];
  const older = forerunners(version, operationId, documents);
  const newer = successors(version, operationId, documents);
  const isOld = isLegacy(version);
  return (
    <>
      {older.map((one) => (
        <p class="counterpart" role="note">
          Replaces{" "}
          <CounterpartLink at={at} of={one} anchor={`${movingPage(version)}#${one.row.operationId}`} />
        </p>
      ))}
      {before && older.length === 0 && <p class="counterpart">New in {version}.</p>}
      {newer.length > 0 && (
        <div class={isOld ? "counterpart legacy" : "counterpart"} role="note">
          {newer.map((one, index) => (
            <p>
              {isOld && index === 0 && <b>Legacy. </b>}
              Replaced by{" "}
              <CounterpartLink at={at} of={one} anchor={`${movingPage(one.version)}#${operationId}`} />
            </p>
          ))}
        </div>
      )}
      {next && newer.length === 0 && isOld && <LegacyNote>{next} has no counterpart.</LegacyNote>}
      {next && newer.length === 0 && !isOld && <p class="counterpart">{next} has no counterpart.</p>}
    </>
  );
}

/** Which requests are meant: those with certain values. */
export function When({ when }: Pick<Counterpart, "when">) {
  return (
    <>
      {Object.entries(when).map(([name, value], index) => (
        <>
          {" "}
          {index === 0 ? "where" : "and"} <code>{name}</code> is <code>{value}</code>
        </>
      ))}
    </>
  );
}

function CounterpartLink({ at, of, anchor }: { at: At; of: Counterpart; anchor: string }) {
  const { version, row, when } = of;
  return (
    <>
      <a href={href(at, operationPage(version, row.operationId))}>{row.summary}</a> in {version}
      <When when={when} /> (<a href={href(at, anchor)}>field by field</a>
      ).
    </>
  );
}
