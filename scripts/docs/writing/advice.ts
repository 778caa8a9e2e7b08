import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { root } from "../../lib/paths.ts";
import type { Mistake } from "./mistakes.ts";

/** What a reader has to know of an error, beside what the documents say. Its texts are Markdown. */
export interface Advice {
  when: string;
  action: string;
  /** Whether the same request may be sent again. */
  retry: Retry;
  client: string;
  file: string;
  line: number;
}

const retries = ["no", "yes", "if free"] as const;
export type Retry = (typeof retries)[number];

export const adviceFile = "errors.yaml";

/** The advice for each error code; none where nobody has written any. */
export function readAdvice(folder: string, mistakes: Mistake[]): Map<string, Advice> {
  const path = join(folder, adviceFile);
  const file = relative(root, path);
  const all = new Map<string, Advice>();
  if (!existsSync(path)) return all;
  const counter = new LineCounter();
  const parsed = parseDocument(readFileSync(path, "utf8"), { lineCounter: counter });
  for (const error of parsed.errors)
    mistakes.push({
      file,
      line: counter.linePos(error.pos[0]).line,
      text: error.message.split("\n")[0] ?? "",
    });
  for (const { key, value } of isMap(parsed.contents) ? parsed.contents.items : []) {
    if (!isScalar(key)) continue;
    const code = String(key.value);
    const line = counter.linePos(key.range?.[0] ?? 0).line;
    const { retry, ...texts } = Object.fromEntries(
      (isMap(value) ? value.items : []).map((item) => [
        isScalar(item.key) ? String(item.key.value) : "",
        isScalar(item.value) ? String(item.value.value) : "",
      ]),
    );
    const names = ["when", "action", "client"] as const;
    const given = Object.keys(texts);
    const wrong = [
      ...names.filter((name) => !texts[name]).map((name) => `\`${name}\` is missing`),
      ...given.filter((name) => !names.some((one) => one === name)).map((name) => `\`${name}\` is unknown`),
      ...(retries.some((one) => one === retry) ? [] : [`\`retry\` must be one of ${retries.join(", ")}`]),
    ];
    if (wrong.length > 0) mistakes.push({ file, line, text: `${code}: ${wrong.join("; ")}` });
    const { when = "", action = "", client = "" } = texts;
    all.set(code, { when, action, client, retry: retries.find((one) => one === retry) ?? "no", file, line });
  }
  return all;
}
