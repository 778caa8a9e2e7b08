import type { CreativeCategory } from "@adintel/client/types";
import type { HookKind } from "../trades/trade.ts";

/** What is to be seen in creatives of one kind. */
export interface Story {
  readonly video?: readonly string[];
  readonly picture?: readonly string[];
  /** How it opens; left out: as it likes. */
  readonly hook?: HookKind;
}

/** What is to be seen in a creative that is of no kind. */
const plainStory = {
  video: ["{Person} {shown}.", "In close-up, {person} {shown}."],
  picture: ["{Product} on a table, seen from above.", "{Person} with {product}, outdoors and in soft light."],
} satisfies Story;

/** What is to be seen in creatives of each kind. What fills the gaps, `copyOf` says. */
const stories: Partial<Record<CreativeCategory, Story>> = {
  Announcement: {
    video: ["A first look at new {product}: {person} {shown}."],
    picture: ["{Product} under the word “New”, and below it: “{They} {does}”."],
  },
  "Before and After": {
    picture: ["Two photos side by side: {end} on the left, {product} on the right."],
    hook: "number",
  },
  "Brand Story": {
    picture: ["A photo from behind the scenes, with the line “We were done with {end}”."],
  },
  "Case Study": {
    video: ["{Person} keeps a log over {n} {units}, and {shown} at the end."],
    picture: ["A chart of {n} {units} without {end}, with {product} in the corner."],
    hook: "number",
  },
  Comparison: {
    video: ["Split screen: {end} on the left; on the right, {person} {shown}."],
    picture: ["A table with two columns, “Others” and “{name}”. The top row says “{They} {does}”."],
  },
  "Discount or Offer": {
    video: ["Quick cuts of {product}: {person} {shown}, then a banner says {pct}% off."],
    picture: ["{Product} in front of a plain wall, with {pct}% off in large type."],
  },
  Explainer: {
    video: ["{Person} explains how to choose {product} and {shown}."],
    picture: ["A drawing of {product} with labels and arrows; the largest says “{They} {does}”."],
  },
  "Fake Interface": {
    picture: ["A chat in which a friend complains about {end} and is sent a link to {product}."],
  },
  "Founder Story": {
    video: ["The founder talks about {years} years of {end}, and then {shown}."],
    hook: "confession",
  },
  GRWM: { video: ["Getting ready for a long {weekday}: {person} {shown}."], hook: "scene" },
  "Day in the life": { video: ["A {weekday} in the life of {person}, who {shown}."], hook: "scene" },
  Greenscreen: { video: ["In front of a screenshot of {thousands} reviews, {person} {shown}."] },
  Interface: {
    video: ["A screen recording: ordering {product} takes three taps, then {person} {shown}."],
    picture: ["A screenshot of a shop, with {product} in the basket."],
  },
  Meme: { picture: ["A meme in two panels: first {end}, then {product}."] },
  "Negative Review": { picture: ["A one-star review about {end}, struck out in red, next to {product}."] },
  Press: {
    picture: ["A newspaper clipping about {product}, with “{They} {does}” underlined."],
    hook: "proof",
  },
  Question: { picture: ["“Tired of {end}?” in large type over a photo of {product}."], hook: "question" },
  Quiz: { picture: ["A quiz: three answers to the question of what helps against {end}."], hook: "question" },
  Quote: { picture: ["A quote from {person} on a coloured ground: “No more {end}.”"], hook: "proof" },
  Reply: { video: ["{Person} answers a comment about {end} and {shown} as proof."] },
  Skit: { video: ["A sketch in three cuts: somebody defends {end}, until {person} {shown}."] },
  "Social Proof": {
    video: ["Clips of {customers}, one after another; the last one {shown}."],
    picture: ["A photo of {product}, rated {stars} by {thousands} {customers}."],
    hook: "proof",
  },
  Storytime: {
    video: ["It starts with {end}: {person} tells the whole story, then {shown}."],
    hook: "confession",
  },
  "Street Interview": {
    video: ["Strangers in {city} are asked about {end}; one of them {shown}."],
    hook: "question",
  },
  Testimonial: {
    video: ["{Person} talks about {n} {units} with {product}, and {shown}."],
    picture: ["A photo that {person} took of {product}, with the words “{They} {does}.”"],
    hook: "proof",
  },
  "Text Overlay": { picture: ["“{They} {does}” in white letters over a close-up of {product}."] },
  Unboxing: { video: ["{Person} unpacks {product} on camera and {shown}."], hook: "dare" },
};

const whole = new Map(
  Object.entries(stories).map(([category, story]) => [category, { ...plainStory, ...story }]),
);

/** How a creative of these categories opens, and what is to be seen in it: the first one decides. */
export function storyOf([category]: readonly string[]): Required<Omit<Story, "hook">> & Pick<Story, "hook"> {
  return (category === undefined ? undefined : whole.get(category)) ?? plainStory;
}

/** How what is to be seen ends. */
export const closings = {
  video: [
    "",
    " Ends on the price, {price}.",
    " The caption sums it up: “{They} {does}”.",
    " No voice-over, only the sound of it.",
    " Filmed in one take on a phone.",
    " The last words are “No more {end}”.",
    " Text on screen counts {n} {units}.",
  ],
  picture: [
    "",
    " The price is below: {price}.",
    " Small print: free returns.",
    " The button says “See {product}”.",
    " In a corner: “For {occasion}”.",
  ],
} as const;
