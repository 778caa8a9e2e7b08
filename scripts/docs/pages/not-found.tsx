import { versionTitle } from "../../lib/versions.ts";
import { pageOf } from "../../openapi/reference-links.ts";
import type { Page } from "../model/page.ts";
import { href, inEachVersion, isContract, type PageContext } from "../model/page-context.ts";
import { guideAddress, guides } from "../writing/guides.ts";

/** What a server sends for an address that leads nowhere; static hosts look for a file of this name. */
export const notFoundPage: Page<PageContext> = {
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
        {startsOf(at).map(([path, title]) => (
          <li>
            <a href={href(at, path)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  ),
};

/** Pages to start from, and what to call them. */
function startsOf(at: PageContext): [path: string, title: string][] {
  return [
    ...inEachVersion(at).map(({ version, document }): [string, string] => [
      pageOf(version),
      `${version === undefined ? document.info.title : versionTitle(version)}: all operations`,
    ]),
    ...(isContract(at)
      ? guides().map(({ path, title }): [string, string] => [guideAddress(at, path), title])
      : []),
  ];
}
