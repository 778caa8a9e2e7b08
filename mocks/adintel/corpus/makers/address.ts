import type { Takes } from "../../../engine/scenarios/readings.ts";
import type { AccountRecord } from "../base/records.ts";

/** Where an account is to be found: at a website, or as a handle of a social network. */
export interface AccountAddress {
  readonly kind: "website" | "instagram" | "tiktok";
  /** Host without `www.`, or handle without `@`; in small letters. */
  readonly name: string;
}

/** What stands first in the path of Instagram's own pages and of posts, which tell no profile. */
const notProfiles = new Set([
  "p",
  "reel",
  "reels",
  "tv",
  "stories",
  "explore",
  "direct",
  "accounts",
  "about",
  "developer",
  "legal",
  "web",
]);

/** Hosts whose addresses lead elsewhere, and do not say where. */
const shortLinks = new Set(["vm.tiktok.com", "vt.tiktok.com", "instagr.am"]);

/**
 * Reads the address of a website or of an Instagram or TikTok profile; the scheme may be missing. Null if it is neither.
 *
 * @example
 * readAddress("https://www.instagram.com/odalys.runs/"); // { kind: "instagram", name: "odalys.runs" }
 */
export function readAddress(text: string, takes: Takes = () => false): AccountAddress | null {
  const url = parse(text.trim());
  if (!url || !url.hostname.includes(".")) return null;
  const host = url.hostname.replace(/^www\.|\.$/g, "");
  const [segment = ""] = url.pathname.split("/").filter(Boolean);
  const handle = decode(segment).toLowerCase();
  // The pages for phones are those of the same profiles.
  const network = host.replace(/^m\./, "");
  if (network === "instagram.com") {
    const isProfile = /^[a-z0-9._]{1,100}$/.test(handle) && !notProfiles.has(handle);
    return isProfile ? { kind: "instagram", name: handle } : null;
  }
  if (network === "tiktok.com")
    return /^@[a-z0-9._]{1,100}$/.test(handle) ? { kind: "tiktok", name: handle.slice(1) } : null;
  if (shortLinks.has(host)) return null;
  // URL parsers let commas and empty labels into a host, and any number of characters (at most 253 in the DNS, RFC 1035).
  if (host.length > 253 || !/^[\w-]+(\.[\w-]+)+$/.test(host)) return null;
  const site = takes("index-www", "another") ? url.hostname : host;
  const path = takes("index-path", "another") ? url.pathname.replace(/\/$/, "") : "";
  return { kind: "website", name: site + path };
}

export function addressesOf(account: AccountRecord): AccountAddress[] {
  const website = account.website === null ? null : readAddress(account.website);
  return [
    ...(website ? [website] : []),
    ...(account.igUsername === null ? [] : [{ kind: "instagram", name: account.igUsername } as const]),
    ...(account.tiktokUsername === null ? [] : [{ kind: "tiktok", name: account.tiktokUsername } as const]),
  ];
}

/** One text for each address, to look accounts up by. */
export function addressKey({ kind, name }: AccountAddress): string {
  return `${kind}:${name}`;
}

function parse(text: string): URL | null {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:/i.test(url)) return null;
  // Not URL.canParse: once it is compiled, Node.js 20 gets letters such as ü wrong.
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

// Accept a stray percent sign.
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
