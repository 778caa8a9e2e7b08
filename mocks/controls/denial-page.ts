import type { Context } from "hono";
import { html } from "hono/html";
import type { Env } from "../http/incoming.ts";
import type { Denial } from "./access.ts";

/** Whether a person waits for the response: their browser goes to an address. */
export function isNavigation(c: Context<Env>): boolean {
  return c.req.method === "GET" && /\btext\/html\b/.test(c.req.header("Accept") ?? "");
}

/** The page for a person who may not use the controls; if the mock has a token, their browser asks for it. */
export async function denialPage(c: Context<Env>, { details, isTokenAsked }: Denial): Promise<Response> {
  if (isTokenAsked) c.header("WWW-Authenticate", 'Basic realm="The mock\'s controls", charset="UTF-8"');
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  const reasons = details.map(({ path, message }) => html`<li><code>${path}</code>: ${message}</li>`);
  const advice = isTokenAsked
    ? "From another machine or container, reload and enter the token as the password, with any user name."
    : "Open this page on the machine that runs the mock, as localhost.";
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>You cannot use the mock's controls from here</title>
      </head>
      <body>
        <main>
          <h1>You cannot use the mock's controls from here</h1>
          <p>${advice}</p>
          <ul>
            ${reasons}
          </ul>
        </main>
      </body>
    </html>`;
  return c.html(page, isTokenAsked ? 401 : 403);
}
