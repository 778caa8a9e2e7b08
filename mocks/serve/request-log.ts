import { styleText } from "node:util";
import type { GivenCalibration } from "../../scripts/lib/data/calibration.ts";
import type { RequestSummary } from "../engine/journal/exchanged.ts";
import { behavesAs, calibratedBy } from "../engine/scenarios/calibrated.ts";

/** How the command logs requests on standard output: as text, as a JSON object per line, or not at all. */
export type LogFormat = "words" | "json" | "none";

/** Where lines are written, usually standard output. */
export interface Output {
  isTTY?: boolean;
  /** What was written and not yet taken, in bytes. */
  writableLength: number;
  write(text: string): unknown;
  on(event: "error", listener: () => void): unknown;
}

/** `process.env`, in a type that declarations can name without those of Node.js. */
type Environment = Record<string, string | undefined>;

/** Lines are written together this often, since each write costs as much as a request. */
const betweenMs = 20;

/** Lines that wait for a write, and bytes that wait for whoever reads the output; beyond either, lines are counted only. */
const maxWaitingLines = 1000;
const maxUnreadBytes = 2 ** 20;

/** What is said beside the mock's address: what it behaves as, and lines for whoever starts it. */
interface Ready {
  hints?: readonly string[];
  calibration?: GivenCalibration | undefined;
}

/**
 * Writes the mock's address, then one line per request. An output that is closed or not read neither stops the mock nor
 * takes up memory.
 */
export function createLines(output: Output, logFormat: LogFormat, env: Environment = process.env) {
  const paint = isColourful(output, env) ? coloured : plain;
  let waiting: string[] = [];
  let skipped = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  output.on("error", () => (isClosed = true));
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = [];
    if (isClosed || lines.length === 0) return;
    if (output.writableLength > maxUnreadBytes) {
      skipped += lines.length;
      return;
    }
    if (skipped > 0) lines.unshift(logFormat === "json" ? JSON.stringify({ skipped }) : skippedLine(skipped));
    skipped = 0;
    output.write(`${lines.join("\n")}\n`);
  };
  const add = (line: string): void => {
    if (waiting.length < maxWaitingLines) waiting.push(line);
    else skipped += 1;
    timer ??= setTimeout(flush, betweenMs);
  };
  return {
    /** Writes the mock's address at once, such as `The mock is listening on http://127.0.0.1:4010`, and what else there is to say. */
    ready(words: string, url: string, { hints = [], calibration }: Ready = {}): void {
      const calibrated = calibration && calibratedBy(calibration);
      if (logFormat === "json") add(JSON.stringify({ url, calibration: calibrated }));
      else {
        add(`${words} ${url}`);
        if (calibrated) add(behavesAs(calibrated));
        hints.forEach(add);
      }
      flush();
    },
    /** Logs an exchange; `undefined` if requests are not logged. */
    onExchange:
      logFormat === "none"
        ? undefined
        : (exchange: RequestSummary) =>
            add(logFormat === "json" ? JSON.stringify(exchange) : lineOf(exchange, paint)),
    flush,
  };
}

type Style = "green" | "cyan" | "yellow" | "red" | "dim";
type Paint = (style: Style, text: string) => string;

const plain: Paint = (_, text) => text;
// Whether the output takes colours has been looked at.
const coloured: Paint = (style, text) => styleText(style, text, { validateStream: false });

/** Colours are for terminals, unless somebody asked for none (no-color.org). */
function isColourful({ isTTY }: Output, { NO_COLOR, TERM }: Environment): boolean {
  return isTTY === true && (NO_COLOR ?? "") === "" && TERM !== "dumb";
}

/** An exchange in a line, such as `POST /books 200 3 ms, 25 rows, $0.0125`. */
function lineOf(exchange: RequestSummary, paint: Paint): string {
  const { method, url, status, durationMs, rows, microdollars, errorCode, errorDetails, scenario, session } =
    exchange;
  const details = [`${durationMs < 10 ? durationMs.toFixed(1) : Math.round(durationMs)} ms`];
  if (rows !== null) details.push(rows === 1 ? "1 row" : `${rows} rows`);
  if (microdollars > 0) details.push(`$${dollars(microdollars)}`);
  if (exchange.brokeOff) details.push("broke off");
  const [invalid, ...others] = errorDetails ?? [];
  const where =
    invalid && `: ${invalid.path} ${invalid.message}${others[0] ? ` and ${others.length} more` : ""}`;
  if (errorCode !== null) details.push(errorCode + shown(where ?? "", 160));
  if (scenario !== null) details.push(`scenario ${shown(scenario, 60)}`);
  if (session !== "") details.push(`session ${shown(session, 40)}`);
  const code = paint(styleOf(status), status === 0 ? "---" : String(status));
  return `${method.padEnd(4)} ${shown(url, 80)} ${code} ${paint("dim", details.join(", "))}`;
}

function styleOf(status: number): Style {
  if (status === 0 || status >= 500) return "red";
  if (status >= 400) return "yellow";
  return status >= 300 ? "cyan" : "green";
}

/** Microdollars as dollars, without zeros at the end. */
function dollars(microdollars: number): string {
  return (microdollars / 1_000_000).toFixed(6).replace(/\.?0+$/, "");
}

/** A text of a caller, cut, and without what would control the terminal. */
function shown(text: string, most: number): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return cut.replaceAll(/[\0-\x1f\x7f-\x9f]/g, "?");
}

function skippedLine(skipped: number): string {
  return `… ${skipped} more requests not shown, because the output was read too slowly`;
}
