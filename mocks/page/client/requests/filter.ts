import { find, h } from "../shared/dom.ts";
import type { Exchange } from "../shared/mock.ts";

/** The three fields above the list; `/` focuses the first. */
export function createFilter(onChange: () => void) {
  const text = find("filter", HTMLInputElement);
  const operation = find("operation", HTMLSelectElement);
  const status = find("status", HTMLSelectElement);
  const offered = new Set<string>();
  operation.append(h("option", { value: "" }, "All operations"));
  for (const field of [text, operation, status]) field.addEventListener("input", onChange);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog")) return;
    event.preventDefault();
    text.focus();
    text.select();
  });
  return {
    passes(exchange: Exchange): boolean {
      if (operation.value !== "" && nameOf(exchange) !== operation.value) return false;
      const isLost = exchange.status === 0 || exchange.brokeOff;
      const kind = isLost ? "0" : String(exchange.status)[0];
      if (status.value !== "" && kind !== status.value) return false;
      return text.value === "" || textIn(exchange).includes(text.value.toLowerCase());
    },
    offer(exchange: Exchange): void {
      const name = nameOf(exchange);
      if (name === "" || offered.has(name)) return;
      offered.add(name);
      const next = [...operation.options].find(({ value }) => value > name);
      operation.insertBefore(h("option", { value: name }, name), next ?? null);
    },
  };
}

function nameOf({ version, operation }: Exchange): string {
  return operation === null ? "" : `${version}/${operation}`;
}

function textIn(exchange: Exchange): string {
  const { method, url, status, errorCode, scenario, requestId, requestBody } = exchange;
  const body = JSON.stringify(requestBody);
  return [method, url, nameOf(exchange), status, errorCode, scenario, requestId, body]
    .join(" ")
    .toLowerCase();
}
