import { currentVersion, keyHeader } from "../../../lib/versions.ts";

/** The root of a server, without the paths of the versions, or why a text is none. */
export type Address = { root: string } | { problem: string };

/**
 * Reads what was typed as a server. The path of a version may be at its end, as it is in what people copy.
 *
 * @param paths Of the versions, such as `/api`.
 */
export function addressFrom(typed: string, paths: readonly string[]): Address {
  const text = typed.trim();
  if (!URL.canParse(text)) return { problem: "Enter a full URL, such as http://127.0.0.1:4010." };
  const { protocol, username, password, search, hash, origin, pathname } = new URL(text);
  if (protocol !== "http:" && protocol !== "https:")
    return { problem: "The address must begin with http:// or https://." };
  if (username || password) return { problem: "The address must not contain a user name or a password." };
  if (search || hash || /[?#]/.test(text))
    return { problem: "The address must not have a query or a fragment." };
  const path = pathname.replace(/\/+$/, "");
  const version = paths.find((one) => path.endsWith(one));
  return { root: origin + plain(version === undefined ? path : path.slice(0, -version.length)) };
}

/** A path without characters that mean something in a shell or in a string of code. */
function plain(path: string): string {
  return path.replaceAll(
    /[^\w.~:/%+@,=-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

const [, scheme] = keyHeader(currentVersion);

/** Why a text cannot be a key, if it cannot. Whatever fits a bearer token (RFC 6750) also fits into code as it is. */
export function keyProblem(key: string): string | undefined {
  return /^[\w.~+/-]*=*$/.test(key)
    ? undefined
    : `A key has letters, digits and - . _ ~ + / = only. Paste the key alone${scheme && `, without “${scheme.trim()}”`}.`;
}

export function isLocal(hostname: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
