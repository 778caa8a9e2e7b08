import { Words } from "./prose.tsx";

/** What the specification leaves open at a place, and what the document adds there; neither may look like a fact. */
export function Marks({ unspecified, assumed }: { unspecified: string[]; assumed: string[] }) {
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
    </>
  );
}

function sentence(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
