import type { Violation } from "../../../client/validation/violations.ts";
import type { Facts } from "../../try-it/facts.ts";
import { createBody } from "./fields/body.ts";
import { type Control, showViolations } from "./fields/field-frame.ts";
import { controlAt, showProblems } from "./fields/controls.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";
import { type CheckedDraft, type Draft, keepsContract } from "./draft.ts";
import { worstCostInWords } from "./in-words.ts";
import { createParameters } from "./fields/parameters.ts";
import { preferField } from "./prefer.ts";
import { counted } from "../../../lib/text.ts";

/** What the form itself says of a draft; the setting says where it is sent. */
type FormValues = Pick<Draft, "path" | "query" | "header" | "bodyText" | "prefer">;

export interface Form {
  element: HTMLFormElement;
  /** Says what is called. */
  line: HTMLElement;
  read(): FormValues;
  /** Sets a field of the body, or else a parameter. */
  put(name: string, value: string): void;
  show(checked: CheckedDraft): void;
  /** Shows where the request goes, and with which key. */
  showTarget(target: RequestTarget): void;
  /** Takes back what an earlier check has found, where the present one failed. */
  showUnchecked(): void;
  setWaiting(isWaiting: boolean): void;
  /** Leads to the first control that has a problem. */
  focusProblem(): void;
}

interface RequestTarget {
  /** Path and query. */
  address: string;
  server: string;
  key: string;
  /** A mock can be asked for any documented response. */
  isMock: boolean;
  /** Why the samples of the page name another server; empty where they name this one. */
  otherSamples: string;
}

interface Actions {
  send(): void;
  abort(): void;
  changed(): void;
}

interface Layout {
  /** What ids begin with. */
  id: string;
  /** What else can be done with the request, shown after the button that sends it. */
  others: HTMLElement[];
  /** What stands beside the fields; the JSON is then folded below them. */
  beside: HTMLElement | undefined;
}

