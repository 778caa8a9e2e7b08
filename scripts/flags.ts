import { UsageError } from "./command.ts";

/* Flags that several commands take: where a server is and what goes with each request. */

/** Parses an address to which paths are added. The error of a wrong one never shows a password in it. */
export function address(flag: string, example: string): (text: string) => string {
  return (text) => {
    const shown = JSON.stringify(text.replace(/\/\/[^/]*@/, "//…@").replace(/[?#].*$/s, "…"));
    const refuse = (why: string): never => {
      throw new UsageError(`${flag} takes an address such as ${example}, not ${shown}${why}`);
    };
    if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return refuse("");
    const { username, password } = new URL(text);
    if (username || password) return refuse(": it must not contain a user or a password");
    if (/[?#]/.test(text)) return refuse(": it must not contain a query or a fragment");
    return text.replace(/\/+$/, "");
  };
}

/** Parses a key that can be sent as it is. The error of a wrong one never shows it. */
export function key(name: string): (text: string) => string {
  return (text) => {
    if (text.trim() === "") throw new UsageError(`${name} is empty`);
    if (text !== text.trim())
      throw new UsageError(
        `${name} has a space or a line break before or after the key, as a file may have; leave it out`,
      );
    if (!/^[\x21-\x7e]+$/.test(text))
      throw new UsageError(
        `${name} has a character that no key has: a space or line break within, or one that is not ASCII`,
      );
    return text;
  };
}

/** What a request has by itself, or what says how a connection is used. */
const ours =
  /^(authorization|connection|content-length|content-type|expect|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** @throws {UsageError} unless it is a header that can be sent; it does not say the value, which may be a secret. */
export function readHeader(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`--header takes "Name: value", and the text that it was given is none`);
  if (/^authorization$/i.test(name))
    throw new UsageError(
      "--header does not take Authorization: the key goes there, by API_KEY in the environment",
    );
  if (/^proxy-/i.test(name))
    throw new UsageError(`--header does not take ${name}: HTTPS_PROXY=http://user:password@host:port does`);
  if (ours.test(name)) throw new UsageError(`--header does not take ${name}, which the check sets itself`);
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    throw new UsageError(`--header ${name} has a line break or another character that no header can carry`);
  return [name, value.trim()];
}
