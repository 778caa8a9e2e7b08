import type { BodyFacts, Field } from "../../../try-it/facts.ts";
import type { Control } from "./field-frame.ts";
import { createControl } from "./controls.ts";
import { h } from "../../../../../mocks/page/client/shared/h.ts";
import { valueAt, withValue, writeJson, type Json } from "../json/json-value.ts";
import { readJson } from "../json/read-json.ts";
import { counted } from "../../../../lib/text.ts";

/** Fields of which some are folded away at first. */
const maxUnfoldedFields = 8;

/** The body of a request, as fields and as JSON, each of which follows the other. */
export interface BodyForm {
  /** Fields, or nothing where none are known. */
  fields: HTMLElement | undefined;
  json: HTMLElement;
  area: HTMLTextAreaElement;
  /** Where problems are listed that no control has. */
  problems: HTMLElement;
  /** Sets a field. */
  put(name: string, value: string): void;
  controls: Control[];
  text(): string;
  /** Shows the control that a path leads to, if it is folded away. */
  reveal(control: Control): void;
}

export function createBody(facts: BodyFacts, form: string, changed: () => void): BodyForm {
  const id = `${form}-body`;
  const area = h("textarea", {
    id,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": `${id}-note ${id}-problems`,
  });
  const note = h("p", { id: `${id}-note`, class: "try-it-hint", role: "status" });
  let value: Json | undefined;

  const write = (next: Json | undefined) => {
    value = next;
    const isText = facts.isText && typeof next === "string";
    area.value = next === undefined ? "" : isText ? next : writeJson(next);
    fit(area);
  };
  const controls = facts.fields.map((field) =>
    createControl(field, [field.name], id, (path, changedTo) => {
      write(withValue(value, path, changedTo));
      follow();
      changed();
    }),
  );
  const fields = controls.length > 0 ? layOut(facts, controls, form) : undefined;

  /** What the value decides of the controls beside what is in them. */
  const follow = () => {
    fields?.count();
    if (facts.chosenBy === undefined) return;
    const chosen = valueAt(value, [facts.chosenBy]);
    for (const { field, frame } of controls) {
      const isRefused = typeof chosen === "string" && field.refusedWith?.includes(chosen) === true;
      frame.element.hidden = isRefused && valueAt(value, [field.name]) === undefined;
      frame.require(
        field.isRequired || (typeof chosen === "string" && field.requiredWith?.includes(chosen) === true),
      );
    }
  };
  const show = () => {
    for (const control of controls) control.set(valueAt(value, control.path));
    follow();
  };
  const lock = (isLocked: boolean) => {
    fields?.lock(isLocked);
    note.textContent = isLocked && fields ? "The fields update again once this is valid JSON." : "";
  };
  const fill = (example: unknown) => {
    write(example === undefined ? undefined : readJson(JSON.stringify(example)));
    lock(false);
    show();
  };

  area.addEventListener("input", () => {
    fit(area);
    if (facts.isText) return;
    const read = area.value.trim() === "" ? null : readJson(area.value);
    lock(read === undefined);
    if (read === undefined) return;
    value = area.value.trim() === "" ? undefined : read;
    show();
  });
  fill(facts.examples[0]?.value);
  fields?.openSet();

  const example =
    facts.examples.length > 1 &&
    exampleField(facts, form, (index) => {
      fill(facts.examples[index]?.value);
      fields?.openSet();
      changed();
    });
  const problems = h("ul", { id: `${id}-problems`, class: "try-it-problems" });
  const head = h(
    "div",
    { class: "try-it-name" },
    h("label", { for: id }, facts.isText ? facts.type : "JSON"),
  );
  return {
    fields: fields?.element,
    json: h(
      "div",
      { class: "try-it-json" },
      example,
      h("div", { class: "try-it-field" }, head, area, note, problems),
    ),
    area,
    problems,
    put(name, field) {
      write(withValue(value, [name], field));
      show();
      changed();
    },
    controls,
    text: () => area.value,
    reveal: (control) => fields?.reveal(control),
  };
}

/** As high as its text, within reason. */
function fit(area: HTMLTextAreaElement): void {
  area.rows = Math.min(28, Math.max(5, area.value.split("\n").length + 1));
}

