/** Why an entry says nothing of the API; entries are counted by it. */
export const reasons = {
  elsewhere: "to a host or path outside the API",
  relative: "with an incomplete URL; write it in full, as https://api.example/v2/media",
  unknown: "to a path that is not in the documents",
  method: "with a method that is not documented for the path",
  preflight: "that is a browser's preflight",
  aborted: "without a response: aborted, blocked or offline",
  redirected: "that was redirected",
  unmodified: "with status 304, whose body came from the cache",
} as const;

export type Reason = keyof typeof reasons;
