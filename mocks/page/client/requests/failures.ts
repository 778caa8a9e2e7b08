import { button, h } from "../dom.ts";
import type { Mock } from "../mock.ts";
import type { StagedScenario } from "../../../simulator/scenarios/scenario.ts";
import { say, showProblem } from "../tell.ts";
import type { Exchange } from "./exchange.ts";

/** How a request may fail, by what buttons call it. */
const failures: Readonly<Record<string, object>> = {
  "429": { error: "rate_limited", retryAfterSeconds: 3 },
  "500": { error: "internal_error" },
  "402": { error: "out_of_credits" },
  Slow: { delayMs: 3000 },
  Lost: { lost: "afterCharge" },
};

/** What the buttons do, in words. */
const effects: Readonly<Record<string, string>> = {
  Slow: "takes 3 s",
  Lost: "is charged, and its connection is lost",
};

/** Buttons that make the next request of an operation fail; with what was staged, and a way to take it back. */
export function failureButtons({ version, operation }: Exchange, mock: Mock): Node | undefined {
  if (operation === null) return undefined;
  const staged = h("p", { class: "staged" });
  const stage = async (label: string) => {
    const name = `next ${operation}: ${label}`;
    const scenario = { name, on: { operation: `${version}/${operation}` }, times: 1, ...failures[label] };
    if (!(await mock.change("POST", "scenarios", scenario))) return;
    const words = `Staged: the next ${operation} ${effects[label] ?? `answers ${label}`}. `;
    const undo = button("Undo", async () => {
      await remove(mock, name);
      staged.replaceChildren();
      buttons.querySelector("button")?.focus();
      say("Undone");
    });
    staged.replaceChildren(words, undo);
    say(words);
  };
  const buttons = h(
    "div",
    { class: "buttons", role: "group", "aria-label": `Stage the next ${operation} as a failure` },
    h("span", { class: "muted", "aria-hidden": "true" }, "Stage again as a failure:"),
    ...Object.keys(failures).map((label) => button(label, () => stage(label))),
  );
  return h("div", { class: "failures" }, buttons, staged);
}

/** Takes back what was staged last under a name. */
async function remove(mock: Mock, name: string): Promise<void> {
  try {
    const { scenarios } = await mock.get<{ scenarios: StagedScenario[] }>("scenarios");
    const last = scenarios.findLast((scenario) => scenario.name === name);
    if (last) await mock.change("DELETE", `scenarios/${last.id}`);
  } catch (error) {
    showProblem(error);
  }
}
