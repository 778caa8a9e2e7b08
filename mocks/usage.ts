import { createRequire } from "node:module";

const flags = `Flags:
  --port PORT              the port to answer on; 0 takes any free one (default: 4010)
  --host HOST              the address to answer on (default: 127.0.0.1)
  --seed N                 another made-up world (default: 1)
  --accounts N             how many accounts it has (default: 40)
  --media-per-account N    how many creatives each account has (default: 60)
  --now DATE               what the mock takes for now at its start, such as 2026-11-20 (default: the real time)
  --no-rate-limits         never answers with 429
  --latency MS             waits before each answer (default: 0)
  --slow-body MS           lets the body of each answer dribble out over that time (default: 0)
  --error-rate SHARE       answers that share of the requests to an operation, from 0 to 1, with 500 (default: 0)
  --drop-rate SHARE        breaks off the connection of that share, from 0 to 1 (default: 0)
  --indexing-seconds N     how long an added account takes until it is found (default: 30)
  --strict                 answers with 500 rather than with what breaks the contract, and says why on stderr
  --allow-origin ORIGIN    lets pages of that origin reach the controls under /__mock; may be repeated
  --static                 answers with the documents' examples only, without state
  --watch                  takes the documents and examples anew whenever they change, and keeps the state;
                           npm start always does
  --help                   this text
  --version                the version of @adintel/mock`;

/** What the command says of itself, ready to print; `command` is how it was called, such as `adintel-mock`. */
export function tell(asked: "usage" | "version", command: string): string {
  return asked === "usage" ? `Usage: ${command} [flags]\n\n${flags}` : version();
}

function version(): string {
  // By the package's own name, since its sources and what is built of them lie at different depths.
  const manifest: { version: string } = createRequire(import.meta.url)("@adintel/mock/package.json");
  return manifest.version;
}
