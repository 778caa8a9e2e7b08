import { byPreference, versionTitle } from "../../lib/versions.ts";
import { pageOf } from "../../openapi/reference-links.ts";
import type { Page } from "../model/page.ts";
import { href } from "../model/page-context.ts";
import { guideAddress, guides } from "../writing/guides.ts";

/** What a server sends for an address that leads nowhere; static hosts look for a file of this name. */
export const notFoundPage: Page = {
  path: "404.html",
  title: "Page not found",
  description: "There is no page at this address.",
  kind: "missing",
  render: (at) => (
    <>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. Check the address,{" "}
        <span class="for-script">search with the button above, </span>
        or start from one of these pages.
      </p>
      <ul class="columns">
        {byPreference.map((version) => (
          <li>
            <a href={href(at, pageOf(version))}>{versionTitle(version)}: all operations</a>
          </li>
        ))}
        {guides().map(({ path, title }) => (
          <li>
            <a href={href(at, guideAddress(at, path))}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  ),
};
