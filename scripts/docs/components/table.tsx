import type { Child } from "hono/jsx";
import { notSpecified } from "../../openapi/words.ts";
import { Stated } from "../writing/stated.tsx";

interface TableProps {
  caption: string;
  columns: string[];
  /** The first cell of a row is its heading. */
  rows: Child[][];
}

/** A table, whose rows stand below each other where the screen is narrow: each cell has the words of its column for that. */
export function Table({ caption, columns, rows }: TableProps) {
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
          {rows.map(([first, ...contents]) => (
            <tr>
              <th scope="row">{first}</th>
              {cellsOf(contents, columns.slice(1)).map(({ content, of }) => (
                <td data-label={of.join(", ")} {...(of.length > 1 && { colspan: of.length })}>
                  {typeof content === "string" ? <Stated words={content} /> : content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The cells of a row with their columns: neighbours that are not specified are one cell, so that it is said once. */
function cellsOf(contents: Child[], columns: string[]): { content: Child; of: string[] }[] {
  const cells: { content: Child; of: string[] }[] = [];
  for (const [index, content] of contents.entries()) {
    const before = cells.at(-1);
    const column = columns[index] ?? "";
    if (before && content === notSpecified && before.content === notSpecified) before.of.push(column);
    else cells.push({ content, of: [column] });
  }
  return cells;
}
