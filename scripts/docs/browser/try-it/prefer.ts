import { nameInWords } from "../../../openapi/words.ts";
import type { Facts, StatusFacts } from "../../try-it/facts.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";

export interface Prefer {
  element: HTMLElement;
  /** What is sent in the header `Prefer`; empty: nothing. */
  value(): string;
}

/** Any documented response can be asked of a mock, such as an error that is hard to come by. */
export function preferField({ statuses }: Facts, form: string): Prefer {
  const id = `${form}-prefer`;
  const group = (label: string, some: Facts["statuses"]) => {
    const options = some.flatMap(preferences).map(({ value, words }) => h("option", { value }, words));
    return options.length > 0 && h("optgroup", { label }, ...options);
  };
  const select = h(
    "select",
    { id, "aria-describedby": `${id}-hint` },
    h("option", { value: "" }, "Real response"),
    group("Ask for an error", statuses.filter(isError)),
    group(
      "Ask for an example",
      statuses.filter((one) => !isError(one)),
    ),
  );
  const hint = h(
    "span",
    { id: `${id}-hint`, class: "try-it-hint" },
    "The mock returns any documented response, free of charge.",
  );
  const head = h("div", { class: "try-it-name" }, h("label", { for: id }, "Response"));
  const element = h("div", { class: "try-it-field" }, head, select, hint);
  return { element, value: () => (element.hidden ? "" : select.value) };
}

/** What a mock can be asked for under a status: the header for it, and words such as `400 invalid_request`. */
export function preferences(documented: StatusFacts): { value: string; words: string }[] {
  const { status, examples } = documented;
  const [first, ...others] = examples;
  const words = (name: string) => `${status} ${isError(documented) ? name : nameInWords(name)}`;
  return [
    { value: `code=${status}`, words: first === undefined ? String(status) : words(first) },
    ...others.map((name) => ({ value: `code=${status}, example=${name}`, words: words(name) })),
  ];
}

function isError({ status }: StatusFacts): boolean {
  return status >= 400;
}
