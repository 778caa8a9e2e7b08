import { UsageError } from "../../command.ts";

/** The ends of the addresses that options take. */
const paths: Record<string, string> = { v2: "/v2", v1: "/api/v1", "mock-controls": "/__mock" };

/** @throws {UsageError} unless it is the root of an API; it never says what may be a password. */
export function readAddress(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const shown = JSON.stringify(text.replace(/\/\/[^/]*@/, "//…@").replace(/[?#].*$/s, "…"));
  const example = `http://127.0.0.1:4010${paths[name] ?? ""}`;
  const refuse = (why: string): never => {
    throw new UsageError(`--${name} takes an address such as ${example}, not ${shown}${why}`);
  };
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return refuse("");
  const { username, password, search, hash } = new URL(text);
  if (username || password)
    return refuse(": a user and a password in it cannot be sent beside the key; a gateway's can by --header");
  if (search || hash || /[?#]/.test(text))
    return refuse(": what comes after ? or # belongs to a single request");
  return text.replace(/\/+$/, "");
}

/** @throws {UsageError} if a key cannot be sent as it is; it does not say the key. */
export function readKey(name: string, key: string): void {
  if (key.trim() === "") throw new UsageError(`${name} is empty`);
  if (key !== key.trim())
    throw new UsageError(
      `${name} has a space or a line break before or after the key, as a file may have; leave it out`,
    );
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new UsageError(
      `${name} has a character that no key has: a space or line break within, or one that is not ASCII`,
    );
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
