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

/** The column of methods is narrow. */
const short: Record<string, string> = { delete: "del", options: "opt" };

interface EntriesProps {
  at: PageContext;
  entries: MenuEntry[];
  /** The sections of the page at hand, listed below its entry. */
  sections?: PageSection[] | undefined;
}

export function Entries({ at, entries, sections = [] }: EntriesProps) {
  return (
    <ul>
      {entries.map(({ path, title, method = "" }) => {
        const isCurrent = path === at.page;
        const verb = method.toLowerCase();
        return (
          <li>
            <a href={href(at, path)} {...(isCurrent ? { "aria-current": "page" as const } : {})}>
              {verb !== "" && <span class={`verb ${verb}`}>{short[verb] ?? method}</span>}
              {verb !== "" && " "}
              <span>{title}</span>
            </a>
            {isCurrent && sections.length > 0 && <Sections sections={sections} />}
          </li>
        );
      })}
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

export function Group({ at, group, sections, folded = false }: GroupProps) {
  if (group.entries.length === 0) return null;
  return (
    <details {...(!folded && { open: true, "data-group": group.id })}>
      <summary>{group.title}</summary>
      <Entries at={at} entries={group.entries} sections={sections} />
    </details>
  );
}
