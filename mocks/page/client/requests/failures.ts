import { codesByStatus } from "@adintel/client/operations";
import { writeScenario } from "../panels/own-scenario.ts";
import { button, h } from "../shared/dom.ts";
import type { Exchange, PageMock } from "../shared/mock.ts";
import type { StagedScenario } from "../../../engine/scenarios/scenario.ts";
import { announce, showProblem } from "../shared/messages.ts";

interface Failure {
  label: string;
  effect: string;
  /** The fields of a scenario. */
  fields: object;
}

const failures: readonly Failure[] = [
  { label: "429", effect: "gets 429", fields: { error: codesByStatus[429], retryAfterSeconds: 3 } },
  { label: "500", effect: "gets 500", fields: { error: codesByStatus[500] } },
  { label: "402", effect: "gets 402", fields: { error: codesByStatus[402] } },
  { label: "Slow", effect: "takes 3 s", fields: { delayMs: 3000 } },
  { label: "Lost", effect: "is charged, but its response is lost", fields: { lost: "afterCharge" } },
];

/** Buttons that make the next request of an operation fail, and one to undo it. */
export function failureButtons({ version, operation }: Exchange, mock: PageMock): Node | undefined {
  if (operation === null) return undefined;
  const staged = h("p", { class: "staged" });
  const stage = async ({ label, effect, fields }: Failure) => {
    const name = `next ${operation}: ${label}`;
    const scenario = { name, on: { operation: `${version}/${operation}` }, times: 1, ...fields };
    if (!(await mock.change("POST", "scenarios", scenario))) return;
    const words = `Staged: the next ${operation} ${effect}. `;
    const undo = button("Undo", async () => {
      await remove(mock, name);
      staged.replaceChildren();
      buttons.querySelector("button")?.focus();
      announce("Undone");
    });
    staged.replaceChildren(words, undo);
    announce(words);
  };
  const buttons = h(
    "div",
    { class: "buttons", role: "group", "aria-label": `Fail the next ${operation}` },
    h("span", { class: "muted", "aria-hidden": "true" }, "Fail the next one:"),
    ...failures.map((failure) => button(failure.label, () => stage(failure))),
    button("Other…", () => writeScenario({ on: { operation: `${version}/${operation}` }, times: 1 })),
  );
  return h("div", { class: "failures" }, buttons, staged);
}

/** Removes the last scenario with a name. */
async function remove(mock: PageMock, name: string): Promise<void> {
  try {
    const { scenarios } = await mock.get<{ scenarios: StagedScenario[] }>("scenarios");
    const last = scenarios.findLast((scenario) => scenario.name === name);
    if (last) await mock.change("DELETE", `scenarios/${last.id}`);
  } catch (error) {
    showProblem(error);
  }
}
