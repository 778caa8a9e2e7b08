import type { Child } from "hono/jsx";
import { usd } from "../../openapi/words.ts";
import { counted } from "../../lib/text.ts";
import { basePathOf } from "../model/base-path.ts";
import { toolFile, type At } from "../model/page-context.ts";
import { Code } from "../components/code.tsx";
import { Words } from "../components/prose.tsx";
import { CodeTabs } from "../components/samples.tsx";
import { Table } from "../components/table.tsx";
import { programsOf } from "../samples/program/index.ts";
import { filled, withVariablesOf, target, type Variables, type Step } from "../samples/program/program.ts";
import type { Run } from "../samples/program/run.ts";
import type { StepFacts } from "../try-it/facts.ts";
import { callsNamed, stepsOf, type WrittenCall } from "../writing/calls.ts";
import type { Block } from "../writing/block.ts";
import { snippetCode } from "./snippet.tsx";

/** Calls that need each other, as programs and as forms; both send them from the page, too. */
export const programBlocks: Record<string, Block> = {
  program: {
    usage: "NAME",
    options: ["label"],
    render({ at, given: [name = ""], options }) {
      const calls = callsNamed(name);
      const programs = programsOf(stepsOf(at, calls), snippetCode(at, name));
      return (
        <div class="samples">
          <CodeTabs samples={programs} id={`${name}-`} label={String(options["label"])} />
        </div>
      );
    },
  },
  run: {
    usage: "NAME",
    render: ({ at, given: [name = ""] }) => <RunHere at={at} calls={callsNamed(name)} label="Run here" />,
  },
  steps: {
    usage: "NAME",
    render({ at, book, given: [name = ""] }) {
      const calls = callsNamed(name);
      const run = book.runs[name] ?? { responses: [], charges: [] };
      return (
        <RunHere at={at} calls={calls} label="Run these calls here">
          <Steps at={at} calls={calls} run={run} />
        </RunHere>
      );
    },
  },
};

interface RunProps {
  at: At;
  calls: WrittenCall[];
}

/** What only a script can do, and what it needs for that: the calls, as `StepFacts`. */
function RunHere({ at, calls, label, children }: RunProps & { label: string; children?: Child }) {
  const steps = stepsOf(at, calls).map(
    ({ version, operationId, pathParameters, query, body, take, repeat }) => ({
      operation: toolFile(version, operationId),
      values: { ...pathParameters, ...query },
      body,
      take,
      repeat,
    }),
  );
  return (
    <div class="runs" data-calls={JSON.stringify(steps satisfies StepFacts[])}>
      <p class="for-script run-here">
        <button type="button" class="primary">
          {label}
        </button>{" "}
        <span class="muted">Uses the mock in this page: free, and nothing to install.</span>
      </p>
      {children}
    </div>
  );
}

/** What the calls send and return, one after the other, and what they were charged: as one reads it, until forms take its place. */
function Steps({ at, calls, run }: RunProps & { run: Run }) {
  const steps = stepsOf(at, calls);
  let variables: Variables = {};
  let next = 0;
  return (
    <>
      {calls.map(({ title = "", text = "", operation }, index) => {
        const step = operation === undefined ? undefined : steps[next];
        const response = run.responses[next];
        const sent = step && filled(step, variables);
        if (step) {
          variables = withVariablesOf(step, response, variables);
          next += 1;
        }
        return (
          <section class="step">
            <h3>
              {index + 1}. {title}
            </h3>
            <p>
              <Words text={text} />
            </p>
            <div class="step-call">
              {sent ? (
                <Exchange at={at} step={sent} response={response} title={title} />
              ) : (
                <Charges run={run} />
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}

function Exchange({ at, step, response, title }: { at: At; step: Step; response: unknown; title: string }) {
  const sent = `${step.method} ${basePathOf(at.documents[step.version ?? at.version])}${target(step)}`;
  const body = step.body === undefined ? "" : `\n\n${JSON.stringify(step.body, null, 2)}`;
  return (
    <>
      <Code code={`${sent}${body}`} language="text" label={`Request: ${title}`} />
      {response !== undefined && (
        <Code code={JSON.stringify(response, null, 2)} language="json" label={`Response: ${title}`} />
      )}
    </>
  );
}

function Charges({ run: { charges } }: { run: Run }) {
  const sum = charges.reduce((total, { microdollars }) => total + microdollars, 0);
  return (
    <Table
      caption="What the calls were charged"
      columns={["Call", "Charged for", "Charge"]}
      rows={[
        ...charges.map(({ operationId, rows, microdollars }) => [
          <code>{operationId}</code>,
          counted(rows, "row"),
          usd(microdollars),
        ]),
        ["Sum", "", usd(sum)],
      ]}
    />
  );
}
