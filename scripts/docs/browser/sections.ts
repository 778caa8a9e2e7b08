/** Below the header, where a heading stands that was gone to, and a little more. */
const line = 112;

let links: HTMLAnchorElement[] = [];
let headings: HTMLElement[] = [];
let isAsked = false;

/** Marks the section that is read, in the lists of the page's sections. */
export function followSections(): void {
  addEventListener("scroll", later, { passive: true });
  links = [...document.querySelectorAll<HTMLAnchorElement>(".sections a")];
  headings = [...new Set(links.flatMap(({ hash }) => document.getElementById(idOf(hash)) ?? []))];
  later();
}

/** Once before the next picture, however often it is asked for. */
function later(): void {
  if (isAsked || headings.length === 0) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    mark();
  });
}

function mark(): void {
  // At the end of a page the last sections never get that far up.
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const reached = isAtEnd ? clientHeight : line;
  const current = headings.filter((one) => one.getBoundingClientRect().top < reached).at(-1)?.id;
  for (const link of links)
    if (idOf(link.hash) === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
}

function idOf(hash: string): string {
  return decodeURIComponent(hash.slice(1));
}
