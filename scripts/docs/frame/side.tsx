import type { Child } from "hono/jsx";
import { href, type PageContext } from "../model/page-context.ts";
import { type PageSection, Sections } from "./contents.tsx";
import type { MenuEntry, MenuGroup } from "./menu.ts";

/** Beside every page, and a menu that opens on a phone. */
export function Side({ children }: { children: Child }) {
  return (
    <nav id="navigation" class="side" popover="auto" aria-label="Pages">
      {children}
    </nav>
  );
}

interface EntryProps {
  at: PageContext;
  entry: MenuEntry;
  /** The sections of the page at hand, which are listed below its entry. */
  sections?: PageSection[];
}

function Entry({ at, entry: { path, title, method }, sections = [] }: EntryProps) {
  const isCurrent = path === at.page;
  return (
    <li>
      <a href={href(at, path)} {...(isCurrent ? { "aria-current": "page" as const } : {})}>
        {method !== undefined && (
          <>
            <span class={`verb ${method.toLowerCase()}`}>{short[method.toLowerCase()] ?? method}</span>{" "}
          </>
        )}
        <span>{title}</span>
      </a>
      {isCurrent && sections.length > 0 && <Sections sections={sections} />}
    </li>
  );
}

/** The column of methods is narrow. */
const short: Record<string, string> = { delete: "del", options: "opt" };

/** Entries without a heading. */
export function Entries({
  at,
  entries,
  sections,
}: {
  at: PageContext;
  entries: MenuEntry[];
  sections?: PageSection[];
}) {
  return (
    <ul>
      {entries.map((entry) => (
        <Entry at={at} entry={entry} {...(sections ? { sections } : {})} />
      ))}
    </ul>
  );
}

interface GroupProps {
  at: PageContext;
  group: MenuGroup;
  sections?: PageSection[];
  /** It is so on every page, whatever the reader does. */
  folded?: boolean;
}

/** Entries that can be folded. */
export function Group({ at, group, sections, folded = false }: GroupProps) {
  return (
    <details {...(!folded && { open: true, "data-group": group.id })}>
      <summary>{group.title}</summary>
      <Entries at={at} entries={group.entries} {...(sections ? { sections } : {})} />
    </details>
  );
}
