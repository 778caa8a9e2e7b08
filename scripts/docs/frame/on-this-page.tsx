import type { Section } from "./contents.ts";

/** Links to the sections of the page at hand. */
export function Sections({ sections }: { sections: Section[] }) {
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
export function Contents({ sections }: { sections: Section[] }) {
  return (
    <nav class="contents" aria-label="On this page">
      <p>On this page</p>
      <Sections sections={sections} />
    </nav>
  );
}

/** The same where there is no room beside the page. */
export function FoldedContents({ sections }: { sections: Section[] }) {
  return (
    <details class="contents-folded">
      <summary>On this page</summary>
      <Sections sections={sections} />
    </details>
  );
}