function exampleField({ examples }: BodyFacts, form: string, choose: (index: number) => void): HTMLElement {
  const select = h(
    "select",
    { id: `${form}-example` },
    ...examples.map(({ summary }, index) => h("option", { value: index }, summary)),
  );
  select.addEventListener("change", () => choose(Number(select.value)));
  return h(
    "div",
    { class: "try-it-field" },
    h("div", { class: "try-it-name" }, h("label", { for: `${form}-example` }, "Example")),
    select,
  );
}

interface Layout {
  element: HTMLElement;
  lock(isLocked: boolean): void;
  count(): void;
  openSet(): void;
  reveal(control: Control): void;
}

/** Required fields and those of the first example come first; the others can be unfolded and searched. */
function layOut(facts: BodyFacts, controls: Control[], form: string): Layout {
  const example = facts.examples[0]?.value;
  const inExample = new Set(typeof example === "object" && example !== null ? Object.keys(example) : []);
  const isFirst = ({ name, isRequired, requiredWith }: Field) =>
    isRequired || requiredWith !== undefined || name === facts.chosenBy || inExample.has(name);
  const isFew = controls.flatMap(({ field }) => leaves(field)).length <= maxUnfoldedFields;
  const first = controls.filter(({ field }) => isFew || isFirst(field));
  const rest = controls.filter((control) => !first.includes(control));
  // What is required stands before what may be left out.
  first.sort((one, other) => rank(one.field, facts) - rank(other.field, facts));
  const legend = h("legend", {}, "Body");
  const element = h(
    "fieldset",
    { class: "try-it-group" },
    legend,
    ...first.map(({ frame }) => frame.element),
  );
  const summary = h("summary", {}, "");
  const filter = h("input", {
    id: `${form}-find`,
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "Name or value",
  });
  const found = h("span", { class: "try-it-hint", role: "status" });
  const box = h(
    "details",
    { class: "try-it-rest" },
    summary,
    rest.flatMap(({ field }) => leaves(field)).length > maxUnfoldedFields &&
      h("div", { class: "try-it-find" }, h("label", { for: `${form}-find` }, "Find a field"), filter, found),
    h("div", { class: "try-it-group" }, ...rest.map(({ frame }) => frame.element)),
  );
  filter.addEventListener("input", (event) => {
    // It is no part of the request.
    event.stopPropagation();
    const wanted = filter.value.trim().toLowerCase();
    let count = 0;
    for (const { field, frame } of rest) {
      const isFound = wordsOf(field).some((word) => word.toLowerCase().includes(wanted));
      frame.element.classList.toggle("try-it-unfound", !isFound);
      if (isFound) count += 1;
    }
    found.textContent = wanted === "" ? "" : `${count} of ${rest.length}`;
  });
  if (rest.length > 0) element.append(box);
  const isSet = ({ frame: { element: own } }: Control) => set.has(own);
  const set = new Set<HTMLElement>();
  for (const control of rest) {
    const { set: show } = control;
    control.set = (value) => {
      if (value === undefined) set.delete(control.frame.element);
      else set.add(control.frame.element);
      show(value);
    };
  }
  return {
    element,
    lock: (isLocked) => {
      element.disabled = isLocked;
    },
    count() {
      const number = rest.filter(isSet).length;
      summary.textContent = counted(rest.length, "more field") + (number > 0 ? ` (${number} set)` : "");
    },
    openSet() {
      if (rest.some(isSet)) box.open = true;
    },
    reveal({ frame }) {
      if (!box.contains(frame.element)) return;
      box.open = true;
      for (const one of rest) one.frame.element.classList.remove("try-it-unfound");
      filter.value = found.textContent = "";
    },
  };
}

function rank({ name, isRequired }: Field, { chosenBy }: BodyFacts): number {
  if (name === chosenBy) return 0;
  return isRequired ? 1 : 2;
}

/** The fields that hold values. */
function leaves(field: Field): Field[] {
  return field.fields ? field.fields.flatMap(leaves) : [field];
}

function wordsOf({ name, values = [], fields = [] }: Field): string[] {
  return [name, ...values, ...fields.flatMap(wordsOf)];
}
