/** Something of a world as people look at it, whatever the API calls its fields. */
export interface Card {
  id: string;
  title: string;
  /** What it is, such as its type and category. */
  kind: string;
  text: string | null;
  /** The address of its picture, on the mock or elsewhere. */
  picture: string | null;
  /** What else is known of it, by name: mostly figures and dates. */
  facts: Readonly<Record<string, unknown>>;
  /** Whether there are cards behind it. */
  isCover: boolean;
}

/** Cards, and the one that they are behind; `null` for those that come first. */
export interface Cards {
  top: Card | null;
  cards: Card[];
}

/** Some of the cards that match a text. */
export interface CardPage extends Cards {
  /** How many match. */
  count: number;
}

/** How many cards a page has. */
export const cardsPerPage = 24;

/** A page of the cards that have all words of a text, in upper or lower case. */
export function pageOf({ top, cards }: Cards, text: string, offset: number): CardPage {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const page: CardPage = { top, count: 0, cards: [] };
  for (const card of cards) {
    const { id, title, kind, text: body, facts } = card;
    const shown = [id, title, kind, body, ...Object.values(facts)].join(" ").toLowerCase();
    if (!words.every((word) => shown.includes(word))) continue;
    if (page.count >= offset && page.cards.length < cardsPerPage) page.cards.push(card);
    page.count += 1;
  }
  return page;
}
