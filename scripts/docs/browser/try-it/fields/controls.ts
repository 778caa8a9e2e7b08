import type { Violation } from "../../../../client/validation/violations.ts";
import type { Field } from "../../../try-it/facts.ts";
import { chipsControl } from "./chips.ts";
import { type Change, type Control, grouped, labelled } from "./field-frame.ts";
import { h } from "../../../../../mocks/page/client/shared/h.ts";
import { numberFrom, textFrom } from "./field-value.ts";
import { onOneLine, type Json } from "../json/json-value.ts";
import { readJson } from "../json/read-json.ts";

/** @param scope What ids begin with. */
export function createControl(field: Field, path: string[], scope: string, change: Change): Control {
  const id = `${scope}-${path.join(".")}`;
  switch (field.kind) {
    case "object":
      return objectControl(field, path, scope, change);
    case "choices":
    case "list":
      return chipsControl(field, path, id, change);
    case "boolean":
      return segments(field, path, id, change, [
        ["true", true],
        ["false", false],
      ]);
    case "choice":
      return isShort(field.values)
        ? segments(
            field,
            path,
            id,
            change,
            (field.values ?? []).map((value) => [value, value]),
          )
        : selectControl(field, path, id, change);
    default:
      return textControl(field, path, id, change);
  }
}

function isShort(values: string[] = []): boolean {
  return values.length <= 4 && values.join("").length <= 36;
}

function textControl(field: Field, path: string[], id: string, change: Change): Control {
  const isNumber = field.kind === "integer" || field.kind === "number";
  const input = h("input", {
    id,
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "off",
    // What is no number has to reach the check, which a number input would keep from it.
    inputmode: isNumber ? (field.kind === "integer" ? "numeric" : "decimal") : undefined,
    placeholder: field.kind === "json" ? "JSON" : field.default,
  });
  const read = (): Json | undefined => {
    if (isNumber) return numberFrom(input.value);
    if (field.kind === "json")
      return input.value.trim() === "" ? undefined : (readJson(input.value) ?? input.value);
    return input.value === "" ? undefined : input.value;
  };
  input.addEventListener("input", () => change(path, read()));
  return {
    field,
    path,
    inner: [],
    frame: labelled(field, input),
    set(value) {
      const isJson = field.kind === "json" && value !== undefined;
      const text = isJson ? onOneLine(value) : textFrom(value);
      // A value of another type is only changed in the JSON.
      input.readOnly = text === undefined && value !== undefined;
      const shown = text ?? (value === undefined ? "" : onOneLine(value));
      // The caret stays where it is.
      if (input.value !== shown) input.value = shown;
    },
    focus: () => input.focus(),
  };
}

const notSent = "(not sent)";

function selectControl(field: Field, path: string[], id: string, change: Change): Control {
  const select = h("select", { id });
  const values = field.values ?? [];
  const options = () => [
    h("option", { value: "" }, notSent),
    ...values.map((value) => h("option", { value }, value)),
  ];
  select.append(...options());
  select.addEventListener("change", () => change(path, select.value === "" ? undefined : select.value));
  return {
    field,
    path,
    inner: [],
    frame: labelled(field, select),
    set(value) {
      const text = value === undefined ? "" : typeof value === "string" ? value : onOneLine(value);
      const isKnown = text === "" || values.includes(text);
      select.replaceChildren(...options(), ...(isKnown ? [] : [h("option", { value: text }, text)]));
      select.value = text;
    },
    focus: () => select.focus(),
  };
}

/** A few values beside each other, of which one is chosen, or none. */
function segments(
  field: Field,
  path: string[],
  id: string,
  change: Change,
  values: [string, Json][],
): Control {
  const radios = [notSent, ...values.map(([text]) => text)].map((text, index) => {
    const radio = h("input", {
      type: "radio",
      name: id,
      value: String(index),
      id: index === 0 ? id : `${id}-${text}`,
    });
    radio.checked = index === 0;
    radio.addEventListener("change", () => change(path, values[index - 1]?.[1]));
    return { radio, label: h("label", {}, radio, h("span", {}, index === 0 ? "not sent" : text)) };
  });
  const first = radios[field.isRequired ? 1 : 0]?.radio ?? h("input");
  const row = h("div", { class: "try-it-segments" }, ...radios.map(({ label }) => label));
  // What is required is left out only in the JSON.
  if (field.isRequired) radios[0]?.label.remove();
  return {
    field,
    path,
    inner: [],
    frame: grouped(field, id, [row], first),
    set(value) {
      const index = values.findIndex(([, one]) => one === value);
      // A value that is none of them leaves all of them out.
      for (const [at, { radio }] of radios.entries())
        radio.checked = value === undefined ? at === 0 : at === index + 1 && index >= 0;
    },
    focus: () => (radios.find(({ radio }) => radio.checked)?.radio ?? first).focus(),
  };
}

function objectControl(field: Field, path: string[], scope: string, change: Change): Control {
  const inner = (field.fields ?? []).map((one) => createControl(one, [...path, one.name], scope, change));
  const content = h("div", { class: "try-it-object" }, ...inner.map(({ frame }) => frame.element));
  const first = inner[0];
  const frame = grouped(field, `${scope}-${path.join(".")}`, [content], content);
  return {
    field,
    path,
    inner,
    frame,
    set(value) {
      for (const one of inner) one.set(value instanceof Map ? value.get(one.field.name) : undefined);
    },
    focus: () => first?.focus(),
  };
}

/** Shows each violation at the control that it is about: the deepest one on its path. */
export function showProblems(controls: Control[], violations: Violation[]): void {
  for (const control of controls) {
    const path = control.path.join(".");
    const own = violations.filter(
      (violation) => violation.path === path || violation.path.startsWith(`${path}.`),
    );
    showProblems(control.inner, own);
    control.frame.show(own.filter((violation) => controlAt(control.inner, violation.path) === undefined));
  }
}

/** The control that a path of a violation leads to; `undefined`: none. */
export function controlAt(controls: Control[], path: string): Control | undefined {
  for (const control of controls) {
    const own = control.path.join(".");
    if (path !== own && !path.startsWith(`${own}.`)) continue;
    return controlAt(control.inner, path) ?? control;
  }
  return undefined;
}
