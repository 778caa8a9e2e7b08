import { counted } from "../../../openapi/words.ts";
import type { Facts } from "../../try-it/facts.ts";
import { h } from "./dom.ts";
import type { CheckedDraft, Draft } from "./draft.ts";
import { canBeSent, keepsContract } from "./draft.ts";
import { bodyField, labelled, parameterField, type Labelled } from "./fields.ts";
import { worstCostInWords } from "./money.ts";

/** The form, and what is to be done with it. */
export interface Form {
  element: HTMLFormElement;
  read(): Draft;
  /** Shows what a check has found. */
  show(checked: CheckedDraft): void;
  /** Whether the base URL is that of a mock, which has a key for all and can be asked for any documented answer. */
  setMock(isMock: boolean): void;
  /** Takes back what an earlier check has found, where the present one failed. */
  showUnchecked(): void;
  setWaiting(isWaiting: boolean): void;
  /** Leads to the first control that has a problem. */
  focusProblem(): void;
}

interface Actions {
  send(): void;
  abort(): void;
  copy(language: "curl" | "client"): void;
  changed(): void;
  baseUrlChanged(): void;
}

export function createForm(facts: Facts, baseUrl: string, actions: Actions): Form {
  const base = textInput("try-it-base-url", baseUrl, "url");
  const key = textInput("try-it-key", "", "password");
  const baseField = labelled(base, "Base URL", "Where the call is sent, with the key");
  const keyField = labelled(key, "API key", "Kept only in this page's memory, until it is closed");
  const prefer = preferField(facts);
  const parameters = facts.fields.map((field) => ({ field, labelled: parameterField(field) }));
  const body = bodyField(facts, actions.changed);

  const cost = h("p", { class: "try-it-cost", "aria-live": "polite" });
  const summary = h("p", { class: "try-it-summary", role: "status" });
  const send = h(
    "button",
    { type: "submit", class: "try-it-send", "aria-keyshortcuts": "Control+Enter" },
    "Send",
  );
  const abort = h("button", { type: "button", hidden: true }, "Abort");
  const curl = h("button", { type: "button" }, "Copy as curl");
  const client = h("button", { type: "button" }, "Copy as client code");
  abort.addEventListener("click", actions.abort);
  curl.addEventListener("click", () => actions.copy("curl"));
  client.addEventListener("click", () => actions.copy("client"));

  const element = h(
    "form",
    { class: "try-it", novalidate: true, tabindex: -1, "aria-label": `Try ${facts.operationId}` },
    group("Where to", baseField.element, keyField.element, prefer.element),
    parameters.length > 0 && group("Parameters", ...parameters.map(({ labelled }) => labelled.element)),
    body && group("Request body", body.element),
    summary,
    cost,
    h("div", { class: "try-it-actions" }, send, abort, curl, client),
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
  base.addEventListener("change", actions.baseUrlChanged);

  return {
    element,
    read: () => ({
      ...{ baseUrl: base.value.trim().replace(/\/+$/, ""), apiKey: key.value.trim() },
      path: valuesOf(parameters, "path"),
      query: valuesOf(parameters, "query"),
      bodyText: body?.control.value ?? "",
      prefer: prefer.element.hidden ? "" : prefer.control.value,
    }),
    show(checked) {
      const { baseUrl, apiKey, path: paths } = checked.unsendable;
      baseField.show(baseUrl ? [{ path: "Base URL", message: baseUrl }] : []);
      keyField.show(apiKey ? [{ path: "API key", message: apiKey }] : []);
      for (const { field, labelled } of parameters) {
        const own = checked.parameters.filter(({ path }) => path.split(".")[0] === field.name);
        const dots = field.in === "path" && paths[field.name];
        labelled.show(dots ? [{ path: field.name, message: dots }] : own);
      }
      const { syntax } = checked;
      body?.show(
        syntax
          ? [{ path: `line ${syntax.line}, column ${syntax.column}`, message: syntax.message }]
          : checked.body,
      );
      const count = checked.parameters.length + checked.body.length + (syntax ? 1 : 0);
      setText(summary, count === 0 ? "Valid request." : `${counted(count, "problem")} in the request.`);
      summary.dataset["sound"] = String(count === 0);
      setText(cost, worstCostInWords(facts, checked.input, keepsContract(checked)));
      setText(send, keepsContract(checked) ? "Send" : "Send anyway");
      // Code of values that cannot be read would be another call.
      curl.disabled = client.disabled = Boolean(syntax) || !canBeSent(checked);
    },
    showUnchecked() {
      setText(summary, "The request could not be checked.");
      summary.dataset["sound"] = "false";
      setText(cost, "");
      curl.disabled = client.disabled = true;
    },
    setMock(isMock) {
      prefer.element.hidden = !isMock;
      if (isMock && key.value === "") key.value = facts.mockKey;
      // No other server has to see it.
      if (!isMock && key.value === facts.mockKey) key.value = "";
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

function textInput(id: string, value: string, type: "url" | "password"): HTMLInputElement {
  const input = h("input", { id, type, autocomplete: "off", spellcheck: "false", autocapitalize: "off" });
  input.value = value;
  return input;
}

function preferField({ statuses }: Facts): Labelled<HTMLSelectElement> {
  const select = h(
    "select",
    { id: "try-it-prefer" },
    h("option", { value: "" }, "Real response"),
    ...statuses.map(({ status, meaning }) =>
      h("option", { value: `code=${status}` }, `${status} ${shortened(meaning)}`),
    ),
  );
  return labelled(select, "Response", "The mock returns any documented response on request, free of charge");
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function group(legend: string, ...members: HTMLElement[]): HTMLFieldSetElement {
  return h("fieldset", {}, h("legend", {}, legend), ...members);
}

function valuesOf(
  parameters: { field: Facts["fields"][number]; labelled: Labelled }[],
  place: "path" | "query",
): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ field }) => field.in === place)
      .map(({ field, labelled: { control } }) => [field.name, control.value]),
  );
}

/** Leaves an unchanged text alone, which would be announced again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
