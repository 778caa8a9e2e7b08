import type { Element, Nodes } from "hast";
import { hasClass, isForScreens, line } from "../to-markdown/content.ts";

export function Sections({ sections }: { sections: PageSection[] }) {
  return (
    <ol class="sections">
      {sections.map(({ id, title, level, forScript }) => (
        <li
          class={[level === 3 && "deeper", forScript && "for-script"].filter(Boolean).join(" ") || undefined}
        >
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

/** Beside a long page that has nothing else there. */
export function Contents({ sections }: { sections: PageSection[] }) {
  return (
    <nav class="contents" aria-label="On this page">
      <p>On this page</p>
      <Sections sections={sections} />
    </nav>
  );
}

/** Above the text of the page, for narrow screens. */
export function FoldedContents({ sections }: { sections: PageSection[] }) {
  return (
    <details class="contents-folded">
      <summary>On this page</summary>
      <Sections sections={sections} />
    </details>
  );
}

export interface PageSection {
  id: string;
  title: string;
  level: 2 | 3;
  /** It shows only where a script runs. */
  forScript: boolean;
}

/** More of them are no help to find one; then the deeper ones are left out. */
const maxSections = 16;

/** The sections of a page by its headings; none for a page that is too short to need them. */
export function contentsOf(content: Nodes): PageSection[] {
  const all = sectionsIn(content, false);
  const shown = all.length > maxSections ? all.filter(({ level }) => level === 2) : all;
  return shown.length < 2 ? [] : shown;
}

function sectionsIn(node: Nodes, forScript: boolean): PageSection[] {
  if (node.type === "element") {
    const { id } = node.properties;
    const level = { h2: 2, h3: 3 }[node.tagName];
    if ((level === 2 || level === 3) && typeof id === "string")
      return [{ id, title: line(titleOf(node)), level, forScript }];
  }
  const inside = forScript || (node.type === "element" && hasClass(node, "for-script"));
  return "children" in node ? node.children.flatMap((child) => sectionsIn(child, inside)) : [];
}

/** What a heading says, without the link to it. */
function titleOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" && !isForScreens(child) ? titleOf(child) : "";
    })
    .join("");
}
