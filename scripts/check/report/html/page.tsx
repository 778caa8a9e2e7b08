import { html, raw } from "hono/html";
import type { Child } from "hono/jsx";
import { commandLine } from "../../../lib/package-info.ts";
import { iconAddress, logo } from "../../../lib/style-tokens.mjs";
import { currentVersion } from "../../../lib/versions.ts";
import { publishedReference } from "../../../openapi/homepage.ts";
import { documents } from "../../contract/document.ts";
import { statuses, words, type ReportData } from "../data.ts";
import { duration, usd, seenLine, verdict } from "../facts.ts";
import { Differences, Failures } from "./failures.tsx";
import { LeftOut, Doubtful } from "./left-out.tsx";
import { Operations } from "./operations.tsx";
import { CaseTable, StatusTable } from "./tables.tsx";
import { css } from "./style.ts";
import { plain } from "../plain.ts";
import { seenTooLittle } from "../verdict.ts";
import { plainCount } from "../../../lib/text.ts";

/** The report as one page, which needs no script and asks no host. Whatever a server answered is text on it. */
export async function htmlReport(data: ReportData): Promise<string> {
  return `${await html`<!doctype html>${(<Page data={data} />)}`}\n`;
}

function Page({ data }: { data: ReportData }) {
  const { target, failures, differences, tool } = data;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Contract check of {plain(target.name)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={iconAddress} />
        <style>{raw(css)}</style>
      </head>
      <body>
        <header class="top">
          <span class="brand">
            {raw(logo)}
            <span>{documents[currentVersion].info.title}</span>
          </span>
          <span class="product">Check</span>
          <Elsewhere data={data} />
        </header>
        <main>
          <h1>Contract check</h1>
          <Verdict data={data} />
          {data.lacks.map((lack) => (
            <p class="hint">{plain(lack)}</p>
          ))}
          {data.advice !== undefined && <p class="hint">{plain(data.advice)}</p>}
          {data.hints.map((hint) => (
            <p class="hint">{plain(hint)}</p>
          ))}
          <Circumstances data={data} />
          <nav aria-label="On this page">
            {failures.length > 0 && <a href="#failures">Failures</a>}
            {differences.length > 0 && <a href="#differences">Differences</a>}
            <a href="#cases">Cases</a>
            <a href="#statuses">Statuses</a>
            <a href="#left-out">Left out</a>
            <a href="#operations">Fields and values</a>
          </nav>
          {failures.length > 0 && <Failures failures={failures} />}
          {differences.length > 0 && <Differences differences={differences} />}
          <section id="cases">
            <h2>Cases by operation and outcome</h2>
            <p>
              The outcomes of the cases, and how many documented fields and enum values the responses had.
            </p>
            <CaseTable data={data} />
          </section>
          <section id="statuses">
            <h2>Responses by operation and status</h2>
            <p>
              The number of responses by status. “never”: documented, but not seen. Empty: not documented.
            </p>
            <StatusTable data={data} />
          </section>
          <Doubtful data={data} />
          <LeftOut data={data} />
          <Operations data={data} />
        </main>
        <footer>
          <p>
            Made by <code>{commandLine("check").replace(/ --$/, "")}</code>, version {tool.version}.
          </p>
        </footer>
      </body>
    </html>
  );
}

/** The pages that belong to what was checked, where their addresses are known. */
function Elsewhere({ data: { mockPage } }: { data: ReportData }) {
  const reference = publishedReference();
  if (mockPage === undefined && reference === undefined) return <></>;
  return (
    <nav aria-label="Elsewhere">
      {reference !== undefined && <a href={reference}>Reference</a>}
      {mockPage !== undefined && <a href={plain(mockPage)}>Mock</a>}
    </nav>
  );
}

/** Green only where most of the server was seen. */
function Verdict({ data }: { data: ReportData }) {
  const isGood = data.verdict === "conforms" || data.verdict === "no-fault-seen";
  const doubt = isGood ? seenTooLittle(data.seen) : undefined;
  return (
    <p class={`verdict ${doubt === undefined ? data.verdict : "doubtful"}`}>
      {plain(verdict(data))}
      {doubt !== undefined && <span> {doubt}</span>}
    </p>
  );
}

function Circumstances({ data }: { data: ReportData }) {
  const { target, tally, totals, seen, seed, startedAt, seconds } = data;
  const unpriced =
    tally.unpricedRows > 0 ? `, and ${plainCount(tally.unpricedRows, "row")} without a specified price` : "";
  const roots = Object.entries(target.roots).filter(([, root]) => root !== target.name);
  return (
    <dl class="facts">
      <Fact name="Server">
        {plain(target.name)}
        {roots.map(([version, root]) => (
          <>
            <br />
            {version} <code>{plain(root)}</code>
          </>
        ))}
      </Fact>
      <Fact name="Cases">{statuses.map((status) => `${totals[status]} ${words[status]}`).join(", ")}</Fact>
      <Fact name="Checked">{seenLine(seen)}</Fact>
      <Fact name="Started">
        <time datetime={startedAt}>{startedAt.slice(0, 16).replace("T", " ")} UTC</time>
      </Fact>
      <Fact name="Duration">{duration(seconds)}</Fact>
      <Fact name="Requests">
        {data.traffic ? `${data.traffic.judged} of ${data.traffic.entries} recorded entries` : tally.requests}
      </Fact>
      <Fact name={data.traffic ? "Price" : "Spent"}>
        {usd(tally.usd)}
        {!data.traffic && ` of at most ${usd(tally.limitUsd)}`}
        {unpriced}
      </Fact>
      {!data.traffic && (
        <Fact name="Rate limits">
          {tally.pauses > 0
            ? `${plainCount(tally.pauses, "pause")}, ${duration(tally.waitedSeconds)} in total`
            : "no pauses"}
        </Fact>
      )}
      {tally.serverErrors > 0 && <Fact name="Server errors">{tally.serverErrors}, retried</Fact>}
      {!data.traffic && <Fact name="Seed">{seed}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: Child }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
