const mask = "***";

/** Names of parameters that carry a secret, wherever else a caller should have sent it. */
const secret = /key|token|secret|auth|password|mock_live_/i;

const ownKeys = /mock_live_\w+/i;

/** Schemes that stay readable before credentials; any other first word may be a part of the key. */
const scheme = /^((?:bearer|basic|digest|token|apikey) +)?.*$/is;

/**
 * A path and query without what may be a secret: the values of parameters that are named after one, and whatever looks like
 * one of the mock's keys. The journal shows addresses to whoever may read it.
 */
export function masked(target: string): string {
  // Hardly any address has one, or hides one behind percent signs.
  if (!secret.test(target) && !target.includes("%")) return target;
  const [path = "", ...rest] = target.split("?");
  const parts = rest.join("?").split("&").map(withoutSecret);
  const whole = rest.length > 0 ? `${path}?${parts.join("&")}` : path;
  return whole.replaceAll(new RegExp(ownKeys, "gi"), mask);
}

function withoutSecret(parameter: string): string {
  const end = parameter.indexOf("=");
  const name = end === -1 ? "" : parameter.slice(0, end);
  if (secret.test(decoded(name))) return `${name}=${mask}`;
  const value = parameter.slice(end + 1);
  const plain = decoded(value);
  return plain === value ? parameter : parameter.slice(0, end + 1) + withoutOwnKeys(value, plain);
}

/** A value as it was sent, unless decoding it shows one of the mock's keys. */
function withoutOwnKeys(value: string, plain: string): string {
  return ownKeys.test(plain) ? encodeURIComponent(plain.replaceAll(new RegExp(ownKeys, "gi"), mask)) : value;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The value of a header without what may be a secret. Of credentials the scheme stays, as in `Bearer ***`, since it is a
 * part of what was right or wrong.
 */
export function maskedHeader(name: string, value: string): string {
  if (/^(proxy-)?authorization$/i.test(name)) return value.replace(scheme, `$1${mask}`);
  if (/cookie/i.test(name) || secret.test(name)) return mask;
  return masked(value);
}

/** Fields of JSON that are named after a secret, with texts for values. */
const secretFields =
  /("(?:api[-_]?key|authorization|(?:access[-_]?)?token|secret|password)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/** A request's body without what may be a secret, which no operation takes there. */
export function maskedBody(text: string): string {
  if (!secret.test(text)) return text;
  return text.replaceAll(secretFields, `$1"${mask}"`).replaceAll(new RegExp(ownKeys, "gi"), mask);
}
