import descriptions from "./characters.json" with { type: "json" };
import type { UgcCharacter } from "@adintel/client/types";
import type { ClosedEnums } from "../base/closed-enums.ts";
import { randomOf, type Random } from "../base/random.ts";
import type { CreativeRecord } from "../base/records.ts";
import { ageRanges, ethnicities, genders } from "../base/values.ts";

export type Character = Readonly<ClosedEnums<UgcCharacter>>;

/** Whoever presents creatives, as seen in each kind of them. */
export type Presenter = Readonly<Record<keyof typeof descriptions, Character>>;

/** People who present creatives without being accounts themselves; some are only half recognized. */
export const presenters: readonly Presenter[] = makePresenters(randomOf("characters"));

function makePresenters(random: Random): Presenter[] {
  return Array.from({ length: 90 }, () => {
    const person = {
      ageRange: random.orNull(0.15, random.pick(ageRanges)),
      gender: random.orNull(0.1, random.pick(genders)),
      ethnicity: random.orNull(0.2, random.pick(ethnicities)),
    };
    return presenterOf(person, random.fraction(), !random.chance(0.15));
  });
}

export function presenterFor(
  random: Random,
  { ageRange, gender, ethnicity }: Pick<Character, "ageRange" | "gender" | "ethnicity">,
): Presenter {
  return presenterOf({ ageRange, gender, ethnicity }, random.fraction());
}

/** A presenter as seen in a creative of this medium and these kinds. */
export function characterIn(
  presenter: Presenter,
  mediaType: CreativeRecord["mediaType"],
  categories: CreativeRecord["categories"],
): Character {
  if (mediaType !== "VIDEO") return presenter.picture;
  return categories.includes("Street Interview") ? presenter.interview : presenter.video;
}

/** A person with a description of each kind: the one at a position from 0 to 1. */
function presenterOf(
  person: Omit<Character, "description">,
  position: number,
  isDescribed = true,
): Presenter {
  const as = (list: readonly string[]) =>
    Object.freeze({
      ...person,
      description: (isDescribed && list[Math.floor(position * list.length)]) || null,
    });
  const { video, picture, interview } = descriptions;
  return { video: as(video), picture: as(picture), interview: as(interview) };
}

const women = /\b(woman|(grand|god)?mother|bride)/i;
const men = /\b(man|(grand|god)?father|postman)\b/i;
const adults =
  /founder|mother|father|bride|couple|commuter|mechanic|barista|nurse|roaster|optician|driver|veteran|landscape|chef|mover|owner|vet\b|postman|coach|teacher|consultant|attendant|assistant|marathon|second car/i;
const old = /retired|veteran/i;
const young = /student|young|bride/i;

/** Whether what is said of a creative, its kinds among it, cannot be of a person. */
export function contradicts(text: string, { ageRange, gender }: Character): boolean {
  if (gender != null && women.test(text) && gender !== "female") return true;
  if (gender != null && men.test(text) && gender !== "male") return true;
  if (ageRange === "0-18") return adults.test(text);
  if (ageRange === "18-24" || ageRange === "25-34") return old.test(text);
  return (ageRange === "55-64" || ageRange === "65+") && young.test(text);
}
