/** Several sentences as one text; the last stays without the full stop that it may lack. */
export function sentences(...parts: [string, ...string[]]): string {
  return parts.reduce((text, next) => `${text}${/[.?]$/.test(text) ? "" : "."} ${next}`);
}
