import type { Effect } from "../../openapi/meaning.ts";
import type { Shape } from "../../openapi/shape.ts";
import { schemaHref, slugs, type PageContext } from "../model/page-context.ts";
import { Words } from "./prose.tsx";

/** More values than these are folded, with a field to search them. */
const maxUnfoldedValues = 10;

/** More values than these are listed only on the page of their schema. */
const maxListedValues = 40;

interface ValueListProps {
  /** Of the values. */
  shape: Shape;
  /** What the field does that has them. */
  effect?: Effect | undefined;
  /** Before the anchors of the values; without it, they have none. */
  anchor?: string;
}

/** The values of an enum in a field. A long list is folded, and the browser's own search opens it; a very long one is linked. */
export function Values({ at, id, ...list }: ValueListProps & { at: PageContext; id: string }) {
  const { values, name } = list.shape;
  if (values.length <= maxUnfoldedValues) return <ValueList {...list} />;
  const some = <span class="muted">{values.slice(0, 3).join(", ")}, …</span>;
  if (name !== undefined && (at.print || values.length > maxListedValues))
    return (
      <p>
        {values.length} values of <a href={schemaHref(at, name)}>{name}</a> {some}
      </p>
    );
  return (
    <details class="unfold values">
      <summary>
        {values.length} values {some}
      </summary>
      <ValueFilter id={`${id}-filter`} />
      {/* So many sentences would cost those who don't unfold them. */}
      <ValueList shape={{ ...list.shape, meanings: {} }} />
      {name !== undefined && (
        <p class="muted">
          See <a href={schemaHref(at, name)}>{name}</a>.
        </p>
      )}
    </details>
  );
}

export function ValueFilter({ id }: { id: string }) {
  return (
    <p class="filter for-script">
      <label for={id}>Search the values</label>
      <input type="search" id={id} autocomplete="off" spellcheck={false} />
      <output class="muted" for={id} />
    </p>
  );
}

export function ValueList({
  shape: { values, meanings, effect: own },
  effect = own,
  anchor,
}: ValueListProps) {
  const texts = values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  const words = texts.map((value) => meanings[value] ?? effectWords(effect, value));
  const ids = slugs(texts);
  return (
    <ul class={words.some(Boolean) ? "values-list explained" : "values-list"}>
      {texts.map((value, index) => (
        <li {...(anchor !== undefined && { id: `${anchor}.${ids[index]}` })}>
          <code>{value}</code>
          {words[index] && (
            <>
              : <Words text={words[index]} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a value of a field does to the rows, where the documents name a field of theirs. */
function effectWords(effect: Effect | undefined, value: string): string | undefined {
  const { field, direction } = effect?.orders?.[value] ?? {};
  if (field !== undefined) return `By \`${field}\`, ${direction}.`;
  const span = effect?.spans?.[value];
  if (!span) return undefined;
  return span.to === undefined ? `${span.from} or more.` : `From ${span.from} to less than ${span.to}.`;
}
