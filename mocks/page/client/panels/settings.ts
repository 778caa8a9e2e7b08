import type { Settings } from "../../../engine/scenarios/settings.ts";
import { fill, find, h } from "../shared/dom.ts";
import type { PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { announce } from "../shared/messages.ts";

const switches = [
  { name: "rateLimits", label: "Rate limits" },
  { name: "frozenClock", label: "Clock stands still" },
  { name: "strict", label: "Strict: 500 instead of responses that break the contract" },
] as const;
const numbers = [
  { name: "latencyMs", label: "Latency (ms)", step: 50 },
  { name: "indexingSeconds", label: "Indexing time (s)", step: 1 },
] as const;

/** Settings as fields. */
export function createSettings(mock: PageMock): () => Promise<void> {
  const place = find("settings", HTMLElement);
  const change = async (name: string, value: boolean | number | string | null) => {
    if (await mock.change("PATCH", "settings", { [name]: value })) announce(`${name} is ${value}`);
    await read();
  };
  const key = (value: string | null) => {
    const field = h("input", {
      value: value ?? "",
      placeholder: "None: they fail",
      "data-focus": "defaultKey",
    });
    field.addEventListener("change", () => void change("defaultKey", field.value.trim() || null));
    return field;
  };
  const read = oneAtATime(async () => {
    const settings = await mock.get<Settings>("settings");
    fill(
      place,
      ...switches.map(({ name, label }) => {
        const checked = settings[name];
        const box = h("input", { type: "checkbox", role: "switch", checked, "data-focus": name });
        box.addEventListener("change", () => void change(name, box.checked));
        return h("label", { class: "setting" }, box, label);
      }),
      ...numbers.map(({ name, label, step }) => {
        const field = h("input", { type: "number", min: 0, step, value: settings[name], "data-focus": name });
        field.addEventListener("change", () => void change(name, field.valueAsNumber));
        return h("label", { class: "setting" }, label, field);
      }),
      h("label", { class: "setting" }, "Key of requests without one", key(settings.defaultKey)),
    );
  });
  return read;
}
