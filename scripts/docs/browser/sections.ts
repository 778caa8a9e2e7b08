/** Marks the section that is read, in the lists of the page's sections. */
export function followSections(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".sections a")];
  const headings = [...new Set(links.flatMap(({ hash }) => document.getElementById(idOf(hash)) ?? []))];
  if (headings.length === 0) return;
  const mark = () => {
    // The last one that has passed the upper third of the window.
    const passed = headings.filter((one) => one.getBoundingClientRect().top < innerHeight / 3);
    const current = passed.at(-1)?.id;
    for (const link of links)
      if (idOf(link.hash) === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
  };
  // Called when a heading comes into the upper third or leaves it, which is when the section changes.
  observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
  for (const heading of headings) observer.observe(heading);
}

let observer: IntersectionObserver | undefined;

function idOf(hash: string): string {
  return decodeURIComponent(hash.slice(1));
}
