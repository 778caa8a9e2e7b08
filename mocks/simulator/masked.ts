const mask = "***";

/** Names of parameters that carry a secret, wherever else a caller should have sent it. */
const secret = /key|token|secret|auth|password|mock_live_/i;

/**
 * A path and query without what may be a secret: the values of parameters that are named after one, and whatever looks like
 * one of the mock's keys. The journal shows addresses to whoever may read it.
 */
export function masked(target: string): string {
  // Hardly any address has one.
  if (!secret.test(target)) return target;
  const [path = "", ...rest] = target.split("?");
  const parts = rest.join("?").split("&").map(withoutSecret);
  const whole = rest.length > 0 ? `${path}?${parts.join("&")}` : path;
  return whole.replaceAll(/mock_live_\w+/gi, mask);
}

function withoutSecret(parameter: string): string {
  const end = parameter.indexOf("=");
  const name = end === -1 ? "" : parameter.slice(0, end);
  return secret.test(name) ? `${name}=${mask}` : parameter;
}

/**
 * The value of a header without what may be a secret. Of credentials the scheme stays, as in `Bearer ***`, since it is a
 * part of what was right or wrong.
 */
export function maskedHeader(name: string, value: string): string {
  if (/^(proxy-)?authorization$/i.test(name)) return value.replace(/^(\S+ +)?.*$/s, `$1${mask}`);
  if (/cookie/i.test(name) || secret.test(name)) return mask;
  return masked(value);
}
