import type { Channel } from "@adintel/client/types";
import { weighted } from "../base/random.ts";
import type { AccountRecord } from "../base/records.ts";

// Each list is shared by all creatives that have it.
const set = (...channels: Channel[]): readonly Channel[] => Object.freeze(channels);
const AD = set("META_AD");
const INSTAGRAM = set("INSTAGRAM");
const TIKTOK = set("TIKTOK");
const AD_INSTAGRAM = set("META_AD", "INSTAGRAM");
const AD_TIKTOK = set("META_AD", "TIKTOK");
const SOCIAL = set("INSTAGRAM", "TIKTOK");
const EVERYWHERE = set("META_AD", "INSTAGRAM", "TIKTOK");

const ofBrands = weighted([
  [AD, 40],
  [AD_INSTAGRAM, 18],
  [INSTAGRAM, 14],
  [TIKTOK, 14],
  [EVERYWHERE, 6],
  [AD_TIKTOK, 4],
  [SOCIAL, 4],
]);

const ofCreators = weighted([
  [TIKTOK, 36],
  [INSTAGRAM, 34],
  [SOCIAL, 20],
  [AD_INSTAGRAM, 6],
  [AD_TIKTOK, 4],
]);

/** Where the creatives of an account can run, to pick from: never on a network that it has no handle for. */
export function channelsOf(account: AccountRecord): readonly (readonly Channel[])[] {
  const possible = (account.type === "BRAND" ? ofBrands : ofCreators).filter(
    (channels) =>
      (account.igUsername !== null || !channels.includes("INSTAGRAM")) &&
      (account.tiktokUsername !== null || !channels.includes("TIKTOK")),
  );
  return possible.length > 0 ? possible : [AD];
}
