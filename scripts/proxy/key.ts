import { keyHeader, type Version } from "../lib/versions.ts";

/** The key of a request. */
interface SentKey {
  header: string;
  /** What stands before the key, such as `Bearer `. */
  before: string;
  /** Empty if there is none. */
  key: string;
  /** Whether it is sent as the contract says; the scheme's case does not matter (RFC 9110, section 11.1). */
  isRight: boolean;
}

export function keyIn(
  version: Version,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): SentKey {
  const [header, before] = keyHeader(version);
  const value = [headers[header.toLowerCase()]].flat()[0] ?? "";
  // Behind another scheme, it may be a key all the same.
  const key = before === "" ? value : value.replace(/^\w+ +/, "");
  const isRight = value.toLowerCase().startsWith(before.toLowerCase()) && key.trim() !== "";
  return { header, before, key, isRight };
}
