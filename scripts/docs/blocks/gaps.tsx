import { decisionsOf } from "../../../mocks/engine/decisions.ts";
import { byPreference, versionTitle } from "../../lib/versions.ts";
import { errorFacts } from "../model/errors.ts";
import { placeOf, type MarkPlace } from "../model/mark-places.ts";
import { marks, type Mark } from "../model/marks.ts";
import { inVersion, type At } from "../model/page-context.ts";
import { Heading } from "../components/heading.tsx";
import { Link } from "../components/link.tsx";
import { Marks } from "../components/marks.tsx";
import { Words } from "../components/prose.tsx";
import { Table } from "../components/table.tsx";
import type { Block } from "../writing/block.ts";
import { seenText } from "../../lib/data/observation.ts";
import { counted } from "../../lib/text.ts";

const decisions = decisionsOf();

export const gapBlocks: Record<string, Block> = {
  "gap-counts": {
    render: ({ at }) => {
      const seen = decisions.filter(({ observed }) => observed).length;
      return (
        <>
          <ul>
            {byPreference.map((version) => (
              <li>
                <a href={`#${version}`}>{version}</a>: {countWords(marks(at.documents[version]))}
              </li>
            ))}
            <li>
              <a href="#mock">The mock</a>: {counted(decisions.length, "more decision")}
              {seen > 0 && `, ${seen} observed`}
            </li>
          </ul>
          {seen > 0 && (
            <p>
              What a service was seen to do where the specification is silent is marked{" "}
              <strong>observed</strong>, with the number of responses that show it, the service and the day.
              It is no promise.
            </p>
          )}
        </>
      );
    },
  },
  gaps: {
    render: ({ at }) => (
      <>
        {byPreference.map((version) => (
          <VersionMarks at={inVersion(at, version)} />
        ))}
      </>
    ),
  },
  "mock-decisions": {
    render: () => (
      <Table
        caption="Decisions of the mock"
        columns={["Question", "The mock's reading", "Reason"]}
        rows={decisions.map(({ subject, decision, reason, readings, observed }) => [
          <Words text={subject} />,
          <Words text={decision} />,
          <>
            <Words text={reason} />
            {observed && (
              <>
                {" "}
                <span class="mark observed">
                  <b>Observed:</b>{" "}
                  <Words text={`${readings?.[observed.reading] ?? ""} ${seenText(observed)}`} />
                </span>
              </>
            )}
          </>,
        ])}
      />
    ),
  },
};

function countWords(all: Mark[]): string {
  const unspecified = all.flatMap((mark) => mark.unspecified).length;
  const assumed = all.flatMap((mark) => mark.assumed).length;
  const observed = all.flatMap((mark) => mark.observed).length;
  return [
    `${counted(unspecified, "point")} not specified`,
    counted(assumed, "assumed", "assumed"),
    ...(observed > 0 ? [counted(observed, "observed", "observed")] : []),
  ].join(", ");
}

const kinds: { kind: MarkPlace["kind"]; title: string }[] = [
  { kind: "document", title: "Whole document" },
  { kind: "operation", title: "Operations" },
  { kind: "schema", title: "Schemas" },
  { kind: "parameter", title: "Shared parameters" },
  { kind: "response", title: "Shared responses" },
];

function VersionMarks({ at }: { at: At }) {
  const { version } = at;
  const known = at.document;
  const errors = errorFacts(known);
  const placed = marks(known).map((mark) => ({ mark, place: placeOf(version, known, errors, mark) }));
  return (
    <>
      <Heading at={at} id={version} level={2}>
        {versionTitle(version)}
      </Heading>
      {kinds.map(({ kind, title }) => {
        const some = placed.filter(({ place }) => place.kind === kind);
        return some.length === 0 ? null : (
          <>
            <Heading at={at} id={`${version}-${kind}`} level={3}>
              {title}
            </Heading>
            <ul class="open-list">
              {some.map(({ mark, place }) => (
                <li>
                  <Link at={at} to={place.address}>
                    {[place.owner, ...place.inside].join(" › ")}
                  </Link>
                  <Marks {...mark} />
                </li>
              ))}
            </ul>
          </>
        );
      })}
    </>
  );
}
