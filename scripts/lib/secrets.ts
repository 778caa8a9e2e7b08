import { nestingProblem } from "./json.ts";
import { decodedPart } from "./text.ts";

/*
 * Secrets are known by their names, wherever a caller puts them: in an address, a header, a form or JSON. What is hidden too
 * often is shown as `***`; what is shown once is no secret any more.
 */

const mask = "***";

/** Whole words of names, such as that of `X-Api-Key`. */
const words = "o?auth|authori[sz]ation|cookies?|jwt|keys?|otp|pass(?:code)?|pwd?|sid|sig";
/** Ends of words too, such as that of `clientsecret`. */
const endings =
  "(?:api|access|private|secret)key|credentials?|passphrase|passw(?:or)?d|secrets?|sess(?:ion)?-?id|signature|tokens?";
const secretName = new RegExp(`(?:(?:^|-)(?:${words})|${endings})\\d*(?:-|$)`);
/** What a text has that holds a secret by its name, or a name that is escaped. */
const hint = new RegExp(`${words}|${endings.replace("-?", ".?")}|\\\\u|%`, "i");

/** Whether a field, parameter or header is named after a secret, such as `clientSecret`, `refresh_token` or `X-Amz-Signature`. */
export function isSecretName(name: string): boolean {
  const separated = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z\d]+/g, "-");
  return secretName.test(separated.toLowerCase());
}

/** Hides what else is secret in a text, such as keys that are known by their look. */
type MaskText = (text: string) => string;

/** A text without the users and passwords of the addresses in it, and without their parameters that are named after a secret. */
export const maskAddresses: MaskText = (text) =>
  text
    .replaceAll(/(?<=:\/\/)[^\s/?#"'<>\\]+@/g, `${mask}@`)
    .replaceAll(/(?<=[?&#])([^?=&#\s]*)=([^&#\s]*)/g, (parameter, name: string) =>
      isSecretName(decodedPart(name)) ? `${name}=${mask}` : parameter,
    );

/** An address without what may be a secret, also in parts that are addresses themselves. */
export function maskTarget(target: string, maskText = maskAddresses): string {
  const shown = maskText(target);
  return shown.replaceAll(/[^/?&=]+/g, (part) => (part.includes("%") ? maskPart(part, maskText) : part));
}

/** A part as it was sent, unless decoding it shows a secret. */
function maskPart(part: string, maskText: MaskText): string {
  const plain = decodedPart(part);
  const shown = maskText(plain);
  return shown === plain ? part : encodeURIComponent(shown);
}

/** Schemes that stay readable before credentials; any other first word may be a part of the key. */
const scheme = /^((?:bearer|basic|digest|token|apikey) +)?.*$/is;

/**
 * The value of a header without what may be a secret. Of credentials the scheme stays, as in `Bearer ***`, since it is a part of
 * what was right or wrong.
 */
export function maskHeader(name: string, value: string, maskText = maskAddresses): string {
  if (/^(proxy-)?authorization$/i.test(name)) return value.replace(scheme, `$1${mask}`);
  return isSecretName(name) ? mask : maskTarget(maskNamed(value), maskText);
}

/** A body without what may be a secret: JSON by its fields, any other text by what looks like a name and its value. */
export function maskBody(text: string, maskText = maskAddresses): string {
  if (!hint.test(text)) return maskText(text);
  try {
    if (nestingProblem(JSON.parse(text)) === undefined) return maskJson(text, maskText);
  } catch {
    // It is no JSON.
  }
  return maskText(maskNamed(maskParts(text)));
}

/** JSON without secrets; written anew only if it has any. */
function maskJson(text: string, maskText: MaskText): string {
  let isChanged = false;
  const value: unknown = JSON.parse(text, (name, sent: unknown) => {
    const isText = typeof sent === "string";
    const isHidden = isSecretName(name) && sent !== null && sent !== "" && typeof sent !== "boolean";
    const shown = isHidden ? mask : isText ? maskText(sent) : sent;
    isChanged ||= shown !== sent;
    return shown;
  });
  return isChanged ? JSON.stringify(value) : text;
}

/** A name and what separates it from its value, in a form, a header, XML or broken JSON. */
const name = /(?<![\w%+.[\]\\-]|<\/)(\\{0,4}["']?)([\w%+.[\]-]{1,100})\1(?=\s{0,20}[:=>])/g;
/** A value with what separates it: quoted, a list or an object to its end, or as long as it goes on in a header, a form or XML. */
const value =
  /(\s*[:=]\s*)(?:"[^"\\]*(?:\\.[^"\\]*)*"?|'[^']*'?|[[{][^]*)|(\s*:[^\S\r\n]*)[^\r\n]*|(\s*=\s*)[^\s&,;<]*|(>)[^<]*/y;

/** A text without the values of what is named after a secret. */
function maskNamed(text: string): string {
  let shown = "";
  let end = 0;
  for (const match of text.matchAll(name)) {
    const start = match.index + match[0].length;
    if (start < end || !isSecretName(decodedPart(match[2] ?? ""))) continue;
    value.lastIndex = start;
    const [whole, ...separators] = value.exec(text) ?? [""];
    shown += text.slice(end, start) + separators.join("") + mask;
    end = start + whole.length;
  }
  return shown + text.slice(end);
}

/** The parts of a form (RFC 7578) without those that are named after a secret. */
function maskParts(text: string): string {
  return text.replaceAll(
    /(^content-disposition:[^\r\n]{0,200}?\bname="?([^"\r\n;]{1,100})(?=["\r\n;])[^\r\n]{0,200}(?:\r?\n[^\r\n]{1,200}){0,5}\r?\n\r?\n)[^]*?(?=\r?\n--|$(?![^]))/gim,
    (part, head: string, field: string) => (isSecretName(field) ? head + mask : part),
  );
}
