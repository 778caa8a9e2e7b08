import { h } from "../../../../mocks/page/client/shared/h.ts";

/** Where a file is that only some readers need. */
export function toolAddress(name: string): string {
  return new URL(name, new URL(document.body.dataset["tools"] ?? "", document.baseURI)).href;
}

/** Loads a style of the tools once, and waits for it, so that nothing jumps. */
export function loadStyle(name: string): Promise<void> {
  return loadSheet(toolAddress(name));
}

/** Loads a style sheet by its whole address, unless the page has it. */
export function loadSheet(href: string): Promise<void> {
  if ([...document.querySelectorAll("link")].some((link) => link.href === href)) return Promise.resolve();
  const link = h("link", { rel: "stylesheet", href });
  return new Promise((done, fail) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => fail(new Error(`${href} cannot be loaded`)));
    document.head.append(link);
  });
}
