import { html } from "hono/html";
import type { MediaSearchRequest } from "@adintel/client/types";
import type { Document } from "../generate/openapi.ts";

/** Checked against the contract by the compiler. */
const body = { query: "running shoes", limit: 2 } satisfies MediaSearchRequest;

/** A first request, with curl and with the client, that works as it stands while the mock runs. */
export function firstCall(document: Document) {
  const baseUrl = document.servers[0]?.url ?? "";
  const curl = [
    `curl ${baseUrl}/media -H 'Authorization: Bearer mock_live_demo' \\`,
    `  -H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`,
  ];
  const client = [
    'import { createClient } from "@adintel/client";',
    "",
    `const api = createClient({ baseUrl: "${baseUrl}", apiKey: "mock_live_demo" });`,
    `const { media } = await api.searchMedia(${literal(body)});`,
    "for (const creative of media) console.log(creative.hook ?? creative.title);",
  ];
  return html`<section id="first-call">
    <h2>First call</h2>
    <p>Start the mock with <code>npm ci && npm start</code>, then:</p>
    ${code("With curl", curl)} ${code("With the client, in TypeScript", client)}
    <p>
      Any answer that the documents show is one header away: <code>Prefer: code=429</code>,
      <code>Prefer: example=nothingFound</code>.
    </p>
  </section>`;
}

function code(title: string, lines: string[]) {
  const text = lines.join("\n");
  // It scrolls sideways where the screen is narrow, so the keyboard must reach it.
  return html`<figure>
    <figcaption>${title}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>`;
}

/** As people write an object in TypeScript. */
function literal(value: object): string {
  const members = Object.entries(value).map(([name, member]) => `${name}: ${JSON.stringify(member)}`);
  return `{ ${members.join(", ")} }`;
}
