import type { Version } from "../../lib/paths.ts";
import { pageOf } from "../../openapi/reference-links.ts";
import type { Page } from "../model/page.ts";
import { href, other, type At } from "../model/page-context.ts";

/** Leads to the same thing in the other version, or else to that version's start. */
export function VersionSwitch({ at, page }: { at: At; page: Page }) {
  const isOfBoth = page.version === undefined;
  const target = page.counterpart ?? pageOf[other(at.version)];
  const link = (version: Version) => {
    const words =
      version === "v1" ? (
        <>
          v1 <span>legacy</span>
        </>
      ) : (
        "v2"
      );
    if (isOfBoth) return <a href={href(at, pageOf[version])}>{words}</a>;
    return version === at.version ? (
      <a href={href(at, page.path)} aria-current="true">
        {words}
      </a>
    ) : (
      <a href={href(at, target)}>{words}</a>
    );
  };
  return (
    <nav class="versions" aria-label="Version">
      {link("v2")} {link("v1")}
    </nav>
  );
}
