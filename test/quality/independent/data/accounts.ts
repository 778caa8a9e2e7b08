import { uuid } from "./names.ts";

/** A brand or a creator, with what no response shows. */
export type Account = {
  readonly id: string;
  readonly platformId: string;
  readonly type: "BRAND" | "CREATOR";
  readonly name: string;
  readonly summary: string | null;
  readonly category: string | null;
  readonly verified: boolean;
  readonly pageAlias: string | null;
  readonly likes: number | null;
  readonly igUsername: string | null;
  readonly igFollowers: number | null;
  readonly igEngagementRate: number | null;
  readonly tiktokUsername: string | null;
  readonly tiktokFollowers: number | null;
  readonly tiktokEngagementRate: number | null;
  readonly thumbnailUrl: string | null;
  readonly gender: string | null;
  readonly ageRange: string | null;
  readonly ethnicity: string | null;
  readonly location: string | null;
  readonly language: string | null;
  readonly website: string;
  readonly taxonomy: readonly string[];
  readonly status: "ready" | "indexing";
};

/** An account of which nothing is known but its name. */
export function blankAccount(type: Account["type"], name: string, website: string): Account {
  return {
    id: uuid(`account ${website}`),
    platformId: String(700000 + name.length),
    type,
    name,
    summary: null,
    category: null,
    verified: false,
    pageAlias: null,
    likes: null,
    igUsername: null,
    igFollowers: null,
    igEngagementRate: null,
    tiktokUsername: null,
    tiktokFollowers: null,
    tiktokEngagementRate: null,
    thumbnailUrl: null,
    gender: null,
    ageRange: null,
    ethnicity: null,
    location: null,
    language: null,
    website,
    taxonomy: [],
    status: "ready",
  };
}

/** The six accounts: four brands and two creators. */
export const accounts: readonly Account[] = [
  {
    ...blankAccount("BRAND", "Quillmark Tea", "https://quillmark.example"),
    platformId: "410000000000101",
    summary: "Loose leaf tea and slow mornings, sold by post.",
    category: "Food and Drink",
    verified: true,
    pageAlias: "quillmarktea",
    likes: 48211,
    igUsername: "quillmark.tea",
    igFollowers: 91200,
    igEngagementRate: 0.021,
    tiktokEngagementRate: 0.001,
    tiktokUsername: "quillmarktea",
    tiktokFollowers: 15300,
    thumbnailUrl: "https://img.independent.example/quillmark.png",
    location: "United Kingdom",
    language: "English",
    taxonomy: ["Consumer Goods > Drinks > Tea", "Consumer Goods > Kitchen > Teapots"],
  },
  {
    ...blankAccount("BRAND", "Harborline Outfitters", "https://harborline.example"),
    platformId: "410000000000102",
    summary: "Waterproof jackets and bags for slow travel by sea.",
    category: "Apparel",
    pageAlias: "harborline",
    likes: 120455,
    igUsername: "harborline",
    igFollowers: 305000,
    igEngagementRate: 0.008,
    tiktokUsername: "harborline.outfitters",
    tiktokFollowers: 402100,
    location: "United States",
    language: "English",
    thumbnailUrl: "https://img.independent.example/harborline.png",
    taxonomy: ["Consumer Goods > Apparel > Jackets", "Consumer Goods > Travel > Bags"],
  },
  {
    ...blankAccount("BRAND", "Nimbusly Skincare", "https://nimbusly.example"),
    platformId: "410000000000103",
    summary: "Gentle skincare made with tea and oat.",
    category: "Beauty",
    verified: true,
    pageAlias: "nimbusly",
    likes: 9800,
    igUsername: "nimbusly",
    igFollowers: 22040,
    igEngagementRate: 0.034,
    location: "France",
    language: "French",
    thumbnailUrl: "https://img.independent.example/nimbusly.png",
    taxonomy: ["Consumer Goods > Beauty > Skincare"],
  },
  {
    ...blankAccount("BRAND", "Tealeaf Tools", "https://tealeaf-tools.example"),
    platformId: "410000000000104",
    likes: 310,
    location: "Germany",
    language: "German",
    taxonomy: ["Consumer Goods > Workshop > Hand Tools"],
  },
  {
    ...blankAccount("CREATOR", "Mara Okonjo", "https://mara-okonjo.example"),
    platformId: "410000000000105",
    summary: "Slow travel, tea and honest jacket reviews.",
    category: "Creator",
    verified: true,
    pageAlias: "maraokonjo",
    likes: 77,
    igUsername: "mara.okonjo",
    igFollowers: 54100,
    igEngagementRate: 0.052,
    tiktokUsername: "maraokonjo",
    tiktokFollowers: 210500,
    tiktokEngagementRate: 0.081,
    gender: "female",
    ageRange: "25-34",
    ethnicity: "Black",
    location: "United Kingdom",
    language: "English",
    thumbnailUrl: "https://img.independent.example/mara.png",
  },
  {
    ...blankAccount("CREATOR", "Dex Villanueva", "https://dex-villanueva.example"),
    platformId: "410000000000106",
    summary: "Skincare for tired dads, and tea.",
    igUsername: "dexvilla",
    igFollowers: 8800,
    igEngagementRate: 0.061,
    gender: "male",
    ageRange: "35-44",
    ethnicity: "Hispanic",
    location: "Mexico",
    language: "Spanish",
  },
];
