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
    description: "How a request carries its API key, and what a refused key is answered with.",
  },
  {
    path: "credits.html",
    title: "Credits and prices",
    description: "What each operation costs, what is free, and how to keep to a budget.",
  },
  {
    path: "rate-limits.html",
    title: "Rate limits",
    description: "The three limits that hold at once, and what to do once one is reached.",
  },
  {
    path: "errors.html",
    title: "Errors",
    description: "Every error code: when it comes, what to do, and whether to send again.",
  },
  {
    path: "paging.html",
    title: "Paging",
    description: "How to ask for few rows, for more of them, and for all.",
  },
  {
    path: "indexing.html",
    title: "Indexing an account",
    description: "Adding a brand or a creator to the index, and waiting until it is there.",
  },
  {
    path: "moving-to-v2.html",
    title: "Moving from v1 to v2",
    description: "Each operation of v1 beside its successor, field by field.",
  },
  {
    path: "open-questions.html",
    title: "Open and assumed",
    description: "All that the specification leaves open, and what is assumed in its place.",
  },
  {
    path: "changelog.html",
    title: "Changelog",
    description: "What changed between the releases of the documents, breaking changes first.",
  },
] as const;

export type GuidePath = (typeof guides)[number]["path"];
