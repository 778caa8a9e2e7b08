import { readReleases } from "../../release/releases.ts";
import { redoclyOutput } from "../../openapi/redocly.ts";
import { root, versions, type Version } from "../../lib/paths.ts";
import type { Row } from "./table.ts";

/** What `redocly score --format json` prints, as far as it is shown; each part is a share of 1. */
interface Scores {
  agentReadiness: number;
  subscores: Record<string, number>;
}

/**
 * The score of each document as it is now, and its parts, beside those of its releases, the oldest first. Bounds, which it
 * also counts, are facts of the service: the documents give those that are specified, however low the score.
 */
export async function score(): Promise<Row[]> {
  const rows = await Promise.all(versions.map(rowsOf));
  return rows.flat();
}

async function rowsOf(version: Version): Promise<Row[]> {
  const releases = (await readReleases(version, root)).reverse();
  const [now, ...before] = await Promise.all(
    [`openapi/${version}/openapi.yaml`, ...releases.map(({ file }) => file)].map(scoresOf),
  );
  if (!now) throw new Error(`openapi/${version}/openapi.yaml has no score`);
  const row = (what: string, of: (scores: Scores) => number | undefined): Row => {
    const is = of(now);
    const was = before.map(of);
    const last = was.at(-1);
    return {
      what: `${version}: ${what}`,
      figure: is?.toFixed(1) ?? "none",
      ...(was.length > 0 && {
        peer: was.map((figure, i) => `${releases[i]?.release}: ${figure?.toFixed(1) ?? "none"}`).join(", "),
      }),
      ...(is !== undefined && last !== undefined && last > 0 && { ratio: is / last }),
    };
  };
  return [
    row("agent readiness", ({ agentReadiness }) => agentReadiness),
    ...Object.keys(now.subscores).map((name) =>
      row(`  ${inWords(name)}`, ({ subscores }) => {
        const share = subscores[name];
        return share === undefined ? undefined : share * 100;
      }),
    ),
  ];
}

async function scoresOf(file: string): Promise<Scores> {
  return JSON.parse(await redoclyOutput(root, ["score", file, "--format", "json"])) as Scores;
}

/** `errorClarity` as `error clarity`. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
