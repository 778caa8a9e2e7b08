/** Unfolds what the address names, which not every browser does, and goes there. */
export function openTarget(): void {
  const target = document.getElementById(fragment());
  if (!target) return;
  const folded = [...ancestors(target)].filter((one) => one instanceof HTMLDetailsElement && !one.open);
  for (const details of folded) details.setAttribute("open", "");
  const filtered = target.closest<HTMLElement>("li[hidden]");
  if (filtered) filtered.hidden = false;
  if (folded.length > 0 || filtered) target.scrollIntoView({ behavior: "instant" });
}

/** Unfolds all while the page is printed. */
export function openForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const details of opened) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
    opened = [];
  });
}

function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A stray % in it.
    return location.hash.slice(1);
  }
}

function* ancestors(element: Element): Generator<Element> {
  for (let one: Element | null = element; one; one = one.parentElement) yield one;
}
