/** The channel that a platform's name speaks of; `undefined` where it cannot be told. */
export function channelOf(platform: string): string | undefined {
  if (/tik.?tok/i.test(platform)) return "TIKTOK";
  if (/instagram/i.test(platform)) return "INSTAGRAM";
  return /meta|facebook|messenger|audience/i.test(platform) ? "META_AD" : undefined;
}
