import type { Operation } from "../../openapi/document.ts";
import { samplesOf } from "../samples/index.ts";
import type { At } from "../model/page-context.ts";
import { Code, type Language } from "./code.tsx";
import { ServerLine } from "./server-line.tsx";
import { Tabs } from "./tabs.tsx";

/** A call of an operation in each language; each of them is run against the mock by the tests. */
export function Samples({ at, operation, id }: { at: At; operation: Operation; id: string }) {
  const chosen = at.calls[at.version][operation.operationId];
  if (!chosen) return null;
  const all = samplesOf(chosen.call);
  return (
    <div class="samples" {...(!at.print && { "data-operation": `${at.version}/${operation.operationId}` })}>
      {/* On paper the shortest does. */}
      <CodeTabs samples={at.print ? all.slice(0, 1) : all} id={id} label={operation.summary} />
      {!at.print && <ServerLine at={at} />}
    </div>
  );
}

interface CodeTabsProps {
  samples: { title: string; highlight: Language; code: string }[];
  id: string;
  label: string;
}

/** The same as code of several languages, one of which shows. */
export function CodeTabs({ samples, id, label }: CodeTabsProps) {
  const tabs = samples.map(({ title, highlight, code }) => ({
    label: title,
    content: <Code code={code} language={highlight} label={`${label}, with ${title}`} />,
  }));
  return <Tabs name={`${id}samples`} legend="Code" tabs={tabs} />;
}
