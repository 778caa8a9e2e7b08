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
  },
  {
    path: "credits.html",
    title: "Credits and prices",
    description: "What each operation costs, what is free, and how to keep to a budget.",
  },
  {
    path: "rate-limits.html",
    title: "Rate limits",
    description: "The three limits that apply at once, and what to do when one is exceeded.",
  },
  {
    path: "errors.html",
    title: "Errors",
    description: "Every error code: when it occurs, what to do, and whether to retry.",
  },
  {
    path: "paging.html",
    title: "Paging",
    description: "How to request a few rows, the next page, or all rows.",
  },
  {
    path: "indexing.html",
    title: "Indexing an account",
    description: "How to add a brand or a creator to the index, and wait for the sync.",
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
] as const;

export type GuidePath = (typeof guides)[number]["path"];
