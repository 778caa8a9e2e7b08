import { h } from "../../../../../mocks/page/client/shared/h.ts";
import { NumberText, writeJson, type Json } from "./json-value.ts";

/** Members of a value that are shown at once; more would keep the page from scrolling. */
const membersPerStep = 100;
/** Characters of a text that are shown at once. */
const maxTextChars = 300;
/** Values that are unfolded at first, all in all. */
const maxUnfoldedValues = 400;

/** A value as a tree whose branches can be folded, one place for the Tab key (ARIA's tree). */
export interface Tree {
  element: HTMLElement;
  /** The value that is chosen: a text as it is, anything else as JSON. */
  chosen(): string;
}

/** What some texts are, besides texts. */
export interface Meanings {
  /** Where one leads, such as an error's code. */
  linkOf(path: string[], text: string): string | undefined;
  /** The picture whose address it is, which is loaded when the reader asks for it. */
  pictureOf(text: string): (() => Promise<HTMLElement>) | undefined;
}

export function createTree(value: Json, label: string, meanings: Meanings): Tree {
  const values = new WeakMap<Element, Json>();
  let budget = maxUnfoldedValues;

  /** A line of the tree, whose members are made when it is unfolded. */
  const line = (name: string | undefined, member: Json, path: string[], isLast: boolean): HTMLElement => {
    const item = h("li", { role: "treeitem", tabindex: -1, "aria-selected": false });
    values.set(item, member);
    const key = name === undefined ? [] : [h("span", { class: "t-p" }, JSON.stringify(name)), ": "];
    const comma = isLast ? "" : ",";
    const size = sizeOf(member);
    if (size === 0 || size === undefined) {
      item.append(h("div", { class: "tree-line" }, ...key, ...leaf(member, path, meanings), comma));
      return item;
    }
    const [open, close] = Array.isArray(member) ? ["[", "]"] : ["{", "}"];
    const words = `${size.toLocaleString("en")} ${Array.isArray(member) ? (size === 1 ? "item" : "items") : size === 1 ? "field" : "fields"}`;
    const folded = h("span", { class: "tree-folded" }, ` ${words} `, close, comma);
    item.append(h("div", { class: "tree-line tree-branch" }, ...key, open, folded));
    item.setAttribute("aria-expanded", "false");
    item.dataset["path"] = JSON.stringify(path);
    item.dataset["close"] = close + comma;
    budget -= size;
    if (budget > 0) unfold(item, path);
    return item;
  };

  const unfold = (item: HTMLElement, path: string[]) => {
    item.setAttribute("aria-expanded", "true");
    if (item.querySelector(":scope > ul")) return;
    const list = h("ul", { role: "group" });
    item.append(
      list,
      h("div", { class: "tree-line tree-close", "aria-hidden": true }, item.dataset["close"]),
    );
    const members = membersOf(values.get(item) ?? null);
    let shown = 0;
    const more = () => {
      const some = members.slice(shown, shown + membersPerStep);
      list.append(
        ...some.map(([name, member], index) =>
          line(
            typeof name === "string" ? name : undefined,
            member,
            [...path, String(name)],
            shown + index === members.length - 1,
          ),
        ),
      );
      shown += some.length;
      const left = members.length - shown;
      if (left === 0) return;
      const words = `Show ${Math.min(left, membersPerStep).toLocaleString("en")} more of ${left.toLocaleString("en")}`;
      const rest = h("li", { role: "treeitem", tabindex: -1, class: "tree-more" }, words);
      rest.addEventListener("click", (event) => {
        event.stopPropagation();
        const before = rest.previousElementSibling;
        rest.remove();
        more();
        const next = before?.nextElementSibling;
        if (next instanceof HTMLElement) choose(next);
      });
      list.append(rest);
    };
    more();
  };

  const top = line(undefined, value, [], true);
  const tree = h("ul", { role: "tree", class: "tree", "aria-label": label }, top);
  let current = top;
  top.tabIndex = 0;
  top.setAttribute("aria-selected", "true");

  const choose = (item: HTMLElement) => {
    current.tabIndex = -1;
    current.setAttribute("aria-selected", "false");
    current = item;
    item.tabIndex = 0;
    item.setAttribute("aria-selected", "true");
    item.focus();
  };
  const setOpen = (item: HTMLElement, isOpen: boolean) => {
    if (!item.hasAttribute("aria-expanded")) return;
    const { path = "[]" } = item.dataset;
    if (isOpen) unfold(item, JSON.parse(path) as string[]);
    else item.setAttribute("aria-expanded", "false");
  };
  const visible = () =>
    [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')].filter(
      (item) => !item.parentElement?.closest('[aria-expanded="false"]'),
    );

  tree.addEventListener("click", ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
    if (!item || !(target instanceof Element) || target.closest("a, button")) return;
    // Text that was just marked is to be copied, not folded.
    if (!getSelection()?.isCollapsed) return;
    if (target.closest(".tree-branch")) setOpen(item, item.getAttribute("aria-expanded") !== "true");
    choose(item);
  });
  tree.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = visible();
    const at = items.indexOf(current);
    const isOpen = current.getAttribute("aria-expanded");
    const goTo = (item: HTMLElement | null | undefined) => item && choose(item);
    switch (event.key) {
      case "ArrowDown":
        goTo(items[at + 1]);
        break;
      case "ArrowUp":
        goTo(items[at - 1]);
        break;
      case "Home":
        goTo(items[0]);
        break;
      case "End":
        goTo(items.at(-1));
        break;
      case "ArrowRight":
        if (isOpen === "false") setOpen(current, true);
        else if (isOpen === "true") goTo(current.querySelector<HTMLElement>('[role="treeitem"]'));
        break;
      case "ArrowLeft":
        if (isOpen === "true") setOpen(current, false);
        else goTo(current.parentElement?.closest<HTMLElement>('[role="treeitem"]'));
        break;
      case "Enter":
      case " ": {
        const link = current.querySelector<HTMLElement>(":scope > .tree-line > :is(a, button)");
        if (link) link.click();
        else if (current.classList.contains("tree-more")) current.click();
        else setOpen(current, isOpen === "false");
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  });
  return {
    element: tree,
    chosen() {
      const one = values.get(current) ?? value;
      return typeof one === "string" ? one : writeJson(one);
    },
  };
}

