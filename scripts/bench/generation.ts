import { generate } from "../generate/pipeline.ts";
import type { Row } from "./table.ts";

/** What generating takes, and the share of the tools that it is made of. */
export async function generation(): Promise<Row[]> {
  const start = performance.now();
  const { timings } = await generate();
  const total = performance.now() - start;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const own = total - timings.redocly - timings["openapi-typescript"];
  return [
    { what: "in all", figure: seconds(total) },
    ...[...Object.entries(timings), ["all but redocly and openapi-typescript", own] as const].map(
      ([stage, time]): Row => ({ what: stage, figure: seconds(time), peer: "in all", ratio: time / total }),
    ),
  ];
}
