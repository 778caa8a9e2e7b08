import type { Child } from "hono/jsx";

interface TableProps {
  caption: string;
  columns: string[];
  /** The first cell of a row is its heading. */
  rows: Child[][];
  /** Anchors of the rows. */
  ids?: (string | undefined)[];
}

/** A table, whose rows stand below each other where the screen is narrow: each cell has the words of its column for that. */
export function Table({ caption, columns, rows, ids = [] }: TableProps) {
  return (
    <div class="table" role="group" tabindex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr {...(ids[index] === undefined ? {} : { id: ids[index] })}>
              <th scope="row">{first}</th>
              {cells.map((cell, place) => (
                <td data-label={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
