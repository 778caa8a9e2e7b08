import { button, fill, find, h } from "../shared/dom.ts";
import { announce } from "../shared/messages.ts";
import { Rejection, type PageMock } from "../shared/mock.ts";

/** What is offered as a beginning: every second request is slow. */
const example = { name: "every second one is slow", share: 0.5, delayMs: 2000 };

/** A form for a scenario of one's own, as JSON; what is wrong stands below it. */
export function ownScenario(mock: PageMock, onStaged: () => Promise<void>): HTMLElement {
  const text = h(
    "textarea",
    {
      id: "own-scenario",
      rows: 8,
      spellcheck: "false",
      "aria-label": "Scenario as JSON",
      "aria-describedby": "own-scenario-problems",
    },
    jsonOf(example),
  );
  const problems = h("div", { id: "own-scenario-problems", class: "problems", role: "alert" });
  const show = (reasons: readonly string[]) => {
    fill(problems, ...reasons.map((reason) => h("p", {}, reason)));
    text.setAttribute("aria-invalid", String(reasons.length > 0));
    if (reasons.length > 0) text.focus();
  };
  const stage = async () => {
    try {
      await mock.send("POST", "scenarios", JSON.parse(text.value) as object);
      show([]);
      announce("Staged");
      await onStaged();
    } catch (error) {
      show(error instanceof Rejection ? error.reasons : [String(error)]);
    }
  };
  return h(
    "details",
    { class: "own" },
    h("summary", {}, "Write a scenario"),
    text,
    problems,
    button("Stage", stage),
  );
}

/** Opens the form with the beginning of a scenario. */
export function writeScenario(beginning: object): void {
  const text = find("own-scenario", HTMLTextAreaElement);
  text.closest("details")?.setAttribute("open", "");
  text.value = jsonOf({ ...beginning, delayMs: 2000 });
  text.focus();
}

function jsonOf(value: object): string {
  return JSON.stringify(value, null, 2);
}
