import type { LocatedOperation } from "../../openapi/document.ts";
import { toolFile, type PageContext } from "../model/page-context.ts";
import type { Call } from "../samples/call.ts";
import { samplesOf } from "../samples/index.ts";
import { Code, type Language } from "./code.tsx";
import { ServerLine } from "./server-line.tsx";
import { Tabs } from "./tabs.tsx";

/** The call that samples show; `undefined`, if the service sends it. */
export function sampleCall(
  { calls, version }: PageContext,
  { operation }: LocatedOperation,
): Call | undefined {
  return calls[version ?? ""]?.[operation.operationId]?.call;
}

/** A call of an operation in each language; those of a contract are run against the mock by the tests. */
export function Samples({ at, located, id }: { at: PageContext; located: LocatedOperation; id: string }) {
  const call = sampleCall(at, located);
  if (!call) return null;
  const { operationId, summary } = located.operation;
  const all = samplesOf(call);
  const isLive = !at.print;
  return (
    <div class="samples" {...(isLive && { "data-operation": toolFile(at.version, operationId) })}>
      {/* On paper the shortest does. */}
      <CodeTabs samples={at.print ? all.slice(0, 1) : all} id={id} label={summary} />
      {isLive && <ServerLine at={at} call={call} />}
    </div>
  );
}

interface CodeTabsProps {
  samples: { title: string; highlight: Language; code: string }[];
  id: string;
  label: string;
}

export function CodeTabs({ samples, id, label }: CodeTabsProps) {
  const tabs = samples.map(({ title, highlight, code }) => ({
    label: title,
    content: <Code code={code} language={highlight} label={`${label}, with ${title}`} />,
  }));
  return <Tabs name={`${id}samples`} legend="Code" tabs={tabs} />;
}
