import { operationHref, schemaHref, type PageContext } from "../model/page-context.ts";
import { Heading } from "./heading.tsx";

interface UsedByProps {
  at: PageContext;
  id: string;
  operations: { operationId: string; summary: string }[];
  /** By name. */
  schemas: string[];
}

export function UsedBy({ at, id, operations, schemas }: UsedByProps) {
  if (operations.length + schemas.length === 0) return null;
  return (
    <section class="uses">
      <Heading at={at} id={id} level={2}>
        Used by
      </Heading>
      <ul>
        {operations.map(({ operationId, summary }) => (
          <li>
            <a href={operationHref(at, operationId)}>{summary}</a>
          </li>
        ))}
        {schemas.map((user) => (
          <li>
            <a href={schemaHref(at, user)}>
              <code>{user}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
