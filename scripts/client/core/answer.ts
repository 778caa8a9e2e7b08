import type { InvalidField } from "@adintel/client/api-errors";

/** What the client reads of the body of an error response. */
export interface ServiceError {
  code: string;
  message: string | undefined;
  details: InvalidField[] | undefined;
}

/** Where an API has its key and its errors. What is left out is as usual: a bearer token, and an object `error`. */
export interface Dialect {
  /** The header of the key, in lower case, and its value, with a placeholder for the key. */
  key?: readonly [name: string, value: string];
  /** The code of a 429. */
  rateLimited?: string;
  /** The error in a body, which may be any object. */
  errorIn?(body: { error?: unknown }): unknown;
}

/** The error in the body of a response; `undefined` if it is not one of this API. */
export function readError(
  body: unknown,
  errorIn: Dialect["errorIn"] = ({ error }) => error,
): ServiceError | undefined {
  const { code, message, details } = Object(errorIn(Object(body))) as Record<string, unknown>;
  if (typeof code !== "string") return undefined;
  return {
    code,
    message: typeof message === "string" ? message : undefined,
    details: invalidFields(details),
  };
}

/** The fields of a list of them, without what is no field. */
export function invalidFields(list: unknown): InvalidField[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list
    .map(Object)
    .flatMap(({ path, message }: Partial<InvalidField>) =>
      typeof path === "string" && typeof message === "string" ? { path, message } : [],
    );
}

/** What is wrong with a field, in words. Some messages name their field. */
export function fieldProblem({ path, message }: InvalidField): string {
  return message.split(/[ ,]+/).includes(path) ? message : `${path} ${message}`;
}

export function headerOf(response: Response | undefined, name: string): string | undefined {
  return response?.headers.get(name) ?? undefined;
}

/** The Retry-After header in seconds, also if it is a date (RFC 9110, section 10.2.3); `undefined` if missing or invalid. */
export function retryAfterSeconds(response: Response | undefined): number | undefined {
  const value = headerOf(response, "Retry-After")?.trim() ?? "";
  // Repeated headers are joined by commas; the first one counts.
  if (/^\d+(\.\d+)?\s*(,|$)/.test(value)) return parseFloat(value);
  // An HTTP-date starts with the day's name. It is compared with the server's Date, since clocks differ.
  const date = /^[a-z]/i.test(value) ? Date.parse(value) : NaN;
  const now = Date.parse(headerOf(response, "Date") ?? "") || Date.now();
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
