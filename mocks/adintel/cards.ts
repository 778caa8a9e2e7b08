import type { Card, Cards } from "../engine/rows/card.ts";
import type { World } from "../engine/sessions/world.ts";
import type { AccountRecord, CreativeRecord } from "./corpus/index.ts";
import { madeOfAccount, madeOfCreative } from "./handlers/row-fields.ts";
import { creativesOf, findAccount, recordsIn } from "./content/content.ts";

/** The accounts of a world, or the creatives of one, as cards; `undefined`: no account has the id. */
export function cardsIn(world: World, origin: string, id?: string): Cards | undefined {
  const ofAccount = (account: AccountRecord) => accountCard(world, account, origin);
  if (id === undefined) return { top: null, cards: Array.from(recordsIn(world).accounts(), ofAccount) };
  const account = findAccount(world, id);
  return (
    account && {
      top: ofAccount(account),
      cards: creativesOf(world, account).map((creative) => creativeCard(creative, origin)),
    }
  );
}

function accountCard(world: World, account: AccountRecord, origin: string): Card {
  const { id, name, type, category, summary, location, igFollowers, tiktokFollowers } = account;
  const creatives = creativesOf(world, account).length;
  return {
    id,
    title: name,
    kind: [type, category].filter(Boolean).join(", "),
    text: summary,
    picture: madeOfAccount.thumbnailUrl(account, origin),
    facts: { creatives, location, "Instagram followers": igFollowers, "TikTok followers": tiktokFollowers },
    isCover: creatives > 0,
  };
}

function creativeCard(creative: CreativeRecord, origin: string): Card {
  const { id, title, type, mediaType, hook, active, viewCount, likeCount, startAt, daysRun } = creative;
  return {
    id,
    title: title ?? "(no title)",
    kind: [type ?? mediaType ?? "unknown format", ...(active ? [] : ["inactive"])].join(", "),
    text: hook,
    picture: madeOfCreative.thumbnailUrl(creative, origin),
    facts: { views: viewCount, likes: likeCount, since: startAt?.slice(0, 10) ?? null, "days run": daysRun },
    isCover: false,
  };
}
