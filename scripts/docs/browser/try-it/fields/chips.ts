import type { Field } from "../../../try-it/facts.ts";
import { type Change, type Control, grouped, labelled } from "./field-frame.ts";
import { h } from "../../../../../mocks/page/client/shared/h.ts";
import { itemInWords, itemsFrom, listOf } from "./field-value.ts";
import type { Json } from "../json/json-value.ts";

/** Known values that are shown all at once; more are chosen by typing. */
const maxBoxes = 30;

/** The control of an array: boxes to tick where there are few known values, else values that are added and removed. */
export function chipsControl(field: Field, path: string[], id: string, change: Change): Control {
  return field.kind === "choices" && (field.values?.length ?? 0) <= maxBoxes
    ? boxes(field, path, id, change)
    : chips(field, path, id, change);
}

function boxes(field: Field, path: string[], id: string, change: Change): Control {
  const values = field.values ?? [];
  let items: Json[] = [];
  const all = values.map((value, index) => {
    const box = h("input", { type: "checkbox", id: index === 0 ? id : `${id}-${index}`, value });
    box.addEventListener("change", () => {
      items = box.checked ? [...items, value] : items.filter((item) => item !== value);
      change(path, listOf(items));
    });
    return { value, box, label: h("label", {}, box, h("span", {}, value)) };
  });
  const others = h("span", { class: "try-it-hint", hidden: true });
  const row = h("div", { class: "try-it-boxes" }, ...all.map(({ label }) => label));
  const first = all[0]?.box ?? h("input");
  return {
    field,
    path,
    inner: [],
    frame: grouped(field, id, [row, others], first),
    set(value) {
      items = itemsFrom(value) ?? [];
      for (const { value: one, box } of all) box.checked = items.includes(one);
      // What has no box stays in the JSON.
      const unknown = items.filter((item) => typeof item !== "string" || !values.includes(item));
      others.hidden = unknown.length === 0;
      others.textContent = `and ${unknown.map(itemInWords).join(", ")}`;
    },
    focus: () => first.focus(),
  };
}

function chips(field: Field, path: string[], id: string, change: Change): Control {
  let items: Json[] = [];
  const known = field.values;
  const list = h("ul", { class: "try-it-chips", "aria-label": `${field.name}: values` });
  const options =
    known && h("datalist", { id: `${id}-values` }, ...known.map((value) => h("option", { value })));
  const input = h("input", {
    id,
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "off",
    list: known && `${id}-values`,
    placeholder: known ? "Type to choose" : "Type and press Enter to add",
  });
  const show = () => {
    list.hidden = items.length === 0;
    list.replaceChildren(
      ...items.map((item, index) => {
        const words = itemInWords(item);
        const remove = h("button", { type: "button", "aria-label": `Remove ${words}` }, "×");
        remove.addEventListener("click", () => {
          tell(items.filter((_, at) => at !== index));
          input.focus();
        });
        return h("li", {}, h("span", {}, words), remove);
      }),
    );
  };
  const tell = (next: Json[]) => {
    items = next;
    show();
    change(path, listOf(items));
  };
  const add = () => {
    // Several may be pasted, one on each line.
    const added = input.value.split(/\n/).flatMap((one) => one.trim() || []);
    input.value = "";
    if (added.length > 0) tell([...items, ...added.filter((one) => !items.includes(one))]);
  };
  input.addEventListener("keydown", (event) => {
    // An input method ends a word with it.
    if (event.isComposing) return;
    if (event.key === "Enter" && input.value.trim() !== "") {
      // It adds the value; only with Ctrl it sends the form, too.
      if (!event.ctrlKey && !event.metaKey) event.preventDefault();
      add();
    } else if (event.key === "Backspace" && input.value === "" && items.length > 0) tell(items.slice(0, -1));
  });
  input.addEventListener("change", add);
  input.addEventListener("input", (event) => {
    // What is still being typed is no value yet; but a choice from the list is one.
    event.stopPropagation();
    if (
      known?.includes(input.value) &&
      !known.some((value) => value !== input.value && value.startsWith(input.value))
    )
      add();
  });
  show();
  return {
    field,
    path,
    inner: [],
    frame: labelled(field, input, list, ...(options ? [options] : [])),
    set(value) {
      const shown = itemsFrom(value);
      input.readOnly = shown === undefined;
      items = shown ?? [];
      show();
    },
    focus: () => input.focus(),
  };
}
