import { basePath } from "../../lib/versions.ts";
import { documented, guessRoots } from "../traffic/recording/places.ts";
import { readTraffic } from "../traffic/recording/read-traffic.ts";
import { headerOf, type Recorded } from "../traffic/recording/recorded.ts";
import { sortOut } from "../traffic/recording/sort-out.ts";
import { parseJson } from "../contract/fields.ts";
import { keyIn } from "../contract/table.ts";
import { createHistory } from "./history.ts";
import type { SeenExchange } from "./seen-exchange.ts";

/** Headers that do not change what is returned, or say who asks. */
const leftOut =
  /^(:|accept|user-agent|host$|connection$|content-length$|cookie|referer$|sec-|cache-control$|pragma$|dnt$|priority$|x-api-key$|authorization$)/i;

/**
 * The exchanges with operations that files have, HAR or JSON lines, and where they went. Which kind a key is of is not recorded: the one
 * that is used most counts as valid, any other as unknown.
 *
 * @throws {UsageError} if a file cannot be read.
 */
export async function exchangesIn(
  files: readonly string[],
): Promise<{ service: string; exchanges: SeenExchange[] }> {
  const all: { file: string; recorded: Recorded }[] = [];
  for (const file of files) for (const recorded of await readTraffic(file)) all.push({ file, recorded });
  const roots = guessRoots(
    documented,
    all.map(({ recorded }) => recorded),
  );
  const complete = sortOut(all, roots).entries.filter(
    ({ isRequestUnknown, isBodyUnknown }) => !isRequestUnknown && !isBodyUnknown,
  );
  const keyOf = ({ requestHeaders }: Recorded, header = "Authorization") => headerOf(requestHeaders, header);
  const usual = mostFrequent(complete.flatMap(({ recorded }) => keyOf(recorded) ?? []));
  const history = createHistory();
  const exchanges = complete.flatMap(({ exchange, recorded }): SeenExchange[] => {
    const { operation, version } = exchange.sending;
    const root = roots[version];
    if (!operation || root === undefined) return [];
    const key = keyOf(recorded, keyIn[version]?.header);
    const request = history.placed(operation, {
      method: exchange.method,
      path: `${basePath(version)}${exchange.url.slice(root.length)}`,
      headers: Object.fromEntries(recorded.requestHeaders.filter(([name]) => !leftOut.test(name))),
      key: key === undefined ? "none" : key === usual ? "valid" : "unknown",
      text: exchange.requestText,
    });
    const { status, headers, text } = exchange;
    const response = { status, headers, text, body: parseJson(text) };
    history.add(operation, request, response);
    const name = `${version}/${operation.operationId}`;
    return [{ operation: name, request, response, at: recorded.startedAt }];
  });
  return { service: Object.values(roots)[0] ?? files.join(", "), exchanges };
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
