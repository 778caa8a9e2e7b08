import type { Texts } from "./texts.ts";

/** Draws one of the texts: none twice, until there are no others. */
export type Deck = (texts: Texts) => string;

/** So many texts that were drawn from another list already are passed over, then one of them will do. */
const patience = 12;

/** A deck to draw the texts of one account from. It starts somewhere in each list of texts: at 0 with the first. */
export function createDeck(start: number): Deck {
  const counts = new Map<Texts, number>();
  const drawn = new Set<string>();
  return (texts) => {
    const first = Math.floor(start * texts.size);
    let count = counts.get(texts) ?? 0;
    let text = texts.at((first + count) % texts.size);
    for (let tries = 1; tries < patience && count < texts.size && drawn.has(text); tries += 1) {
      count += 1;
      text = texts.at((first + count) % texts.size);
    }
    counts.set(texts, count + 1);
    drawn.add(text);
    return text;
  };
}
