import { decisionsOf } from "../../../mocks/engine/decisions.ts";
import { byPreference, versionTitle } from "../../lib/versions.ts";
import { errorFacts } from "../model/errors.ts";
import { placeOf, type MarkPlace } from "../model/mark-places.ts";
import { operationsAt } from "../model/uses.ts";
import { marks, type Mark } from "../model/marks.ts";
import { inVersion, type At } from "../model/page-context.ts";
import { Heading } from "../components/heading.tsx";
import { Link } from "../components/link.tsx";
import { sentence } from "../components/marks.tsx";
import { joined, Words } from "../components/prose.tsx";
import { Table } from "../components/table.tsx";
import type { Block } from "../writing/block.ts";
import { seenText } from "../../lib/data/observation.ts";
import { groupBy } from "../../lib/collections.ts";
import { counted } from "../../lib/text.ts";
import { rowsById } from "../../openapi/operations.ts";
import { topics, unspecifiedIn, unspecifiedText, type Topic } from "../../openapi/topics.ts";

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
      <div class="gaps">
        <GapFilter at={at} />
        {byPreference.map((version) => (
          <VersionGaps at={inVersion(at, version)} />
        ))}
      </div>
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

const gapKinds = { open: "Not specified", assumed: "Assumed", observed: "Observed" };
type GapKind = keyof typeof gapKinds;

/** One thing that is open, assumed or observed at a place. */
interface Gap {
  kind: GapKind;
  text: string;
  topic?: Topic;
  place: MarkPlace;
  /** Each after its version and a slash. */
  operations: string[];
}

function gapsOf({ version, document }: At): Gap[] {
  const errors = errorFacts(document);
  return marks(document).flatMap((mark) => {
    const markPlace = placeOf(version, document, errors, mark);
    const operations = operationsAt(document, mark.pointer).map((id) => `${version}/${id}`);
    const { assumed, observed } = mark;
    return [
      ...unspecifiedIn(mark.node).map(
        (one) => ({ kind: "open", topic: one.topic, text: unspecifiedText(one) }) as const,
      ),
      ...assumed.map((text) => ({ kind: "assumed", text }) as const),
      ...observed.map((text) => ({ kind: "observed", text }) as const),
    ].map((gap) => ({ ...gap, place: markPlace, operations }));
  });
}

function VersionGaps({ at }: { at: At }) {
  const { version } = at;
  const byKind = groupBy(gapsOf(at), ({ place }) => place.kind);
  return (
    <section>
      <Heading at={at} id={version} level={2}>
        {versionTitle(version)}
      </Heading>
      {kinds.map(({ kind, title }) => {
        const byOwner = groupBy(byKind.get(kind) ?? [], ({ place }) => place.owner);
        return (
          byOwner.size > 0 && (
            <section>
              <Heading at={at} id={`${version}-${kind}`} level={3}>
                {title}
              </Heading>
              <ul class="open-list">
                {[...byOwner.values()].map((gaps) => (
                  <OwnerGaps at={at} gaps={gaps} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
}

/** All that is open, assumed or observed of an operation or a schema. */
function OwnerGaps({ at, gaps }: { at: At; gaps: Gap[] }) {
  const [first] = gaps;
  if (!first) return null;
  const { owner, address, kind } = first.place;
  const isPage = kind === "operation" || kind === "schema";
  return (
    <li>
      <Link at={at} to={isPage ? address.replace(/#.*/, "") : address}>
        {owner}
      </Link>
      {(["open", "assumed", "observed"] as const).map((name) => {
        const groups = withFields(gaps.filter((gap) => gap.kind === name));
        if (groups.length === 0) return null;
        return (
          <p class={`mark ${name}`}>
            <b>{gapKinds[name]}:</b>{" "}
            {groups.map((group, index) => (
              <GapGroup
                {...group}
                at={at}
                end={name !== "open" ? " " : index < groups.length - 1 ? "; " : "."}
              />
            ))}
          </p>
        );
      })}
    </li>
  );
}

interface Group {
  gaps: Gap[];
  /** The places inside the owner that each of them is about. */
  places: MarkPlace[];
}

/** What is said of the same fields together, so that each text and each field stands once. */
function withFields(gaps: Gap[]): Group[] {
  const byText = groupBy(gaps, ({ text, place }) => `${text} ${place.inside.length > 0}`);
  const groups = Array.from(byText.values(), (same) => ({
    gaps: same,
    places: same.map(({ place }) => place).filter(({ inside }) => inside.length > 0),
  }));
  const byPlaces = groupBy(groups, ({ places }) => places.map(({ address }) => address).join(" "));
  return [...byPlaces.values()].map((some) => ({
    gaps: some.flatMap((group) => group.gaps),
    places: some[0]?.places ?? [],
  }));
}

function GapGroup({ at, gaps, places, end }: Group & { at: At; end: string }) {
  return (
    <span
      data-kind={gaps[0]?.kind}
      data-topic={unique(gaps.flatMap(({ topic }) => topic ?? []))}
      data-operation={unique(gaps.flatMap(({ operations }) => operations))}
    >
      {places.length > 0 && (
        <>
          {joined(
            places.map(({ inside, address }) => (
              <Link at={at} to={address}>
                {inside.join(" › ")}
              </Link>
            )),
          )}
          {" – "}
        </>
      )}
      <Words
        text={[...new Set(gaps.map(({ kind, text }) => (kind === "open" ? text : sentence(text))))].join(
          gaps[0]?.kind === "open" ? ", " : " ",
        )}
      />
      {end}
    </span>
  );
}

function unique(words: string[]): string {
  return [...new Set(words)].join(" ");
}

/** Shows the gaps of an operation, a topic or a kind. */
function GapFilter({ at }: { at: At }) {
  const gaps = byPreference.flatMap((version) => gapsOf(inVersion(at, version)));
  const ids = unique(gaps.flatMap(({ topic }) => topic ?? [])).split(" ") as Topic[];
  const operations = byPreference.flatMap((version) =>
    Object.values(rowsById(at.documents[version])).map(({ operationId, summary }): Option => [
      `${version}/${operationId}`,
      `${version}: ${summary}`,
    ]),
  );
  return (
    <div class="filter for-script" role="group" aria-label="Filter the known gaps">
      <Select name="operation" title="Operation" options={operations} />
      <Select name="topic" title="Topic" options={ids.sort().map((id): Option => [id, topics[id]])} />
      <Select name="kind" title="Kind" options={Object.entries(gapKinds)} />
      <output class="muted" />
    </div>
  );
}

type Option = [value: string, label: string];

function Select({ name, title, options }: { name: string; title: string; options: Option[] }) {
  return (
    <label>
      {title}{" "}
      <select name={name} autocomplete="off">
        {[["", "All"], ...options].map(([value, label]) => (
          <option value={value}>{label}</option>
        ))}
      </select>
    </label>
  );
}
