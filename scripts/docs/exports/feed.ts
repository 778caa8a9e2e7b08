import { XMLBuilder } from "fast-xml-parser";
import { isEmpty, type VersionChanges } from "../writing/changelog.ts";
import { slug } from "../model/page-context.ts";
import { local } from "./sitemap.ts";
import { counted } from "../../lib/text.ts";

/** Where the feed is, relative to the site. */
export const feedPath = "changelog.atom";

/**
 * The changelog as an Atom feed (RFC 4287), the newest release first. Its days are those of the releases; what is not
 * released yet is left out. `undefined` without any release, since a feed says when it last changed.
 */
export function feed(changes: VersionChanges[], title: string, siteUrl: string = local): string | undefined {
  const released = changes
    .flatMap(({ date, ...release }) => (date === undefined ? [] : [{ ...release, date }]))
    .sort((one, next) => next.date.localeCompare(one.date) || next.version.localeCompare(one.version));
  const [newest] = released;
  if (!newest) return undefined;
  const page = new URL("changelog.html", siteUrl).href;
  return new XMLBuilder({ format: true, ignoreAttributes: false, suppressEmptyNode: true }).build({
    "?xml": { "@_version": "1.0", "@_encoding": "UTF-8" },
    feed: {
      "@_xmlns": "http://www.w3.org/2005/Atom",
      id: page,
      title: `${title}: changelog`,
      updated: midnight(newest.date),
      author: { name: title },
      link: [
        { "@_rel": "alternate", "@_type": "text/html", "@_href": page },
        { "@_rel": "self", "@_type": "application/atom+xml", "@_href": new URL(feedPath, siteUrl).href },
      ],
      entry: released.map((release) => {
        const address = `${page}#${slug(`${release.version}-${release.release}`)}`;
        return {
          id: address,
          title: `${release.version} ${release.release}`,
          updated: midnight(release.date),
          link: { "@_rel": "alternate", "@_type": "text/html", "@_href": address },
          content: { "@_type": "text", "#text": textOf(release) },
        };
      }),
    },
  });
}

/** Releases have a day, and Atom wants a time. */
function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}

function textOf(release: VersionChanges): string {
  const { since, breaking, safe, notes } = release;
  if (since === undefined) return "The first release.";
  if (isEmpty(release)) return `Nothing changed for callers since ${since}.`;
  const lines = (title: string, all: VersionChanges["breaking"]) =>
    all.length === 0 ? [] : [`${counted(all.length, title)}:`, ...all.map(({ message }) => `- ${message}`)];
  const inWording = notes.length === 0 ? [] : [`${counted(notes.length, "change")} in wording.`];
  return [...lines("breaking change", breaking), ...lines("safe change", safe), ...inWording].join("\n");
}
