/** The pages that tell of the API as a whole, in the order in which they are read. */
export const guides = [
  { path: "index.html", title: "Start" },
  { path: "authentication.html", title: "Authentication" },
  { path: "credits.html", title: "Credits and prices" },
  { path: "rate-limits.html", title: "Rate limits" },
  { path: "errors.html", title: "Errors" },
  { path: "paging.html", title: "Paging" },
  { path: "indexing.html", title: "Indexing an account" },
  { path: "moving-to-v2.html", title: "Moving from v1 to v2" },
  { path: "open-questions.html", title: "Open and assumed" },
  { path: "changelog.html", title: "Changelog" },
] as const;

export type GuidePath = (typeof guides)[number]["path"];
