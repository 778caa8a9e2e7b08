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
