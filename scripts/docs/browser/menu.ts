/*
 * The menu keeps what the reader folded, and shows where they are. It is part of the script that runs before anything is painted,
 * and shares nothing with others, which would make a module of it.
 */
const key = "folded-groups";

/** As soon as the menu is whole, before it is painted, and again in each page that takes the place of another. */
export function keepMenu(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector("main")) return;
    observer.disconnect();
    showMenu();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener("page-replaced", showMenu);
  document.addEventListener("click", ({ target }) => {
    const summary = target instanceof Element && target.closest("summary");
    const group = summary && summary.parentElement;
    if (group instanceof HTMLDetailsElement && isGroup(group))
      remember(group.dataset["group"] ?? "", group.open);
  });
}

/** Folds what the reader folded earlier, but for the group of the page at hand, and scrolls its entry into view. */
function showMenu(): void {
  const side = document.querySelector(".side");
  if (!side) return;
  // On a phone the menu is a popover, of which nothing is seen until it is opened.
  side.addEventListener("toggle", showMenu);
  const current = side.querySelector('[aria-current="page"]');
  const folded = foldedGroups();
  for (const group of side.querySelectorAll("details"))
    if (folded.includes(group.dataset["group"] ?? "") && !group.contains(current)) group.open = false;
  if (!current) return;
  const [frame, entry] = [side.getBoundingClientRect(), current.getBoundingClientRect()];
  const isSeen = entry.top >= frame.top && entry.bottom <= Math.min(frame.bottom, innerHeight);
  // A third of the way down, so that what is before it and its sections are seen too. The page itself stays where it is.
  if (!isSeen) side.scrollTop += entry.top - frame.top - frame.height / 3;
}

/** At the time of a click the group is still as it was. */
function remember(group: string, wasOpen: boolean): void {
  const folded = [...foldedGroups().filter((one) => one !== group), ...(wasOpen ? [group] : [])];
  try {
    if (folded.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, folded.join(" "));
  } catch {
    // It holds for this page only.
  }
}

function isGroup(details: HTMLDetailsElement): boolean {
  return details.dataset["group"] !== undefined;
}

function foldedGroups(): string[] {
  try {
    return (localStorage.getItem(key) ?? "").split(" ").filter((one) => one !== "");
  } catch {
    return [];
  }
}
