import type { Facts, Field } from "../../try-it/facts.ts";
import type { Violation } from "../../../client/validation/violations.ts";
import { h } from "./dom.ts";

/**
 * Violations that are shown of one control; more would help nobody. Of one array or object there are fewer, since the check says
 * itself how many come after the first ones.
 */
const SHOWN = 30;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A labelled control with a place for what is wrong with it. */
export interface Labelled<Kind extends Control = Control> {
  element: HTMLElement;
  control: Kind;
  /** Shows the violations, each with the path to the field it is about, or that there are none. */
  show(violations: Violation[]): void;
}

/** A control under a label, described by its hint and by its problems. */
export function labelled<Kind extends Control>(control: Kind, label: string, hint?: string): Labelled<Kind> {
  const { id } = control;
  const problems = h("ul", { id: `${id}-problems`, class: "try-it-problems", "aria-live": "polite" });
  const described = [...(hint ? [`${id}-hint`] : []), `${id}-problems`].join(" ");
  control.setAttribute("aria-describedby", described);
  const element = h(
    "div",
    { class: "try-it-field" },
    h("label", { for: id }, label),
    control,
    // Below, so that controls beside each other stand on one line.
    hint && h("span", { id: `${id}-hint`, class: "try-it-hint" }, hint),
    problems,
  );
  return {
    element,
    control,
    show(violations) {
      control.setAttribute("aria-invalid", String(violations.length > 0));
      const shown = Array.from(problems.children, ({ textContent }) => textContent).join("\n");
      const some = violations.slice(0, SHOWN);
      const more = violations.length - some.length;
      const rest = more > 0 ? `and ${more.toLocaleString("en")} more` : "";
      const lines = some.map(({ path, message }) => `${path}: ${message}`);
      const wanted = [...lines, ...(rest ? [rest] : [])].join("\n");
      // Announcing again what did not change would interrupt whoever types.
      if (shown === wanted) return;
      problems.replaceChildren(
        ...some.map(({ path, message }) => h("li", {}, h("code", {}, path), `: ${message}`)),
        ...(rest ? [h("li", {}, rest)] : []),
      );
    },
  };
}

/** The control of a parameter. */
export function parameterField(field: Field): Labelled {
  const id = `try-it-${field.in}-${field.name}`;
  return labelled(controlOf(field, id), field.name, hintOf(field));
}

function controlOf(field: Field, id: string): HTMLInputElement | HTMLSelectElement {
  const { type, isRequired, value } = field;
  const attributes = { id, name: field.name, required: isRequired };
  if (type === "choice" || type === "boolean") {
    const values = field.values ?? ["true", "false"];
    const select = h("select", attributes);
    if (!isRequired) select.append(h("option", { value: "" }, "(not sent)"));
    select.append(...values.map((one) => h("option", { value: one }, one)));
    select.value = value;
    return select;
  }
  const isNumber = type !== "text";
  const input = h("input", {
    ...attributes,
    // What is no number has to reach the check, which a number input would keep from it.
    ...{
      type: "text",
      inputmode: isNumber ? "numeric" : undefined,
      autocomplete: "off",
      spellcheck: "false",
    },
    ...{ autocapitalize: "off", placeholder: field.default === undefined ? undefined : field.default },
  });
  input.value = value;
  return input;
}

function hintOf(field: Field): string {
  const { type, minimum, maximum, isRequired } = field;
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `at least ${minimum}`
        : maximum !== undefined && `at most ${maximum}`;
  return [
    field.in === "path" ? "in the path" : "in the query",
    isRequired && "required",
    type !== "text" && type !== "choice" && type,
    bounds,
    field.default !== undefined && `default ${field.default}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The body as text, with the documented examples to fill it with. */
export function bodyField({ body }: Facts, onFilled: () => void): Labelled<HTMLTextAreaElement> | undefined {
  if (!body) return undefined;
  const area = h("textarea", {
    ...{ id: "try-it-body", rows: 10, spellcheck: "false", autocomplete: "off", autocapitalize: "off" },
  });
  const fill = (index: number) => {
    area.value = JSON.stringify(body.examples[index]?.value, null, 2) ?? "";
    area.rows = Math.min(24, Math.max(4, area.value.split("\n").length + 1));
  };
  fill(0);
  const select = h(
    "select",
    { id: "try-it-example" },
    ...body.examples.map(({ summary }, index) => h("option", { value: index }, summary)),
  );
  select.addEventListener("change", () => {
    fill(Number(select.value));
    onFilled();
  });
  const field = labelled(area, "Body", `JSON, ${body.isRequired ? "required" : "optional"}`);
  const example = h(
    "div",
    { class: "try-it-field" },
    h("label", { for: "try-it-example" }, "Fill with an example"),
    select,
  );
  return { ...field, element: h("div", {}, example, field.element) };
}
