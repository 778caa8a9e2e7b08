import type { Violation } from "../../../../client/validation/violations.ts";
import type { Field } from "../../../try-it/facts.ts";
import { h } from "../../../../../mocks/page/client/shared/h.ts";
import type { Json } from "../json/json-value.ts";

/** Violations that are shown of one control; more would help nobody. */
const maxShownViolations = 30;

/** What a form says around a control: its name, what it takes, and what is wrong with it. */
interface Frame {
  element: HTMLElement;
  /** Shows the violations, each with the path to the field it is about, or that there are none. */
  show(violations: Violation[]): void;
  /** Whether the value is required, which may depend on another one. */
  require(isRequired: boolean): void;
}

export function labelled(field: Field, control: HTMLElement, ...more: HTMLElement[]): Frame {
  const { id } = control;
  const parts = partsOf(field, id);
  control.setAttribute("aria-describedby", parts.describedBy);
  const head = h("div", { class: "try-it-name" }, h("label", { for: id }, field.name), ...parts.notes);
  const element = h("div", { class: "try-it-field" }, head, ...more, control, parts.problems);
  return { element, ...behaviour(field, control, parts) };
}

/** Several controls under one legend; the first one is said to be invalid. */
export function grouped(field: Field, id: string, content: HTMLElement[], first: HTMLElement): Frame {
  const parts = partsOf(field, id);
  const legend = h("legend", { class: "try-it-name" }, h("span", {}, field.name), ...parts.notes);
  const element = h(
    "fieldset",
    { class: "try-it-field", "aria-describedby": `${id}-problems` },
    legend,
    ...content,
    parts.problems,
  );
  return { element, ...behaviour(field, first, parts) };
}

interface FrameParts {
  notes: HTMLElement[];
  required: HTMLElement;
  problems: HTMLElement;
  describedBy: string;
}

function partsOf({ hint }: Field, id: string): FrameParts {
  const required = h("span", { class: "try-it-required" }, "required");
  return {
    required,
    notes: [required, ...(hint ? [h("span", { id: `${id}-hint`, class: "try-it-hint" }, hint)] : [])],
    problems: h("ul", { id: `${id}-problems`, class: "try-it-problems" }),
    describedBy: [...(hint ? [`${id}-hint`] : []), `${id}-problems`].join(" "),
  };
}

function behaviour(
  field: Field,
  control: HTMLElement,
  { required, problems }: FrameParts,
): Pick<Frame, "show" | "require"> {
  required.hidden = !field.isRequired;
  return {
    require: (isRequired) => {
      required.hidden = !isRequired;
    },
    show(violations) {
      if (violations.length > 0) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
      showViolations(problems, violations);
    },
  };
}

/** Lists violations in a place, if they are others than it lists. */
export function showViolations(
  place: HTMLElement,
  violations: Violation[],
  line: (violation: Violation) => Node = ({ path, message }) =>
    h("li", {}, h("code", {}, path), `: ${message}`),
): void {
  const some = violations.slice(0, maxShownViolations);
  const more = violations.length - some.length;
  const rest = more > 0 ? `and ${more.toLocaleString("en")} more` : "";
  const wanted = JSON.stringify([some, rest]);
  // Saying again what did not change would interrupt whoever types.
  if (place.dataset["shown"] === wanted) return;
  place.dataset["shown"] = wanted;
  place.replaceChildren(...some.map(line), ...(rest ? [h("li", {}, rest)] : []));
}

/** Tells what the reader made of a value; `undefined`: it is not sent. */
export type Change = (path: string[], value: Json | undefined) => void;

/** What sets one field of a request. */
export interface Control {
  field: Field;
  path: string[];
  frame: Frame;
  /** Those of its own fields. */
  inner: Control[];
  /** Shows a value that something else has set. */
  set(value: Json | undefined): void;
  focus(): void;
}
