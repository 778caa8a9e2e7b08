/** Why an entry says nothing of the API; entries are counted by it. */
export const reasons = {
  elsewhere: "at another address than the API",
  relative: "with a url that is not whole; write it as https://api.example/v2/media",
  unknown: "at no path of the documents",
  method: "with a method that the documents do not have there",
  preflight: "a preflight of a browser",
  aborted: "without a response: aborted, blocked or offline",
  redirected: "redirected elsewhere",
  unmodified: "304: the body was in the cache",
} as const;

export type Reason = keyof typeof reasons;
