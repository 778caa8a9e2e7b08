import type { Family, Fault } from "../faults.ts";
import type { Hooks } from "../hooks.ts";
import { keys } from "../keys.ts";
import { operations } from "../operations.ts";
import { accepting, each, family, fault, type About } from "./make.ts";

const bearer = `Bearer ${keys.valid}`;

/** Takes what is sent in place of a key for one. */
function accepted(
  id: string,
  what: string,
  isTaken: (header: string, request: Request) => boolean,
  about: About = {},
): Fault {
  const change: Hooks = {
    authorization: (header, request) => (isTaken(header ?? "", request) ? bearer : header),
  };
  return fault(id, what, change, about);
}

function isKnown(header: string): boolean {
  return Object.values(keys).some((key) => header === `Bearer ${key}`);
}

const isKey = (key: string) => (header: string) => header === `Bearer ${key}`;

const keyFamily = family("keys", [
  accepted("revoked-accepted", "A revoked key is accepted.", isKey(keys.revoked), { needs: ["revokedKey"] }),
  accepted("inactive-accepted", "The key of an inactive subscription is accepted.", isKey(keys.inactive), {
    needs: ["inactiveKey"],
  }),
  accepted("departed-accepted", "The key of one who left the team is accepted.", isKey(keys.departed), {
    needs: ["departedKey"],
  }),
  accepted("none-needed", "No key is needed.", (_, { headers }) => !headers.has("Authorization")),
  accepted(
    "any-token",
    "Any token is accepted.",
    (header) => header.startsWith("Bearer ") && header.length > 7 && !isKnown(header),
  ),
  accepted(
    "any-of-the-prefix",
    "Any token with the prefix of keys is accepted.",
    (header) => header.startsWith("Bearer live_ind_") && !isKnown(header),
  ),
  accepted(
    "beginning-is-enough",
    "A token that begins like a key is accepted.",
    (header) => header.length > 18 && bearer.startsWith(header),
  ),
  accepted("longer-accepted", "A token that goes on after a key is accepted.", (header) =>
    header.startsWith(bearer),
  ),
  accepted(
    "any-case",
    "A key is accepted in capitals.",
    (header) => header.toLowerCase() === bearer.toLowerCase() && header.startsWith("Bearer"),
  ),
  accepted("basic", "The scheme Basic is accepted with a key.", (header) => header === `Basic ${keys.valid}`),
  accepted("token-scheme", "Any scheme is accepted with a key.", (header) =>
    header.endsWith(` ${keys.valid}`),
  ),
  accepted("bare", "A key without a scheme is accepted.", (header) => header === keys.valid),
  accepted("empty-token", "An empty token is accepted.", (header) => header.trim() === "Bearer"),
  accepted(
    "in-query",
    "A key in the query string is accepted without a header.",
    (_, { headers, url }) => !headers.has("Authorization") && url.includes(keys.valid),
  ),
  accepted(
    "in-another-header",
    "A key in X-Api-Key is accepted.",
    (_, { headers }) => !headers.has("Authorization") && headers.has("X-Api-Key"),
  ),
  ...each(
    operations.filter(({ path }) => !path.includes("comments")).map(({ id }) => id),
    "*-open",
    "The operation needs no key.",
    (at) => accepting(at, 401),
  ),
]);

const heads = [
  "v2/getInsights",
  "v2/listLandingPages",
  "v2/listCampaigns",
  "v2/listCollabs",
  "v1/getBrand",
  "v1/getInsights",
  "v1/listLandingPages",
];

/** Changes the `Allow` header of 405; without one if none is given. */
const allowing = (Allow?: string): Hooks => ({
  answer: (answer) =>
    answer.status === 405 ? { ...answer, headers: Allow === undefined ? {} : { Allow } } : answer,
});

const methodFamily = family("methods", [
  ...each(heads, "*-head", "HEAD is accepted, though it is metered.", (at) => ({
    at,
    refuse: (refusal, operation, request) =>
      operation?.id === at && refusal.status === 405 && request.method === "HEAD" ? undefined : refusal,
  })),
  ...each(
    ["v2/searchMedia", "v2/listCollabs", "v2/searchTaxonomies", "v2/indexAccount", "v1/searchBrands"],
    "*-any",
    "Any method is accepted.",
    (at) => accepting(at, 405),
  ),
  fault("allow-absent", "405 has no Allow header.", allowing()),
  fault("allow-empty", "The Allow header is empty.", allowing("")),
  fault(
    "allow-everything",
    "The Allow header lists methods that are not supported.",
    allowing("GET, POST, PUT, DELETE"),
  ),
  fault("allow-wrong", "The Allow header lists only a method that is not supported.", allowing("PUT")),
  fault("allow-head", "The Allow header lists HEAD on metered operations.", {
    answer: (answer, call) =>
      answer.status === 405 && call?.operation.method === "GET" && call.operation.metered
        ? { ...answer, headers: { Allow: "GET, HEAD" } }
        : answer,
  }),
  fault("405-is-404", "An unsupported method is 404.", {
    answer: (answer) =>
      answer.status === 405
        ? { status: 404, headers: {}, body: { error: { code: "not_found", message: "Not found." } } }
        : answer,
  }),
]);

const metered = operations.filter((one) => one.metered && !one.path.includes("comments"));
const unstated = "what it costs is not shown";
const unclear: Readonly<Record<string, string>> = {
  "v2/getAccount": unstated,
  "v2/searchBrands": "what it costs is not shown, though its rows are charged in v1",
  "v2/searchCreators": "what it costs is not shown, though its rows are charged in v1",
  "v1/listCampaigns": "request, response and cost are not shown",
  "v1/listCollabs": "request, response and cost are not shown",
  "v2/searchTaxonomies": "GET /taxonomies lists 402, though it is free",
  "v2/getIndexStatus": "that polling is not blocked is stated for v1",
};
const free = [
  "v2/indexAccount",
  "v1/indexBrand",
  "v1/getIndexStatus",
  "v2/searchTaxonomies",
  "v2/getIndexStatus",
];

const needs = ["exhaustedKey"] as const;
const unclearAt = (at: string): About => ({ needs, findable: unclear[at] });

const meterFamily = family("metering", [
  ...each(
    metered.map(({ id }) => id),
    "*-free",
    "A metered operation is answered without credits.",
    (at) => ({ at, metered: (is, { id }) => id !== at && is }),
    unclearAt,
  ),
  ...each(
    free,
    "*-blocked",
    "A free operation is blocked without credits.",
    (at) => ({ at, metered: (is, { id }) => id === at || is }),
    unclearAt,
  ),
  fault("all-free", "A key without credits may do everything.", { metered: () => false }, { needs }),
  fault("all-blocked", "A key without credits may do nothing.", { metered: () => true }, { needs }),
  fault(
    "402-as-empty",
    "Without credits, lists are empty instead of refused.",
    {
      answer: (answer) =>
        answer.status === 402 ? { status: 200, headers: {}, body: { count: 0, media: [] } } : answer,
    },
    { needs },
  ),
]);

/** Keys, methods and credits. */
export const accessFamilies: readonly Family[] = [keyFamily, methodFamily, meterFamily];
