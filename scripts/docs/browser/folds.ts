/** Of the fields of a schema, the choice that hides none. */
const showsAll = ":scope.filtered > .tab-list input";

/** Unfolds what the address names, which not every browser does, and goes there. */
export function openTarget(): void {
  const target = document.getElementById(fragment());
  if (!target) return;
  const folded = [...ancestors(target)].filter((one) => one instanceof HTMLDetailsElement && !one.open);
  for (const details of folded) details.setAttribute("open", "");
  const all = [...ancestors(target)].flatMap((one) => one.querySelector<HTMLInputElement>(showsAll) ?? []);
  for (const input of all) input.checked = true;
  const filtered = target.closest<HTMLElement>("[hidden]");
  if (filtered) filtered.hidden = false;
  if (folded.length > 0 || all.length > 0 || filtered) target.scrollIntoView({ behavior: "instant" });
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

/** Controls that show only the values of a long enum, or the known gaps, that are asked for. */
export function offerFilters(): void {
  for (const filter of document.querySelectorAll<HTMLElement>(".filter")) {
    const controls = [...filter.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
    const items = [
      ...(filter.parentElement?.querySelectorAll<HTMLElement>(".values-list li, [data-kind]") ?? []),
    ];
    const output = filter.querySelector("output");
    filter.addEventListener("input", () => {
      for (const item of items) item.hidden = !controls.every((control) => fits(item, control));
      const shown = items.filter(({ hidden }) => !hidden).length;
      if (output) output.textContent = shown === items.length ? "" : `${shown} of ${items.length}`;
    });
  }
}

/** A control with a name asks for a word of that attribute, one without for a part of the text. */
function fits(
  { dataset, textContent }: HTMLElement,
  { name, value }: { name: string; value: string },
): boolean {
  const wanted = value.trim().toLowerCase();
  const words = name === "" ? [] : (dataset[name] ?? "").toLowerCase().split(" ");
  return (
    wanted === "" || words.includes(wanted) || (name === "" && textContent.toLowerCase().includes(wanted))
  );
}
