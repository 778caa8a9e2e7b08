import type { MarkTexts } from "../../openapi/shape.ts";
import { Words } from "./prose.tsx";
import { counted } from "../../lib/text.ts";

/**
 * What the specification leaves open at a place, what the document adds there, and what was observed of a service; none of them may
 * look like a fact.
 */
export function Marks({ unspecified, assumed, observed }: MarkTexts) {
  return (
    <>
      {unspecified.length > 0 && (
        <p class="mark open">
          <b>Not specified:</b> <Words text={sentence(unspecified.join("; "))} />
        </p>
      )}
      {assumed.map((text) => (
        <p class="mark assumed">
          <b>Assumed:</b> <Words text={sentence(text)} />
        </p>
      ))}
      {observed.map((text) => (
        <p class="mark observed">
          <b>Observed:</b> <Words text={text} />
        </p>
      ))}
    </>
  );
}

/** The marks of a field: one small sign that unfolds into the words. */
export function FieldMark({ of, marks }: { of: string; marks: MarkTexts }) {
  const signs = [
    ...(marks.unspecified.length > 0 ? ["gap"] : []),
    ...(marks.assumed.length > 0 ? ["assumed"] : []),
    ...(marks.observed.length > 0 ? ["observed"] : []),
  ];
  if (signs.length === 0) return null;
  const words = signs.join(", ");
  return (
    <details class="marks">
      <summary aria-label={`${of}: ${words}`}>{words}</summary>
      <Marks {...marks} />
    </details>
  );
}

export function FoldedMarks({ marks }: { marks: MarkTexts }) {
  const { unspecified, assumed, observed } = marks;
  const counts = [
    ...(unspecified.length > 0 ? [counted(unspecified.length, "known gap")] : []),
    ...(assumed.length > 0 ? [counted(assumed.length, "assumption")] : []),
    ...(observed.length > 0 ? [counted(observed.length, "observation")] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <details class="marks of-whole">
      <summary>{counts.join(", ")}</summary>
      <Marks {...marks} />
    </details>
  );
}

export function sentence(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
