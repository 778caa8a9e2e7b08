import type { Facts } from "../../try-it/facts.ts";
import { h } from "./dom.ts";

/** Which response a mock is asked for. */
export interface Prefer {
  element: HTMLElement;
  /** What is sent in the header `Prefer`; empty: nothing. */
  value(): string;
}

/** Any documented response can be asked of a mock, such as an error that is hard to come by. */
export function preferField({ statuses }: Facts): Prefer {
  const option = ({ status, meaning }: Facts["statuses"][number]) =>
    h("option", { value: `code=${status}` }, `${status} ${shortened(meaning)}`);
  const select = h(
    "select",
    { id: "try-it-prefer", "aria-describedby": "try-it-prefer-hint" },
    h("option", { value: "" }, "Real response"),
    group("Ask for an error", statuses.filter(({ status }) => status >= 400).map(option)),
    group("Ask for an example", statuses.filter(({ status }) => status < 400).map(option)),
  );
  const hint = h(
    "span",
    { id: "try-it-prefer-hint", class: "try-it-hint" },
    "The mock returns any documented response, free of charge.",
  );
  const head = h("div", { class: "try-it-name" }, h("label", { for: "try-it-prefer" }, "Response"));
  const element = h("div", { class: "try-it-field" }, head, select, hint);
  return { element, value: () => (element.hidden ? "" : select.value) };
}

function group(label: string, options: HTMLElement[]): HTMLElement | undefined {
  return options.length > 0 ? h("optgroup", { label }, ...options) : undefined;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
