import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html, raw } from "hono/html";
import { root } from "../../paths.ts";
import { statuses, words, type ReportData } from "./data.ts";
import { count, duration, usd, verdict } from "./facts.ts";
import { failureSection } from "./html/failures.ts";
import { leftOutSection } from "./html/left-out.ts";
import { caseTable, statusTable } from "./html/tables.ts";
import { operationSection } from "./html/operations.ts";
import { plain } from "./plain.ts";

/** The report as one page, which needs no script and asks no host. Whatever a server answered is text on it. */
export async function htmlReport(data: ReportData): Promise<string> {
  const css = readFileSync(join(root, "scripts/check/report/html/style.css"), "utf8");
  const { target, failures, tool } = data;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Contract check of ${plain(target.name)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <style>
          ${raw(css)}
        </style>
      </head>
      <body>
        <header>
          <h1>Contract check</h1>
          <p class="verdict ${data.verdict}">${plain(verdict(data))}</p>
          ${data.hints.map((hint) => html`<p class="hint">${hint}</p>`)} ${circumstances(data)}
          <nav aria-label="On this page">
            ${failures.length > 0 ? html`<a href="#failures">Failures</a>` : ""}
            <a href="#cases">Cases</a> <a href="#statuses">Statuses</a> <a href="#left-out">Left out</a>
            <a href="#operations">Fields and values</a>
          </nav>
        </header>
        <main>
          ${failureSection(failures)}
          <section id="cases">
            <h2>Cases by operation and outcome</h2>
            <p>
              How many cases ended how, and how many of the documented fields and enum values an answer
              showed.
            </p>
            ${caseTable(data)}
          </section>
          <section id="statuses">
            <h2>Answers by operation and status</h2>
            <p>
              How many answers had which status. “never”: documented, but none came. Empty: not documented.
            </p>
            ${statusTable(data)}
          </section>
          ${leftOutSection(data)} ${operationSection(data)}
        </main>
        <footer>
          <p>Made by <code>npm run check</code>, version ${tool.version}.</p>
        </footer>
      </body>
    </html> `;
  // Two thirds of the page would be the indentation of this file; no text of a server has a bare angle bracket.
  return `${page
    .toString()
    .trim()
    .replaceAll(/>\s*\n\s*/g, ">\n")
    .replaceAll(/\s*\n\s*</g, "\n<")}\n`;
}

function circumstances({ target, tally, totals, seed, startedAt, seconds }: ReportData) {
  const roots = Object.entries(target.roots)
    .filter(([, root]) => root !== target.name)
    .map(([version, root]) => html`<br />${version} <code>${plain(root)}</code>`);
  const facts: [string, unknown][] = [
    ["Server", html`${plain(target.name)}${roots}`],
    ["Cases", statuses.map((status) => `${totals[status]} ${words[status]}`).join(", ")],
    ["Started", html`<time datetime="${startedAt}">${startedAt.slice(0, 16).replace("T", " ")} UTC</time>`],
    ["Took", duration(seconds)],
    ["Requests", String(tally.requests)],
    [
      "Spent",
      `${usd(tally.usd)} of at most ${usd(tally.limitUsd)}${tally.unpricedRows > 0 ? `, and ${count(tally.unpricedRows, "row")} of unstated price` : ""}`,
    ],
    [
      "Rate limits",
      tally.pauses > 0
        ? `${count(tally.pauses, "pause")}, ${duration(tally.waitedSeconds)} in all`
        : "no pause",
    ],
    ...(tally.serverErrors > 0
      ? [["Failures of the server", `${tally.serverErrors}, asked again`] as [string, unknown]]
      : []),
    ["Seed", String(seed)],
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}
