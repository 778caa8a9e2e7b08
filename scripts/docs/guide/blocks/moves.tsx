import type { Child } from "hono/jsx";
import { cost } from "../../../openapi/prices.ts";
import type { OperationRow } from "../../../openapi/operations.ts";
import { basePathOf } from "../../model/base-path.ts";
import { operationPage } from "../../../openapi/reference-links.ts";
import {
  responseChanges,
  responseMarks,
  likeness,
  type ResponseChange,
  type ResponseField,
  type ResponseSide,
  type Likeness,
} from "../../model/response-changes.ts";
import {
  moves,
  newOperations,
  type FieldMove,
  type Move,
  type Side,
  type Successor,
} from "../../model/moves.ts";
import { pageCost } from "../../model/prices.ts";
import { document, type At } from "../../model/page-context.ts";
import { TypeOf } from "../../components/fields.tsx";
import { Heading } from "../../components/heading.tsx";
import { Link } from "../../components/link.tsx";
import { Marks } from "../../components/marks.tsx";
import { Stated } from "../../writing/stated.tsx";
import { OperationLink } from "../../components/operation-table.tsx";
import { Words } from "../../components/prose.tsx";
import { Table } from "../../components/table.tsx";
import { rateLimitText, notSpecified } from "../../../openapi/words.ts";
import type { Block } from "../../writing/block.ts";

export const moveBlocks: Record<string, Block> = {
  "moves-overview": { render: ({ at }) => <Overview at={at} all={moves(at.documents)} /> },
  "new-operations": {
    render: ({ at }) => (
      <ul>
        {newOperations(at.documents).map((row) => (
          <li id={row.operationId}>
            <OperationLink at={v2(at)} row={row} />
          </li>
        ))}
      </ul>
    ),
  },
  moves: {
    render: ({ at }) => {
      const all = moves(at.documents);
      const anchors = successorAnchors(all);
      return (
        <>
          {all.map((move) => (
            <MoveSection at={at} move={move} anchors={anchors} />
          ))}
        </>
      );
    },
  },
};

function v1(at: At): At {
  return { ...at, version: "v1" };
}

function v2(at: At): At {
  return { ...at, version: "v2" };
}

/**
 * An operation of v2 has the same anchor as its page's link says: its id. Where an operation of v1 has that id its section
 * has the anchor, since it tells of both.
 */
function successorAnchors(all: Move[]): Map<Successor, string> {
  const taken = new Set(all.map(({ row }) => row.operationId));
  const anchors = new Map<Successor, string>();
  for (const successor of all.flatMap(({ successors }) => successors)) {
    const id = successor.row.operationId;
    if (taken.has(id)) continue;
    taken.add(id);
    anchors.set(successor, id);
  }
  return anchors;
}

function Overview({ at, all }: { at: At; all: Move[] }) {
  return (
    <Table
      caption="v1 operations and their v2 replacements"
      columns={["v1", "v2", "Fields"]}
      rows={all.flatMap(({ row, successors }) =>
        successors.map(({ row: target, when }) => [
          <>
            <OperationLink at={v1(at)} row={row} />
            <When when={when} />
          </>,
          <OperationLink at={v2(at)} row={target} />,
          <a href={`#${row.operationId}`} aria-label={`field by field: ${row.method} ${row.path}`}>
            field by field
          </a>,
        ]),
      )}
    />
  );
}

function When({ when }: { when: Record<string, string> }) {
  return (
    <>
      {Object.entries(when).map(([name, value], index) => (
        <>
          {" "}
          {index === 0 ? "where" : "and"} <code>{name}</code> is <code>{value}</code>
        </>
      ))}
    </>
  );
}

function MoveSection({ at, move, anchors }: { at: At; move: Move; anchors: Map<Successor, string> }) {
  const { row, successors } = move;
  return (
    <section class="move">
      <Heading at={at} id={row.operationId} level={2}>
        {row.summary}
      </Heading>
      {successors.map((successor) => (
        <SuccessorSection at={at} move={move} successor={successor} id={anchors.get(successor)} />
      ))}
    </section>
  );
}

interface SuccessorProps {
  at: At;
  move: Move;
  successor: Successor;
  id: string | undefined;
}

function SuccessorSection({ at, move, successor, id }: SuccessorProps) {
  const { row } = move;
  const { row: target, when } = successor;
  const own = id ?? `${row.operationId}-to-${target.operationId}`;
  const pair = `${row.summary}, v1, and ${target.summary}, v2`;
  return (
    <>
      <Heading at={at} id={own} level={3}>
        <Words text={`To “${target.summary}”`} />
        <When when={when} />
      </Heading>
      <Terms at={at} before={row} after={target} caption={`Then and now: ${pair}`} />
      <Table
        caption={`Request fields: ${pair}`}
        columns={["v1", "v2", "Note"]}
        rows={successor.fields.map((field) => [
          <SideOf at={v1(at)} side={field.from} operationId={row.operationId} />,
          <SideOf at={v2(at)} side={field.to} operationId={target.operationId} />,
          <Note field={field} />,
        ])}
      />
      <Responses at={at} move={move} successor={successor} caption={`Response fields: ${pair}`} />
    </>
  );
}

interface TermsProps {
  at: At;
  before: OperationRow;
  after: OperationRow;
  caption: string;
}