function sizeOf(value: Json): number | undefined {
  if (Array.isArray(value)) return value.length;
  return value instanceof Map ? value.size : undefined;
}

function membersOf(value: Json): [string | number, Json][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return value instanceof Map ? [...value] : [];
}

function leaf(value: Json, path: string[], { linkOf, pictureOf }: Meanings): (Node | string)[] {
  if (value instanceof NumberText) return [h("span", { class: "t-c" }, value.text)];
  if (Array.isArray(value)) return ["[]"];
  if (value instanceof Map) return ["{}"];
  if (typeof value !== "string") return [h("span", { class: "t-c" }, String(value))];
  const href = linkOf(path, value);
  if (href !== undefined)
    return [h("a", { class: "t-s", href, target: "_blank", tabindex: -1 }, JSON.stringify(value))];
  const picture = pictureOf(value);
  if (picture) return [h("span", { class: "t-s" }, JSON.stringify(value)), " ", pictureButton(picture)];
  if (value.length <= maxTextChars) return [h("span", { class: "t-s" }, JSON.stringify(value))];
  const shown = h("span", { class: "t-s" }, `${JSON.stringify(value.slice(0, maxTextChars)).slice(0, -1)}…`);
  const button = h(
    "button",
    { type: "button", tabindex: -1 },
    `all ${value.length.toLocaleString("en")} characters`,
  );
  button.addEventListener("click", () => {
    shown.textContent = JSON.stringify(value.slice(0, 100_000)) + (value.length > 100_000 ? "…" : "");
    button.remove();
  });
  return [shown, " ", button];
}

function pictureButton(picture: () => Promise<HTMLElement>): HTMLElement {
  const button = h("button", { type: "button", tabindex: -1 }, "Show");
  button.addEventListener("click", () => {
    picture().then(
      (element) => button.replaceWith(element),
      () => (button.textContent = "Could not be loaded; try again"),
    );
  });
  return button;
}
