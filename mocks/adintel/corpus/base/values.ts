import type { AgeRange, CreativeCategory, Ethnicity, FunnelStage, Gender } from "@adintel/client/types";
import { weighted } from "./random.ts";

/**
 * The values of the documents' enums that the world uses, with how often each occurs. The compiler refuses a value that
 * the documents do not have; one that is missing here is valid, and no creative has it.
 */

export const funnelStages = weighted<FunnelStage>([
  ["UNAWARE", 10],
  ["PROBLEM_AWARE", 24],
  ["SOLUTION_AWARE", 26],
  ["PRODUCT_AWARE", 28],
  ["MOST_AWARE", 12],
]);

export const ageRanges = weighted<AgeRange>([
  ["0-18", 4],
  ["18-24", 22],
  ["25-34", 34],
  ["35-44", 20],
  ["45-54", 11],
  ["55-64", 6],
  ["65+", 3],
]);

export const genders = weighted<Gender>([
  ["female", 48],
  ["male", 44],
  ["other", 8],
]);

export const ethnicities = weighted<Ethnicity>([
  ["White", 30],
  ["Black", 18],
  ["Asian", 18],
  ["Hispanic", 18],
  ["Middle Eastern", 8],
  ["Indigenous", 4],
  ["Pacific Islander", 4],
]);

const freeze = <T>(list: T[]): readonly T[] => Object.freeze(list);

const NO_CATEGORY: readonly CreativeCategory[] = freeze<CreativeCategory>([]);

/** The kinds of story that a still picture can tell. */
export const pictureCategories = weighted<readonly CreativeCategory[]>([
  [freeze<CreativeCategory>(["Discount or Offer"]), 8],
  [freeze<CreativeCategory>(["Announcement"]), 6],
  [freeze<CreativeCategory>(["Announcement", "Discount or Offer"]), 3],
  [freeze<CreativeCategory>(["Before and After"]), 4],
  [freeze<CreativeCategory>(["Brand Story"]), 3],
  [freeze<CreativeCategory>(["Case Study"]), 3],
  [freeze<CreativeCategory>(["Comparison"]), 5],
  [freeze<CreativeCategory>(["Explainer", "Text Overlay"]), 3],
  [freeze<CreativeCategory>(["Interface"]), 3],
  [freeze<CreativeCategory>(["Fake Interface"]), 3],
  [freeze<CreativeCategory>(["Meme"]), 4],
  [freeze<CreativeCategory>(["Negative Review"]), 3],
  [freeze<CreativeCategory>(["Press"]), 3],
  [freeze<CreativeCategory>(["Press", "Quote"]), 2],
  [freeze<CreativeCategory>(["Question"]), 3],
  [freeze<CreativeCategory>(["Quiz"]), 3],
  [freeze<CreativeCategory>(["Quote"]), 4],
  [freeze<CreativeCategory>(["Social Proof"]), 6],
  [freeze<CreativeCategory>(["Social Proof", "Testimonial", "Quote"]), 3],
  [freeze<CreativeCategory>(["Testimonial", "Text Overlay"]), 4],
  [freeze<CreativeCategory>(["Text Overlay"]), 4],
  [NO_CATEGORY, 4],
]);

/** The kinds of story that a video can tell. */
export const videoCategories = weighted<readonly CreativeCategory[]>([
  [freeze<CreativeCategory>(["Testimonial"]), 8],
  [freeze<CreativeCategory>(["Testimonial", "Before and After"]), 4],
  [freeze<CreativeCategory>(["Explainer"]), 6],
  [freeze<CreativeCategory>(["Founder Story"]), 5],
  [freeze<CreativeCategory>(["Founder Story", "Brand Story"]), 3],
  [freeze<CreativeCategory>(["Street Interview"]), 4],
  [freeze<CreativeCategory>(["Street Interview", "Question"]), 2],
  [freeze<CreativeCategory>(["Unboxing"]), 6],
  [freeze<CreativeCategory>(["GRWM"]), 4],
  [freeze<CreativeCategory>(["Day in the life"]), 4],
  [freeze<CreativeCategory>(["Storytime"]), 4],
  [freeze<CreativeCategory>(["Storytime", "Text Overlay"]), 3],
  [freeze<CreativeCategory>(["Skit"]), 4],
  [freeze<CreativeCategory>(["Skit", "Meme"]), 2],
  [freeze<CreativeCategory>(["Reply"]), 3],
  [freeze<CreativeCategory>(["Reply", "Negative Review"]), 2],
  [freeze<CreativeCategory>(["Greenscreen"]), 4],
  [freeze<CreativeCategory>(["Greenscreen", "Press"]), 2],
  [freeze<CreativeCategory>(["Comparison"]), 3],
  [freeze<CreativeCategory>(["Case Study"]), 2],
  [freeze<CreativeCategory>(["Interface", "Explainer"]), 3],
  [freeze<CreativeCategory>(["Discount or Offer"]), 4],
  [freeze<CreativeCategory>(["Announcement"]), 3],
  [freeze<CreativeCategory>(["Social Proof", "Text Overlay"]), 3],
  [NO_CATEGORY, 3],
]);
