import type { UgcCharacter } from "@adintel/client/types";
import type { ClosedEnums } from "../base/closed-enums.ts";
import { randomOf, type Random } from "../base/random.ts";
import type { AccountRecord } from "../base/records.ts";
import { ageRanges, ethnicities, genders } from "../base/values.ts";

/** Whoever presents a creative. */
export type Character = Readonly<ClosedEnums<UgcCharacter>>;

const descriptions = [
  "Talks straight into the phone in a bright kitchen",
  "Films over the shoulder while walking outside",
  "Sits on the edge of the bed and whispers",
  "Speaks fast, cuts often, holds the product up to the lens",
  "Leans against a car and answers a comment",
  "Laughs at their own first attempt",
  "Explains at a desk with a pen in hand",
  "Stands in the bathroom with wet hair",
  "Reads from notes on the back of a receipt",
  "Shows before and after without saying a word",
  "Interviews strangers with a tiny microphone",
  "Points at floating text, one line at a time",
];

/** People who present creatives without being accounts themselves; some are only half recognized. */
export const characters: readonly Character[] = makeCharacters(randomOf("characters"));

function makeCharacters(random: Random): Character[] {
  return Array.from({ length: 90 }, () =>
    Object.freeze({
      ageRange: random.orNull(0.15, random.pick(ageRanges)),
      gender: random.orNull(0.1, random.pick(genders)),
      ethnicity: random.orNull(0.2, random.pick(ethnicities)),
      description: random.orNull(0.15, random.pick(descriptions)),
    }),
  );
}

export function characterOf(random: Random, creator: AccountRecord): Character {
  const { ageRange, gender, ethnicity } = creator;
  return Object.freeze({ ageRange, gender, ethnicity, description: random.pick(descriptions) });
}

const women = /\b(woman|(grand|god)?mother|bride)/i;
const men = /\b(man|(grand|god)?father|postman)\b/i;

export function contradicts(text: string, { gender }: Character): boolean {
  if (gender == null) return false;
  return (women.test(text) && gender !== "female") || (men.test(text) && gender !== "male");
}
