import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { html, raw } from "hono/html";
import { eachOperation, type Document } from "../generate/openapi.ts";
import { documentFacts } from "../generate/operations.ts";
import { root, type Version } from "../paths.ts";
import { firstCall } from "./first-call.ts";
import { pageOf } from "./links.ts";
import { openQuestions } from "./open-questions.ts";
import { errorTable, operationTable } from "./tables.ts";
import { limit, size } from "./words.ts";

/** The page that one comes to first; everything on it is read from the documents. */
export async function startPage(documents: Record<Version, Document>): Promise<string> {
  const { v1, v2 } = documents;
  const css = await readFile(join(root, "scripts/docs/style.css"), "utf8");
  const { rateLimits, maxBodyBytes } = documentFacts(v2);
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${v2.info.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${v2.info.summary}" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <style>
          ${raw(css)}
        </style>
      </head>
      <body>
        <header>
          <h1>${v2.info.title}</h1>
          <p>${v2.info.summary}</p>
          <nav aria-label="On this page">
            <a href="#first-call">First call</a>
            <a href="#operations">Prices and limits</a>
            <a href="#errors">Errors</a>
            <a href="#open">What is not specified</a>
            <a href="#legacy">Legacy version</a>
          </nav>
        </header>
        <main>
          <section class="versions" aria-label="Versions">
            ${versionCard("v2", v2, "Current")} ${versionCard("v1", v1, "Legacy")}
          </section>
          ${firstCall(v2)}
          <section id="operations">
            <h2>Prices and limits of v2</h2>
            <p>
              Each row that is returned is charged. Three rate limits apply at once and the lowest governs:
              the operation’s own, and ${rateLimits.map(limit).join(" and ")}. A request body has at most
              ${size(maxBodyBytes)}.
            </p>
            ${operationTable("v2", documents)}
          </section>
          <section id="errors">
            <h2>Errors</h2>
            <p>
              Every error has one shape in both versions:
              <code>{ "error": { "code": …, "message": … } }</code>. Branch on the code; the message is for
              people.
            </p>
            ${errorTable(v2)}
          </section>
          <section id="open">
            <h2>What is not specified, and what is assumed</h2>
            <p>
              The interface specification leaves things open. The documents name them and never pass a guess
              off as a fact; where tools need an answer all the same, they say what is assumed and why. The
              service may differ there.
            </p>
            ${openQuestions("v2", v2)} ${openQuestions("v1", v1)}
          </section>
          <section id="legacy">
            <h2>Legacy version: prices and limits of v1</h2>
            <p>
              v1 still answers, with the same keys, credits and errors. Build on v2; the
              <a href="${pageOf.v1}">pages of v1</a> say how each field maps.
            </p>
            ${operationTable("v1", documents)}
          </section>
        </main>
        <footer>
          <p>Made from the documents by <code>npm run docs</code>.</p>
        </footer>
      </body>
    </html> `;
  return `${page.toString().trim()}\n`;
}

function versionCard(version: Version, document: Document, state: string) {
  return html`<article class="${state.toLowerCase()}">
    <h2>${version} <span class="state">${state}</span></h2>
    <p>
      ${[...eachOperation(document)].length} operations under
      <code>${documentFacts(document).basePath}</code>
    </p>
    <ul>
      <li><a href="${pageOf[version]}">Reference of ${version}</a></li>
      <li>
        OpenAPI document: <a href="openapi/${version}.json">${version}.json</a>,
        <a href="openapi/${version}.yaml">${version}.yaml</a>
      </li>
    </ul>
  </article>`;
}
