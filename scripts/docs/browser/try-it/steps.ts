import {
  filled,
  isRepeated,
  pauseSeconds,
  withVariablesOf,
  type Variables,
} from "../../samples/program/program.ts";
import { hasPageMock } from "../../page-mock/address.ts";
import type { OperationModule, StepFacts } from "../../try-it/facts.ts";
import { setting } from "../server/current.ts";
import { ledgerPath } from "../server/mock.ts";
import { loadOperation } from "../server/operation.ts";
import { pageServer } from "../server/setting.ts";
import { loadStyle } from "../server/tools.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";
import { ledgerTable } from "./ledger.ts";
import { mockBar, type MockBar } from "./mock-bar.ts";
import type { Exchange } from "./send.ts";
import { createTrial, type Trial } from "./trial.ts";

/**
 * Runs the calls that an element names in `data-calls`, in the mock in the page. Where it has a place for each of them, they become
 * forms, of which the first is sent; else all are sent one after the other, and what they return stands below.
 *
 * @throws if the files cannot be loaded
 */
export async function mount(container: HTMLElement): Promise<void> {
  const calls = JSON.parse(container.dataset["calls"] ?? "[]") as StepFacts[];
  const [modules] = await Promise.all([
    Promise.all(calls.map(({ operation }) => loadOperation(operation))),
    loadStyle("try-it.css"),
  ]);
  const steps = calls.flatMap((call, index) => {
    const module = modules[index];
    return module ? [{ call, module }] : [];
  });
  const bar = mockBar(ledgerTable());
  const places = [...container.querySelectorAll(".step-call")];
  const output = h("div", { class: "run-output" });
  container.append(output, bar.element);
  if (places.length > 0) await showForms(places, steps, bar);
  else await runAll(output, steps, bar);
}

interface LoadedStep {
  call: StepFacts;
  module: OperationModule;
}

/** A form in each place; what comes after the calls is what the mock charged for them. */
async function showForms(places: Element[], steps: LoadedStep[], bar: MockBar): Promise<void> {
  let variables: Variables = {};
  const trials = places.map((place, index) => {
    const step = steps[index];
    const received = (exchange: Exchange) => {
      if (!step) return;
      variables = withVariablesOf(step.call, bodyOf(exchange), variables);
      for (const [later, { call }] of steps.entries())
        for (const [field, name] of uses(call)) trials[later]?.form.put(field, variables[name] ?? "");
    };
    // Nothing is found yet.
    const none = Object.fromEntries(step ? uses(step.call).map(([, name]) => [name, ""]) : []);
    const module = step ? filledWith(step, none) : ledgerModule(steps);
    const trial = trialOf(module, index, bar, received);
    place.replaceChildren(trial.form.element);
    trial.update();
    return trial;
  });
  await trials[0]?.send();
}

async function runAll(output: HTMLElement, steps: LoadedStep[], bar: MockBar): Promise<void> {
  let variables: Variables = {};
  for (const [index, step] of steps.entries()) {
    let body: unknown;
    const trial = trialOf(filledWith(step, variables), index, bar, (exchange) => (body = bodyOf(exchange)));
    trial.update();
    output.append(trial.form.line, trial.outcome);
    await trial.send();
    while (isRepeated(step.call, body)) {
      await new Promise((done) => setTimeout(done, pauseSeconds * 1000));
      await trial.send();
    }
    // The program ends there, too.
    if (body === undefined) return;
    variables = withVariablesOf(step.call, body, variables);
  }
}

function trialOf(
  module: OperationModule,
  index: number,
  bar: MockBar,
  received: (exchange: Exchange) => void,
): Trial {
  return createTrial(module, {
    id: `step-${index}`,
    server: () => (hasPageMock ? pageServer : setting.server()),
    key: () => (hasPageMock ? module.facts.mockKey : setting.key()),
    bar,
    beside: h("div", { class: "try-it-result" }),
    received,
  });
}

/** Where a call takes what earlier ones found: the field, and the name of what was found. */
function uses({ values, body }: StepFacts): [field: string, name: string][] {
  return Object.entries({ ...values, ...(body as object) }).flatMap(([field, value]): [string, string][] =>
    typeof value === "string" && value.startsWith("$") ? [[field, value.slice(1)]] : [],
  );
}

/** An operation whose form has the values of a call. */
function filledWith({ call, module }: LoadedStep, variables: Variables): OperationModule {
  const { values, body: value } = filled(call, variables);
  const { parameters, body, ...facts } = module.facts;
  return {
    ...module,
    facts: {
      ...facts,
      parameters: parameters.map((one) => ({ ...one, value: String(values[one.name] ?? "") })),
      body: body && { ...body, examples: [{ name: "call", summary: "", value }] },
    },
  };
}

/** What the mock charged, as if it were an operation of the API. */
function ledgerModule([step]: LoadedStep[]): OperationModule {
  if (!step) throw new Error("no calls");
  const { facts } = step.module;
  const key = {
    name: "key",
    in: "query",
    kind: "text",
    isRequired: true,
    hint: "",
    value: facts.mockKey,
  } as const;
  return {
    parameters: Object.assign(() => true, { errors: null }),
    body: null,
    facts: {
      ...facts,
      operationId: "ledger",
      method: "GET",
      path: ledgerPath,
      versionPath: "",
      parameters: [key],
      body: null,
      pricing: { method: "GET", path: ledgerPath, price: 0 },
      statuses: [],
    },
  };
}

/** The body of a response that is no error. */
function bodyOf(exchange: Exchange): unknown {
  return exchange.kind === "answer" && exchange.status < 400 ? JSON.parse(exchange.text) : undefined;
}
