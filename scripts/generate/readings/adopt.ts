import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument, stringify } from "yaml";
import type { Observation } from "@adintel/client/readings";
import type { GivenObservation } from "../../lib/data/observation.ts";
import { propertyOf } from "../../lib/json.ts";
import { plainCount } from "../../lib/text.ts";
import { objectAt, withKey } from "./edit-yaml.ts";
import { checkMarks, markedObject, placeOf } from "./marks.ts";
import { patchOf, type Change } from "./patch.ts";
import { readCalibration } from "./read-calibration.ts";
import { readPoints, type LocatedPoint } from "./read-points.ts";

/** What is proposed after a calibration. */
export interface Proposal {
  /** A patch of the documents, relative to their folder, for `git apply`; empty: they say it all. */
  patch: string;
  /** What is not adopted, and what is to be edited by hand: a place, and why. */
  remarks: string[];
}

/**
 * Proposes the edits that make what was observed a part of the documents under `folder`/openapi. Nothing is written.
 *
 * @param file The calibration.
 * @throws {DataError} if it cannot be read or is none.
 * @throws {BrokenDocumentError} if a point is incomplete, or names a mark that is not there.
 */
export async function proposeAdoption(folder: string, file: string): Promise<Proposal> {
  const points = await readPoints(folder);
  await checkMarks(points, folder);
  const calibrated = readCalibration(file, points);
  const changes = new Map<string, Change>();
  const remarks: string[] = [];
  const textOf = async (name: string) => {
    const before = changes.get(name)?.before ?? (await readFile(join(folder, name), "utf8"));
    return changes.get(name) ?? { before, after: before };
  };
  for (const { point, observed, place } of calibrated) {
    const { reading, for: count = 0, against = 0, date, service } = observed;
    const reason = refusal(point, observed);
    if (reason !== undefined) {
      remarks.push(`${place}: ${point.id}: not adopted: ${reason}`);
      continue;
    }
    const [readings = ""] = point.place.split(":");
    const { before, after } = await textOf(readings);
    const adopted = { reading, for: count, against, date, service };
    changes.set(readings, { before, after: withObserved(after, point, adopted) });
    if (isOnlyOfServer(point, reading))
      remarks.push(
        `${point.place}: ${point.id}: the default stays ${point.default}, since the mock cannot take ${reading}: ${point.because}`,
      );
    for (const mark of (point.marks ?? []).map(markedObject)) {
      const marked = await textOf(mark.file);
      changes.set(mark.file, { ...marked, after: withPoint(marked.after, mark.keys, point.id) });
      const { assumed = point.default } = point;
      if (reading !== assumed)
        remarks.push(
          `${placeOf(mark, marked.before)}: ${point.id}: ${reading} was observed; edit what is assumed here if it assumes ${assumed}`,
        );
    }
  }
  return { patch: await patchOf(changes), remarks };
}

/** Why an observation is not adopted. */
function refusal(
  { observed }: LocatedPoint,
  { for: count, against = 0, date }: GivenObservation,
): string | undefined {
  if (count === undefined) return "the responses that show it are missing";
  if (count === 0) return "no responses show it";
  if (against > 0) return `it is contradicted by ${plainCount(against, "response")}`;
  return observed && date !== undefined && observed.date > date
    ? `${observed.date} is later, when it was observed already`
    : undefined;
}

/** Whether the mock cannot take the reading that was observed. */
function isOnlyOfServer({ takenBy, default: usual }: LocatedPoint, reading: string): boolean {
  return takenBy === "server" && reading !== usual;
}

/** A file of points in which one says what was observed, and takes that as its default; what the documents assume is kept. */
function withObserved(text: string, point: LocatedPoint, observed: Observation): string {
  const keys = ["points", point.id];
  const flow = stringify(observed, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();
  const told = withKey(text, keys, ["observed", flow], ["why"]);
  const { reading } = observed;
  if (reading === point.default || isOnlyOfServer(point, reading)) return told;
  const moved = withKey(withKey(told, keys, ["default", reading]), keys, ["why", "Observed."]);
  return withKey(moved, keys, ["assumed", point.assumed ?? point.default], ["default"]);
}

/** A file of a document in which an object names a point that was observed. */
function withPoint(text: string, keys: readonly string[], id: string): string {
  const document = parseDocument(text);
  const ids = [propertyOf(objectAt(document, keys)?.toJS(document), "x-observed") ?? []].flat();
  if (ids.includes(id)) return text;
  return withKey(text, keys, ["x-observed", `[${[...ids, id].join(", ")}]`], markKeys);
}

const markKeys = ["x-assumed", "x-effect", "x-unspecified"];
