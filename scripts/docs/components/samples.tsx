import type { Operation } from "../../openapi/document.ts";
import { samplesOf } from "../samples/index.ts";
import type { At } from "../model/page-context.ts";
import { Code } from "./code.tsx";
import { ServerLine } from "./server-line.tsx";
import { Tabs } from "./tabs.tsx";

/** A call of an operation in each language; each of them is run against the mock by the tests. */
export function Samples({ at, operation, id }: { at: At; operation: Operation; id: string }) {
  const chosen = at.calls[at.version][operation.operationId];
  if (!chosen) return null;
  const all = samplesOf(chosen.call);
  // On paper the shortest does.
  const tabs = (at.print ? all.slice(0, 1) : all).map(({ title, highlight, code }) => ({
    label: title,
    content: <Code code={code} language={highlight} label={`${operation.summary}, with ${title}`} />,
  }));
  return (
    <div class="samples" {...(!at.print && { "data-operation": `${at.version}/${operation.operationId}` })}>
      <Tabs name={`${id}samples`} legend="Code" tabs={tabs} />
      {!at.print && <ServerLine at={at} />}
    </div>
  );
}
