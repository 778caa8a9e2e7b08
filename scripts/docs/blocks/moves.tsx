import type { Child } from "hono/jsx";
import { cost } from "../../openapi/prices.ts";
import type { OperationRow } from "../../openapi/operations.ts";
import { basePathOf } from "../model/base-path.ts";
import { currentVersion, predecessorOf, versions, type Version } from "../../lib/versions.ts";
import { movingPage } from "../model/guide-page.ts";
import { GuideError } from "../writing/mistakes.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { responseChanges, responseMarks, likeness, type ResponseField } from "../model/response-changes.ts";
import { groupBy } from "../../lib/collections.ts";
import { fieldName } from "../../openapi/expressions.ts";
import { fieldsOf, type FindField } from "../model/request-field.ts";
import { moves, newOperations, type Move, type Successor, type VersionedOperation } from "../model/moves.ts";
import { pageCost } from "../model/prices.ts";
import { inVersion, type At } from "../model/page-context.ts";
import { TypeOf } from "../components/fields.tsx";
import { Heading } from "../components/heading.tsx";
import { Link } from "../components/link.tsx";
import { When } from "../components/operation/head.tsx";
import { Marks } from "../components/marks.tsx";
import { OperationLink } from "../components/operation-table.tsx";
import { joined, Words } from "../components/prose.tsx";
import { Table } from "../components/table.tsx";
import { rateLimitText, notSpecified } from "../../openapi/words.ts";
import type { Block } from "../writing/block.ts";

