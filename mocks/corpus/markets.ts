import type { Language } from "@adintel/client/types";

/** A country and the language in which people are addressed there. */
export interface Market {
  readonly location: string;
  readonly language: Language;
}

/** Where accounts are at home, in turn; the large markets come up more than once. */
export const markets: readonly Market[] = [
  { location: "United States", language: "English" },
  { location: "United Kingdom", language: "English" },
  { location: "Germany", language: "German" },
  { location: "France", language: "French" },
  { location: "United States", language: "Spanish" },
  { location: "Spain", language: "Spanish" },
  { location: "United States", language: "English" },
  { location: "Brazil", language: "Portuguese" },
  { location: "Italy", language: "Italian" },
  { location: "Netherlands", language: "Dutch" },
  { location: "Canada", language: "English" },
  { location: "Japan", language: "Japanese" },
  { location: "Australia", language: "English" },
  { location: "Sweden", language: "Swedish" },
  { location: "Poland", language: "Polish" },
  { location: "South Korea", language: "Korean" },
  { location: "Mexico", language: "Spanish" },
  { location: "India", language: "Hindi" },
  { location: "Portugal", language: "Portuguese" },
];
