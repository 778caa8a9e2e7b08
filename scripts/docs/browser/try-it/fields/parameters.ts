import type { Parameter } from "../../../try-it/facts.ts";
import type { Change, Control } from "./field-frame.ts";
import { createControl } from "./controls.ts";
import { itemInWords, textFrom } from "./field-value.ts";
import { onOneLine, type Json } from "../json/json-value.ts";

/** What path and query are filled with: text, as it is sent; what is empty is left out. */
export interface Parameters {
  controls: Control[];
  /** By name. */
  values(place: Parameter["in"]): Record<string, string | string[]>;
  texts(place: Parameter["in"]): Record<string, string>;
  put(name: string, value: string): void;
}

/** Controls for parameters, which are those of a body but for what they make of a value. */
export function createParameters(parameters: Parameter[], form: string, changed: () => void): Parameters {
  const values = new Map(parameters.map(({ name, value }) => [name, value]));
  const change: Change = ([name = ""], value) => {
    values.set(name, textOf(value));
    changed();
  };
  const controls = parameters.map((parameter) => {
    const control = createControl(sendable(parameter), [parameter.name], `${form}-${parameter.in}`, change);
    control.set(valueOf(parameter));
    return control;
  });
  const valuesIn = (place: Parameter["in"]) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name }) => [name, values.get(name) ?? ""]),
    );
  return {
    controls,
    values: valuesIn,
    texts: (place) =>
      Object.fromEntries(Object.entries(valuesIn(place)).map(([name, value]) => [name, String(value)])),
    put(name, value) {
      controls.find(({ path }) => path[0] === name)?.set(value);
      change([name], value);
    },
  };
}

/** What is more than one value is written as text, but for lists in a query. */
function sendable(parameter: Parameter): Parameter {
  const { kind } = parameter;
  const isList = kind === "choices" || kind === "list";
  const isOne = isList ? parameter.in === "query" : kind !== "object" && kind !== "json";
  const location = parameter.in === "query" ? "" : `in the ${parameter.in}`;
  const hint = [location, parameter.hint].filter(Boolean).join(", ");
  return { ...parameter, hint, kind: isOne ? parameter.kind : "text" };
}

function valueOf({ kind, value }: Parameter): Json | undefined {
  if (value.length === 0) return undefined;
  return kind === "boolean" ? value === "true" : value;
}

function textOf(value: Json | undefined): string | string[] {
  if (Array.isArray(value)) return value.map(itemInWords);
  return value === undefined ? "" : (textFrom(value) ?? onOneLine(value));
}
