/** What a browser may load: what the site itself has, and the server that a reader tries a call against. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src *",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
