/** The pages that tell of the API as a whole, in the order in which they are read. */
export const guides = [
  {
    path: "index.html",
    title: "Start",
    description: "What the API is, and a first call in a minute.",
  },
  {
    path: "authentication.html",
    title: "Authentication",
    description: "How to send the API key, and the errors for a refused key.",
    eachVersion: true,
  },
  {
    path: "credits.html",
    title: "Credits and prices",
    description: "What each operation costs, what is free, and how to keep to a budget.",
    eachVersion: true,
  },
  {
    path: "rate-limits.html",
    title: "Rate limits",
    description: "The three limits that apply at once, and what to do when one is exceeded.",
    eachVersion: true,
  },
  {
    path: "errors.html",
    title: "Errors",
    description: "Every error code: when it occurs, what to do, and whether to retry.",
    eachVersion: true,
  },
  {
    path: "paging.html",
    title: "Paging",
    description: "How to request a few rows, the next page, or all rows.",
    eachVersion: true,
  },
  {
    path: "indexing.html",
    title: "Indexing an account",
    description: "How to add a brand or a creator to the index, and wait for the sync.",
    eachVersion: true,
  },
  {
    path: "moving-to-v2.html",
    title: "Moving from v1 to v2",
    description: "Each operation of v1 beside its successor, field by field.",
  },
  {
    path: "open-questions.html",
    title: "Known gaps",
    description: "What the specification leaves open, and what is assumed instead.",
  },
  {
    path: "changelog.html",
    title: "Changelog",
    description: "What changed between the releases of the documents, breaking changes first.",
  },
] as const satisfies readonly Guide[];

interface Guide {
  /** Its address, or that of v2's page where each version has one. */
  path: string;
  title: string;
  description: string;
  /** Each version has a page of its own. */
  eachVersion?: true;
}

/** Whether a guide has a page of its own for each version. */
export function hasPageOfEach(page: string): boolean {
  const all: readonly Guide[] = guides;
  return all.some(({ path, eachVersion }) => path === page && eachVersion);
}

export type GuidePath = (typeof guides)[number]["path"];
