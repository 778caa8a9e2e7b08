import { schemaPage } from "../../openapi/reference-links.ts";
import { href, type PageContext } from "../model/page-context.ts";

/** More values than these are folded, with a field to search them. */
const maxUnfoldedValues = 10;

interface ValuesProps {
  at: PageContext;
  values: unknown[];
  id: string;
  /** The schema that has them, if it has a name. */
  name: string | undefined;
}

/** The values of an enum. A long one is folded, and the browser's own search opens it. */
export function Values({ at, values, id, name }: ValuesProps) {
  if (values.length <= maxUnfoldedValues) return <List values={values} />;
  return (
    <details class="unfold values">
      <summary>
        {values.length} values <span class="muted">{values.slice(0, 3).join(", ")}, …</span>
      </summary>
      <ValueFilter id={`${id}-filter`} />
      <List values={values} />
      {name !== undefined && !at.print && (
        <p class="muted">
          These are the values of <a href={href(at, schemaPage(at.version, name))}>{name}</a>.
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

function List({ values }: { values: unknown[] }) {
  return (
    <ul class="values-list">
      {values.map((value) => (
        <li>
          <code>{typeof value === "string" ? value : JSON.stringify(value)}</code>
        </li>
      ))}
    </ul>
  );
}
