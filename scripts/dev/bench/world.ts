import { createCorpus } from "../../../mocks/adintel/corpus/index.ts";
import { sharesIn } from "../../../test/mocks/adintel/corpus/absurdities.ts";
import { limited, type Row } from "./table.ts";

const size = { accounts: 40, mediaPerAccount: 60, now: Date.UTC(2026, 10, 20, 15, 12) };

/** The shares of rows that a reader would find absurd, over five seeds. */
export function world(): Promise<Row[]> {
  const shares = sharesIn([1, 2, 3, 4, 5].map((seed) => createCorpus({ ...size, seed })));
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  return Promise.resolve(Object.entries(shares).map(([what, share]) => limited(what, share, 0.01, percent)));
}
