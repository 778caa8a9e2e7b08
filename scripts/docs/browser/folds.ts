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

/** Fields that show only those values of a long enum that contain what is typed. */
export function offerFilters(): void {
  for (const filter of document.querySelectorAll<HTMLElement>("p.filter")) {
    const input = filter.querySelector("input");
    const output = filter.querySelector("output");
    const list = filter.parentElement?.querySelector("ul.values-list");
    if (!input || !output || !list) continue;
    const items = [...list.querySelectorAll("li")];
    input.addEventListener("input", () => {
      const wanted = plain(input.value);
      for (const item of items)
        item.hidden = !plain(item.querySelector("code")?.textContent ?? "").includes(wanted);
      const shown = items.filter(({ hidden }) => !hidden).length;
      output.textContent = wanted === "" ? "" : `${shown} of ${items.length}`;
    });
  }
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
