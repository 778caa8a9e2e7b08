import type { StagedScenario } from "../../../engine/scenarios/scenario.ts";
import { button, fill, find, h, prose } from "../shared/dom.ts";
import { ownScenario } from "./own-scenario.ts";
import type { PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { announce, showProblem } from "../shared/messages.ts";
import { counted } from "../../../../scripts/lib/text.ts";

interface Scenarios {
  /** The oldest first. */
  scenarios: StagedScenario[];
  presets: { name: string; description: string }[];
}

/** The presets as switches, and what else is staged. */
export function createScenarios(mock: PageMock): () => Promise<void> {
  const list = h("div");
  let known = "";
  const read = oneAtATime(async () => {
    const all = await mock.get<Scenarios>("scenarios");
    // Do not replace an unchanged switch: a click on it could be lost.
    const text = JSON.stringify(all);
    if (text === known) return;
    known = text;
    const { scenarios, presets } = all;
    const named = (name: string) => scenarios.filter((scenario) => scenario.name === name);
    const others = scenarios.filter(({ name }) => !presets.some((preset) => preset.name === name));
    fill(
      list,
      others.length > 0 && h("ul", { class: "staged" }, ...others.map(stagedItem)),
      scenarios.length > 1 && button("Remove all", removeAll, { "data-focus": "all" }),
      h("ul", { class: "presets" }, ...presets.map((preset) => presetItem(preset, named(preset.name)))),
    );
  });
  const reread = () => read().catch(showProblem);
  const remove = (scenarios: readonly StagedScenario[]) =>
    Promise.all(scenarios.map(({ id }) => mock.change("DELETE", `scenarios/${id}`)));

  const removeAll = async () => {
    if (!(await mock.change("DELETE", "scenarios"))) return;
    announce("All scenarios removed");
    await reread();
  };

  const stagedItem = (scenario: StagedScenario): HTMLElement => {
    const { id, name } = scenario;
    const removeThis = async () => {
      await remove([scenario]);
      announce(`${name} removed`);
      await reread();
    };
    return h(
      "li",
      {},
      h("b", {}, name),
      h("span", { class: "muted" }, useOf(scenario)),
      button("Remove", removeThis, { "aria-label": `Remove ${name}`, "data-focus": id }),
    );
  };

  const presetItem = (
    { name, description }: Scenarios["presets"][number],
    staged: StagedScenario[],
  ): HTMLElement => {
    const isOn = staged.some(({ remaining }) => remaining !== 0);
    const box = h("input", { type: "checkbox", role: "switch", checked: isOn, "data-focus": name });
    box.addEventListener("change", () => {
      const change = isOn ? remove(staged) : mock.change("POST", "scenarios", { preset: name });
      void change.then(() => {
        announce(`${name} is ${isOn ? "off" : "on"}`);
        // Redraw even if the change failed, so that the switch goes back.
        known = "";
        return reread();
      });
    });
    return h(
      "li",
      {},
      h(
        "label",
        {},
        box,
        h("b", {}, name),
        ...staged.map((one) => h("span", { class: "muted" }, useOf(one))),
      ),
      h("p", { class: "muted" }, ...prose(description)),
    );
  };
  fill(find("scenarios", HTMLElement), list, ownScenario(mock, reread));
  return read;
}

/** How often a scenario was used, and how often it will be. */
function useOf({ used, remaining }: StagedScenario): string {
  const left = remaining === null ? "" : remaining === 0 ? ", used up" : `, ${remaining} left`;
  return used === 0 ? `not used yet${left}` : `used ${used === 1 ? "once" : counted(used, "time")}${left}`;
}
