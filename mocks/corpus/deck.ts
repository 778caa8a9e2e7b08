import type { Random } from "./random.ts";
import { stepFor, type Texts } from "./texts.ts";

/** Draws one of the texts: none twice, until there are no others. */
export type Deck = (texts: Texts) => string;

/** So many texts that were drawn already are passed over, then one of them will do. */
const patience = 12;

/** A deck to draw the texts of one account from. */
export function createDeck(random: Random): Deck {
  const places = new Map<Texts, { next: number; step: number }>();
  const drawn = new Set<string>();
  return (texts) => {
    let place = places.get(texts);
    if (!place) {
      // Accounts of one trade share their texts, and come by them in another order.
      place = { next: random.int(0, texts.size - 1), step: stepFor(texts.size, random.fraction()) };
      places.set(texts, place);
    }
    let text = "";
    for (let tries = 0; tries < patience; tries += 1) {
      text = texts.at(place.next);
      place.next = (place.next + place.step) % texts.size;
      if (!drawn.has(text)) break;
    }
    drawn.add(text);
    return text;
  };
}
