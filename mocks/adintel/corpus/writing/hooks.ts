import type { HookKind, Theme } from "../trades/trade.ts";

/** A way to open, and how it is put. */
export interface Hook extends Theme {
  readonly kind: HookKind;
  readonly phrases: readonly string[];
}

/** The ways to open a creative, and how it is put. What fills the gaps, `copyOf` says. */
export const hookKinds: readonly Hook[] = [
  hook(
    "question",
    "Opens with a question",
    ["question", "curiosity"],
    [
      "Still putting up with {end}?",
      "Why did nobody tell me about {product} that {does}?",
      "Are you still {error}?",
      "Tired of {end}?",
      "What would you pay for {product} that {does}?",
      "Who else is done with {end}?",
      "Can {product} really put an end to {end}?",
      "Know the feeling? {Moment}.",
    ],
  ),
  hook(
    "number",
    "Opens with a number",
    ["number", "specific"],
    [
      "{n} {units} without {end}",
      "{n} {units} in: my honest verdict on {product}",
      "{Few} reasons I switched to {product} that {does}",
      "Day {day}: goodbye, {end}",
      "{price} for {product}: what do you get?",
      "It took {day} days to get rid of {end}",
      "{group} people in {city} tried {these} {product}. The verdict?",
    ],
  ),
  hook(
    "dare",
    "Opens with a dare",
    ["dare", "challenge"],
    [
      "I {tried}",
      "Try {these} {product} for {day} days. I'll wait.",
      "My {friend} {tried}. Watch.",
      "Bet you can't go back to {end}",
      "We {tried} so you don't have to",
      "Name {product} that {does}. I'll wait.",
      "Everyone said don't. My {friend} {tried} anyway.",
      "Go {day} days without {end}. I dare you.",
    ],
  ),
  hook(
    "confession",
    "Opens with a confession",
    ["confession", "first person"],
    [
      "I put up with {end} for {years} years",
      "I laughed at {product} for {price}. I was wrong.",
      "I used to think everyone lived with {end}",
      "I wasted {years} years {error}",
      "I only bought {these} {product} because my {friend} did",
      "Confession: I {tried}",
      "I owe my {friend} an apology about {product}",
      "I almost gave up on {topic} because of {end}",
    ],
  ),
  hook(
    "mistake",
    "Opens with a common mistake",
    ["mistake", "warning"],
    [
      "Stop {error}",
      "Don't buy {product} unless {they} {does}",
      "Stop blaming yourself for {end}",
      "You're probably {error}, like I was",
      "{Few} things to check before you buy {product}",
      "My {expert} begged me to stop {error}",
      "{Years} years of {end}, and it was my own fault",
      "What everyone gets wrong about {product}",
    ],
  ),
  hook(
    "proof",
    "Opens with what others say",
    ["social proof"],
    [
      "{thousands} reviews, one theme: no more {end}",
      "“{They} {does}.” The review that convinced me",
      "Even my {expert} recommends {these} {product}",
      "I asked {group} {customers} in {city} about {end}",
      "Our {crowd} switched to {product}, all {group} of us",
      "My {friend} tried {these} {product} and ordered the same day",
      "Rated {stars} by {thousands} {customers}: {product} that {does}",
    ],
  ),
  hook("scene", "Opens in the middle of a scene", null, [
    "{Weekday}, {moment}",
    "This is what a {weekday} without {end} looks like",
    "POV: you own {product} that {does}",
    "{City}, {moment}",
    "The exact moment I was done with {end}",
    "{Moment}. Good thing I have {product}.",
    "{Moment}, and not a thought of {end}",
  ]),
];

function hook(kind: HookKind, label: string, tags: Hook["tags"], phrases: readonly string[]): Hook {
  return { kind, label, tags, phrases };
}