export const moveBlocks: Record<string, Block> = {
  "moves-overview": { render: ({ at }) => <Overview at={at} {...versionsOf(at)} /> },
  "new-operations": { render: ({ at }) => <NewOperations at={inVersion(at, versionsOf(at).to)} /> },
  moves: {
    render: ({ at }) => {
      const all = moves(at.documents)[versionsOf(at).from];
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

/** What a page is about the move to, and from where; to the current version, if its address names none. */
function versionsOf({ page }: At): { from: Version; to: Version } {
  const to = versions.find((version) => page === movingPage(version)) ?? currentVersion;
  const from = predecessorOf(to);
  if (!from) throw new GuideError(`no version comes before ${to}`);
  return { from, to };
}

function NewOperations({ at }: { at: At }) {
  const rows = newOperations(at.documents, at.version);
  if (rows.length === 0) return <p>None.</p>;
  return (
    <ul>
      {rows.map((row) => (
        <li id={row.operationId}>
          <OperationLink at={at} row={row} />
        </li>
      ))}
    </ul>
  );
}

/**
 * An operation of the newer version has the same anchor as its page's link says: its id. Where one of the older version has
 * that id, its section has the anchor, since it tells of both.
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

function Overview({ at, from, to }: { at: At; from: Version; to: Version }) {
  return (
    <Table
      caption={`${from} operations and their ${to} replacements`}
      columns={[from, to, "Fields"]}
      rows={moves(at.documents)[from].flatMap(({ row, successors }) =>
        (successors.length > 0 ? successors : [undefined]).map((successor) => [
          <>
            <OperationLink at={inVersion(at, from)} row={row} />
            <When when={successor?.when ?? {}} />
          </>,
          successor ? (
            <OperationLink at={inVersion(at, to)} row={successor.row} />
          ) : (
            <span class="muted">none</span>
          ),
          <a href={`#${row.operationId}`} aria-label={`field by field: ${row.method} ${row.path}`}>
            field by field
          </a>,
        ]),
      )}
    />
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
      {successors.length === 0 && <p>No operation replaces it.</p>}
    </section>
  );
}

interface SuccessorProps {
  at: At;
  move: Move;
  successor: Successor;
}

function SuccessorSection({ at, move, successor, id }: SuccessorProps & { id: string | undefined }) {
  const { row, version: from } = move;
  const { row: target, version: to, when } = successor;
  const own = id ?? `${row.operationId}-to-${target.operationId}`;
  const pair = `${row.summary}, ${from}, and ${target.summary}, ${to}`;
  const find = {
    from: fieldsOf(move.document, move.operation),
    to: fieldsOf(successor.document, successor.operation),
  };
  return (
    <>
      <Heading at={at} id={own} level={3}>
        <Words text={`To “${target.summary}”`} />
        <When when={when} />
      </Heading>
      <Terms at={at} move={move} successor={successor} caption={`Then and now: ${pair}`} />
      <Table
        caption={`Request fields: ${pair}`}
        columns={[from, to, "Note"]}
        rows={successor.fields.map((field) => [
          <FieldIn at={at} of={move} find={find.from} expression={field.from} />,
          <FieldIn at={at} of={successor} find={find.to} expression={field.to} />,
          <Note field={field} />,
        ])}
      />
      <Responses at={at} move={move} successor={successor} caption={`Response fields: ${pair}`} />
    </>
  );
}

interface CaptionedProps extends SuccessorProps {
  caption: string;
}

function Terms({ at, move, successor, caption }: CaptionedProps) {
  const both = (cell: (one: VersionedOperation) => string) => [move, successor].map(cell);
  return (
    <Table
      caption={caption}
      columns={["What", move.version, successor.version]}
      rows={[
        [
          "Request",
          ...[move, successor].map(({ version, document, row }) => (
            <Link at={at} to={operationPage(version, row.operationId)}>
              <code>
                {row.method} {basePathOf(document)}
                {row.path}
              </code>
            </Link>
          )),
        ],
        ["Price", ...both(({ row }) => cost(row))],
        ["Cost at default limit", ...both(({ document, row }) => pageCost(document, row))],
        ["Endpoint rate limit", ...both(({ row }) => rateLimitText(row.rateLimit))],
      ]}
    />
  );
}

interface FieldInProps {
  at: At;
  of: VersionedOperation;
  find: FindField;
  expression: string | undefined;
}

function FieldIn({ at, of: { version, row }, find, expression }: FieldInProps) {
  if (expression === undefined) return <span class="muted">none</span>;
  const name = fieldName(expression);
  const field = find(expression);
  if (!field) return <code>{name}</code>;
  return (
    <>
      <Link at={at} to={`${operationPage(version, row.operationId)}#${field.anchor}`}>
        <code>{name}</code>
      </Link>{" "}
      <TypeOf at={inVersion(at, version)} shape={field.shape} />
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

function Note({ field: { from, to, note } }: { field: Successor["fields"][number] }) {
  // A note says more than a badge, such as that nothing is known of a counterpart.
  if (note) return <Words text={note} />;
  if (to === undefined) return <span class="badge removed">removed</span>;
  if (from === undefined) return <span class="badge new">new</span>;
  return fieldName(from) === fieldName(to) ? null : <span class="badge renamed">renamed</span>;
}

function Responses({ at, move, successor, caption }: CaptionedProps) {
  const { version: from } = move;
  const { version: to } = successor;
  const changes = responseChanges(move, successor);
  if (!changes) {
    return (
      <p class="mark open">
        <b>Not specified:</b> how the response changes; the specification does not show it for both versions.
      </p>
    );
  }
  const byLikeness = groupBy(changes, (change) => likeness(change, from, to, at.documents));
  const changed = byLikeness.get("changed") ?? [];
  return (
    <>
      {changed.length > 0 && (
        <Table
          caption={caption}
          columns={[from, to, "Change"]}
          rows={changed.map(({ before, after }) => [
            <FieldOf at={inVersion(at, from)} field={before} row={move.row} />,
            <FieldOf at={inVersion(at, to)} field={after} row={successor.row} />,
            changeBadge(before, after, from, to),
          ])}
        />
      )}
      <ResponseMarks of={move} />
      <ResponseMarks of={successor} />
      {alike.map(([name, title]) => {
        const same = byLikeness.get(name);
        return (
          same && (
            <p>
              <Words text={title} /> {joined(same.map(({ after }) => <code>{after?.name}</code>))}.
            </p>
          )
        );
      })}
    </>
  );
}

const alike = [
  ["same", "The same in both responses:"],
  ["assumed", "Same type in both responses, partly *assumed*:"],
  [
    "presence open",
    `Same type in both responses; whether they are always present is *${notSpecified}* in at least one:`,
  ],
] as const;

/** What is open or assumed of the response as a whole, so that a field that is there does not look more certain than it is. */
function ResponseMarks({ of }: { of: VersionedOperation }) {
  const marks = responseMarks(of);
  if (Object.values(marks).flat().length === 0) return null;
  return (
    <div role="group" aria-label={`Known gaps in the response of ${of.version}`}>
      <p>In the response of {of.version}:</p>
      <Marks {...marks} />
    </div>
  );
}

function changeBadge(
  before: ResponseField | undefined,
  after: ResponseField | undefined,
  from: Version,
  to: Version,
) {
  if (!after) return <span class="badge removed">only in {from}</span>;
  if (!before) return <span class="badge new">only in {to}</span>;
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
