import { counted } from "../../../lib/text.ts";
import { type OperationRow, rowsById } from "../../../openapi/operations.ts";
import { operationPage } from "../../../openapi/reference-links.ts";
import { Link } from "../../components/link.tsx";
import type { At } from "../../model/page-context.ts";
import type { Block } from "../../writing/block.ts";

export const pagingBlocks: Record<string, Block> = {
  "paging-differences": { render: ({ at }) => <Differences at={at} /> },
};

function Differences({ at }: { at: At }) {
  const [v1, v2] = [Object.values(rowsById(at.documents.v1)), Object.values(rowsById(at.documents.v2))];
  const names = new Set(v2.map(({ paging }) => paging?.limit.name));
  const renamed = v1.filter(({ paging }) => paging && !names.has(paging.limit.name));
  const offsets = (rows: OperationRow[]) => rows.filter(({ paging }) => paging?.offset).length;
  return (
    <ul>
      {renamed.map(({ operationId, summary, paging }) => (
        <li>
          <Link at={at} to={operationPage("v1", operationId)}>
            {summary}
          </Link>{" "}
          calls its limit <code>{paging?.limit.name}</code>. In its response, <code>count</code> is still the
          number of rows.
        </li>
      ))}
      <li>
        As far as v1 is specified,{" "}
        {offsets(v1) === 0
          ? "none of its operations takes"
          : counted(offsets(v1), "operation takes", "operations take")}{" "}
        an offset. In v2, {counted(offsets(v2), "operation does", "operations do")}.
      </li>
    </ul>
  );
}