function Terms({ at, before, after, caption }: TermsProps) {
  const both = (cell: (row: OperationRow, own: At) => string) => [
    <Stated words={cell(before, v1(at))} />,
    <Stated words={cell(after, v2(at))} />,
  ];
  const address = (own: At, row: OperationRow) => (
    <Link at={at} to={operationPage(own.version, row.operationId)}>
      <code>
        {row.method} {basePathOf(document(own))}
        {row.path}
      </code>
    </Link>
  );
  return (
    <Table
      caption={caption}
      columns={["What", "v1", "v2"]}
      rows={[
        ["Request", address(v1(at), before), address(v2(at), after)],
        ["Price", ...both(cost)],
        ["Cost at default limit", ...both((row, own) => pageCost(document(own), row))],
        ["Endpoint rate limit", ...both(({ rateLimit }) => rateLimitText(rateLimit))],
      ]}
    />
  );
}

function SideOf({ at, side, operationId }: { at: At; side: Side | undefined; operationId: string }) {
  if (!side) return <span class="muted">none</span>;
  const { name, field } = side;
  if (!field) return <code>{name}</code>;
  return (
    <>
      <Link at={at} to={`${operationPage(at.version, operationId)}#${field.anchor}`}>
        <code>{name}</code>
      </Link>{" "}
      <TypeOf at={at} shape={field.shape} />
      {field.required && <Badge kind="required">required</Badge>}
      {field.requiredIn && field.requiredIn.length > 0 && (
        <Badge kind="required">
          required in mode{field.requiredIn.length === 1 ? "" : "s"} {field.requiredIn.join(", ")}
        </Badge>
      )}
      {(field.isAssumed || field.shape.isAssumed) && <Badge kind="assumed">assumed</Badge>}
    </>
  );
}

function Badge({ kind, children }: { kind: "assumed" | "required"; children: Child }) {
  return (
    <>
      {" "}
      <span class={`badge ${kind}`}>{children}</span>
    </>
  );
}

function Note({ field: { from, to, note } }: { field: FieldMove }) {
  // A note says more than a badge, such as that nothing is known of a counterpart.
  if (note) return <Words text={note} />;
  if (!to) return <span class="badge removed">removed</span>;
  if (!from) return <span class="badge new">new</span>;
  return from.name === to.name ? null : <span class="badge renamed">renamed</span>;
}

function Responses({ at, move, successor, caption }: Omit<SuccessorProps, "id"> & { caption: string }) {
  const legacy: ResponseSide = { document: at.documents.v1, operation: move.operation, row: move.row };
  const current: ResponseSide = {
    document: at.documents.v2,
    operation: successor.operation,
    row: successor.row,
  };
  const changes = responseChanges(legacy, current);
  if (!changes) {
    return (
      <p class="mark open">
        <b>Not specified:</b> how the response changes; the specification does not show it for both versions.
      </p>
    );
  }
  const told = changes.map((change) => ({ ...change, likeness: likeness(at.documents, change) }));
  const changed = told.filter((change) => change.likeness === "changed");
  const withNames = (wanted: Likeness) => told.filter((change) => change.likeness === wanted);
  return (
    <>
      {changed.length > 0 && (
        <Table
          caption={caption}
          columns={["v1", "v2", "Change"]}
          rows={changed.map(({ before, after }) => [
            <FieldOf at={v1(at)} field={before} row={move.row} />,
            <FieldOf at={v2(at)} field={after} row={successor.row} />,
            changeBadge(before, after),
          ])}
        />
      )}
      <ResponseMarks title="v1" side={legacy} />
      <ResponseMarks title="v2" side={current} />
      <Alike title="The same in both responses:" changes={withNames("same")} />
      <Alike
        title={
          <>
            Same type in both responses, partly <em>assumed</em>:
          </>
        }
        changes={withNames("assumed")}
      />
      <Alike
        title={
          <>
            Same type in both responses; whether they are always present is <em>{notSpecified}</em> in at
            least one:
          </>
        }
        changes={withNames("presence open")}
      />
    </>
  );
}

function Alike({ title, changes }: { title: Child; changes: ResponseChange[] }) {
  if (changes.length === 0) return null;
  return (
    <p>
      {title}{" "}
      {changes.map(({ after }, index) => (
        <>
          {index > 0 && ", "}
          <code>{after?.name}</code>
        </>
      ))}
      .
    </p>
  );
}

/** What is open or assumed of the response as a whole, so that a field that is there does not look more certain than it is. */
function ResponseMarks({ title, side }: { title: string; side: ResponseSide }) {
  const { unspecified, assumed } = responseMarks(side);
  if (unspecified.length + assumed.length === 0) return null;
  return (
    <div role="group" aria-label={`Known gaps in the response of ${title}`}>
      <p>In the response of {title}:</p>
      <Marks unspecified={unspecified} assumed={assumed} />
    </div>
  );
}

function changeBadge(before: ResponseField | undefined, after: ResponseField | undefined) {
  if (!after) return <span class="badge removed">only in v1</span>;
  if (!before) return <span class="badge new">only in v2</span>;
  if (before.name !== after.name) return "renamed";
  return before.types.join() === after.types.join() ? "not in every alternative" : "type changed";
}

function FieldOf({ at, field, row }: { at: At; field: ResponseField | undefined; row: OperationRow }) {
  if (!field) return <span class="muted">none</span>;
  return (
    <>
      <Link at={at} to={`${operationPage(at.version, row.operationId)}#${field.anchor}`}>
        <code>{field.name}</code>
      </Link>{" "}
      <TypeOf at={at} shape={field.shape} />
      {field.only.length > 0 && <> of {field.only.join(" or ")} only</>}
      {field.isAssumed && <Badge kind="assumed">assumed</Badge>}
    </>
  );
}