export function createForm(facts: Facts, actions: Actions, { id, others, beside }: Layout): Form {
  const parameters = createParameters(facts.parameters, id, actions.changed);
  const body = facts.body && createBody(facts.body, id, actions.changed);
  const prefer = preferField(facts, id);
  const server = h("b", {});
  const key = h("b", {});
  const address = h("code", {});
  const samples = h("p", { class: "try-it-hint" });
  const cost = h("p", { class: "try-it-cost" });
  const summary = h("p", { class: "try-it-summary", role: "status" });
  const problems = h("ul", { class: "try-it-problems try-it-all" });
  const send = h(
    "button",
    { type: "submit", class: "primary try-it-send", "aria-keyshortcuts": "Control+Enter Meta+Enter" },
    "Send",
  );
  const abort = h("button", { type: "button", hidden: true }, "Abort");
  abort.addEventListener("click", actions.abort);
  const change = h(
    "button",
    { type: "button", class: "server-change", "aria-label": "Change server and key" },
    "Change",
  );

  const left = [
    parameters.controls.length > 0 &&
      h(
        "fieldset",
        { class: "try-it-group" },
        h("legend", {}, "Parameters"),
        ...parameters.controls.map(({ frame }) => frame.element),
      ),
    body?.fields,
  ].filter((one) => one instanceof HTMLElement);
  const line = h("p", { class: "try-it-line" }, h("b", {}, facts.method), " ", address);
  const status = h("div", { class: "try-it-check", "aria-live": "off" }, summary, problems, cost);
  const buttons = keepInPlace(
    h("div", { class: "try-it-actions" }, send, abort, h("kbd", {}, "Ctrl Enter"), ...others),
  );
  const destination = h("p", { class: "try-it-target" }, "Server: ", server, " · Key: ", key, " ", change);
  if (beside) {
    const folded =
      body && h("details", { class: "try-it-rest" }, h("summary", {}, "Body as JSON"), body.json);
    left.push(...(folded ? [folded] : []), status, buttons);
  }
  const right = h(
    "div",
    { class: "try-it-side" },
    line,
    ...(beside ? [beside] : [destination, samples, body?.json, status, prefer.element, buttons]),
  );
  const element = h(
    "form",
    { class: "try-it", novalidate: true, tabindex: -1, "aria-label": `Try ${facts.operationId}` },
    h(
      "div",
      { class: left.length > 0 ? "try-it-grid" : "try-it-single" },
      ...(left.length > 0 ? [h("div", { class: "try-it-fields" }, ...left)] : []),
      right,
    ),
  );
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    actions.send();
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    actions.send();
  });
  element.addEventListener("input", actions.changed);
  element.addEventListener("change", actions.changed);

  /** A problem in the list leads to its control. */
  const problem =
    (controls: Control[]) =>
    ({ path, message }: Violation) => {
      const control = controlAt(controls, path);
      const name = h("code", {}, path);
      if (!control && !body) return h("li", {}, name, `: ${message}`);
      const button = h("button", { type: "button" }, name);
      button.addEventListener("click", () => {
        if (control) body?.reveal(control);
        if (control) control.focus();
        else body?.area.focus();
      });
      return h("li", {}, button, `: ${message}`);
    };

  return {
    element,
    line,
    read: () => ({
      path: parameters.texts("path"),
      query: parameters.values("query"),
      header: parameters.texts("header"),
      bodyText: body?.text() ?? "",
      prefer: prefer.value(),
    }),
    put(name, value) {
      if (body) body.put(name, value);
      else parameters.put(name, value);
    },
    show(checked) {
      const dots = Object.entries(checked.unsendable.path).map(([path, message]) => ({ path, message }));
      const own = [...dots, ...checked.parameters];
      showProblems(parameters.controls, own);
      const { syntax } = checked;
      const ofBody: Violation[] = syntax
        ? [{ path: `line ${syntax.line}, column ${syntax.column}`, message: syntax.message }]
        : checked.body;
      if (body) {
        showProblems(body.controls, ofBody);
        const isElsewhere = ofBody.filter(({ path }) => !controlAt(body.controls, path));
        if (ofBody.length > 0) body.area.setAttribute("aria-invalid", "true");
        else body.area.removeAttribute("aria-invalid");
        showViolations(body.problems, isElsewhere);
      }
      const all = [...own, ...ofBody];
      showViolations(problems, all, problem([...parameters.controls, ...(body?.controls ?? [])]));
      // One problem already stands where it is.
      problems.hidden = all.length < 2;
      setText(summary, all.length === 0 ? "Valid request" : counted(all.length, "problem"));
      summary.dataset["sound"] = String(all.length === 0);
      setText(cost, worstCostInWords(facts, checked.input, keepsContract(checked)));
      setText(send, keepsContract(checked) ? "Send" : "Send anyway");
    },
    showTarget({ address: path, server: where, key: which, isMock, otherSamples }) {
      setText(address, path);
      setText(server, where);
      setText(key, which);
      setText(samples, otherSamples);
      samples.hidden = otherSamples === "";
      prefer.element.hidden = !isMock;
    },
    showUnchecked() {
      setText(summary, "The request could not be checked.");
      summary.dataset["sound"] = "false";
      setText(cost, "");
    },
    setWaiting(isWaiting) {
      abort.hidden = !isWaiting;
      element.setAttribute("aria-busy", String(isWaiting));
    },
    focusProblem() {
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}

/** Leaves an unchanged text alone, which would be announced again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Buttons that a click reaches whole. What is still being typed becomes a value when its field loses the focus; the form then grows,
 * and a button below it would be gone from under the pointer before it is released. So the focus moves when it is.
 */
function keepInPlace(buttons: HTMLElement): HTMLElement {
  buttons.addEventListener("mousedown", (event) => event.preventDefault());
  buttons.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element) target.closest("button")?.focus();
    },
    { capture: true },
  );
  return buttons;
}
