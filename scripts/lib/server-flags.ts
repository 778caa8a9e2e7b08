import { documents } from "@adintel/client/operations";
import { UsageError } from "./errors.ts";
import { byPreference, versions, type Version } from "./versions.ts";

/* Flags of several commands: the addresses of a server, and the key and headers of requests. */

/** The root of each version, without a trailing slash. */
export type RootsByVersion = Partial<Record<Version, string>>;

/** The roots that the flags name. */
export function rootsFrom(values: Readonly<Record<string, unknown>>): RootsByVersion {
  const rootsInOrder = byPreference.map((version) => [version, values[version]] as const);
  return Object.fromEntries(rootsInOrder.filter(([, root]) => root !== undefined));
}

/** Parses a base URL. The error never shows a password in it. */
export function address(flag: string, example: string): (text: string) => string {
  return (text) => {
    const shown = JSON.stringify(text.replace(/\/\/[^/]*@/, "//…@").replace(/[?#].*$/s, "…"));
    const refuse = (why: string): never => {
      throw new UsageError(`${flag} must be a URL such as ${example}, not ${shown}${why}`);
    };
    if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return refuse("");
    const { username, password } = new URL(text);
    if (username || password) return refuse(": it must not contain a user or a password");
    if (/[?#]/.test(text)) return refuse(": it must not contain a query or a fragment");
    return text.replace(/\/+$/, "");
  };
}

/** Parses a key. The error never shows it. */
export function key(name: string): (text: string) => string {
  return (text) => {
    if (text.trim() === "") throw new UsageError(`${name} is empty`);
    if (text !== text.trim())
      throw new UsageError(
        `${name} has a space or a line break before or after the key, perhaps from a file; remove it`,
      );
    if (!/^[\x21-\x7e]+$/.test(text))
      throw new UsageError(
        `${name} has a character that a key cannot have: a space, a line break, or one outside ASCII`,
      );
    return text;
  };
}

/** The headers that carry keys. */
export const keyHeaders: readonly string[] = versions.flatMap(
  (version) => documents[version].key?.header ?? [],
);

/** @throws {UsageError} if a version takes no key: samples and the proxy would send one. */
export function requireKeys(): void {
  const keyless = versions.find((version) => documents[version].key === null);
  if (keyless)
    throw new UsageError(`${keyless} takes no key (security), which reference and proxy need so far`);
}

/** Headers that the client sets itself, or that concern the connection. */
const reservedHeaders =
  /^(authorization|connection|content-length|content-type|expect|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** @throws {UsageError} if the header is invalid. The message omits the value, which may be a secret. */
export function readHeader(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`--header must have the form "Name: value"`);
  const own = ["Authorization", ...keyHeaders].find((one) => one.toLowerCase() === name.toLowerCase());
  if (own !== undefined)
    throw new UsageError(`--header cannot set ${own}: give the key as API_KEY in the environment`);
  if (/^proxy-/i.test(name))
    throw new UsageError(
      `--header cannot set ${name}: give a proxy's password as HTTPS_PROXY=http://user:password@host:port`,
    );
  if (reservedHeaders.test(name))
    throw new UsageError(`--header cannot set ${name}, which the check sets itself`);
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    throw new UsageError(
      `--header ${name} has a line break or another character that a header cannot contain`,
    );
  return [name, value.trim()];
}
