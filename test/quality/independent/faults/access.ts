import type { Family } from "../faults.ts";
import { keys } from "../keys.ts";
import { operations } from "../operations.ts";
import { accepting, fault, type About } from "./make.ts";

const bearer = `Bearer ${keys.valid}`;
const kinds: readonly (readonly [id: string, what: string, key: string, about: About])[] = [
  ["revoked-accepted", "A revoked key is accepted.", keys.revoked, { needs: ["revokedKey"] }],
  [
    "inactive-accepted",
    "The key of an inactive subscription is accepted.",
    keys.inactive,
    { needs: ["inactiveKey"] },
  ],
  [
    "departed-accepted",
    "The key of one who left the team is accepted.",
    keys.departed,
    { needs: ["departedKey"] },
  ],
];

const keyFamily: Family = {
  id: "keys",
  faults: [
    ...kinds.map(([id, what, key, about]) =>
      fault(
        `keys/${id}`,
        what,
        { authorization: (header) => (header === `Bearer ${key}` ? bearer : header) },
        about,
      ),
    ),
    fault("keys/none-needed", "No key is needed.", { authorization: (header) => header ?? bearer }),
    fault("keys/any-token", "Any token is accepted.", {
      authorization: (header) =>
        header?.startsWith("Bearer ") && header.length > 7 && !isKnown(header) ? bearer : header,
    }),
    fault("keys/any-of-the-prefix", "Any token with the prefix of keys is accepted.", {
      authorization: (header) =>
        header?.startsWith("Bearer live_ind_") && !isKnown(header) ? bearer : header,
    }),
    fault("keys/beginning-is-enough", "A token that begins like a key is accepted.", {
      authorization: (header) =>
        header !== null && header.length > 18 && bearer.startsWith(header) ? bearer : header,
    }),
    fault("keys/longer-accepted", "A token that goes on after a key is accepted.", {
      authorization: (header) => (header?.startsWith(bearer) ? bearer : header),
    }),
    fault("keys/any-case", "A key is accepted in capitals.", {
      authorization: (header) =>
        header?.toLowerCase() === bearer.toLowerCase() && header.startsWith("Bearer") ? bearer : header,
    }),
    fault("keys/basic", "The scheme Basic is accepted with a key.", {
      authorization: (header) => (header === `Basic ${keys.valid}` ? bearer : header),
    }),
    fault("keys/token-scheme", "Any scheme is accepted with a key.", {
      authorization: (header) => (header?.endsWith(` ${keys.valid}`) ? bearer : header),
    }),
    fault("keys/bare", "A key without a scheme is accepted.", {
      authorization: (header) => (header === keys.valid ? bearer : header),
    }),
    fault("keys/empty-token", "An empty token is accepted.", {
      authorization: (header) => (header?.trim() === "Bearer" ? bearer : header),
    }),
    fault("keys/in-query", "A key in the query string is accepted without a header.", {
      authorization: (header, request) => header ?? (request.url.includes(keys.valid) ? bearer : null),
    }),
    fault("keys/in-another-header", "A key in X-Api-Key is accepted.", {
      authorization: (header, request) => header ?? (request.headers.has("X-Api-Key") ? bearer : null),
    }),
    ...operations
      .filter(({ path }) => !path.includes("comments"))
      .map(({ id: at }) => fault(`keys/${at}-open`, "The operation needs no key.", accepting(at, 401))),
  ],
};

function isKnown(header: string): boolean {
  return Object.values(keys).some((key) => header === `Bearer ${key}`);
}

const heads = [
  "v2/getInsights",
  "v2/listLandingPages",
  "v2/listCampaigns",
  "v2/listCollabs",
  "v1/getBrand",
  "v1/getInsights",
  "v1/listLandingPages",
];

const methodFamily: Family = {
  id: "methods",
  faults: [
    ...heads.map((at) =>
      fault(
        `methods/${at}-head`,
        "HEAD is accepted, though it is metered.",
        {
          refuse: (refusal, operation, request) =>
            operation?.id === at && refusal.status === 405 && request.method === "HEAD" ? undefined : refusal,
        },
        { at },
      ),
    ),
    ...["v2/searchMedia", "v2/listCollabs", "v2/searchTaxonomies", "v2/indexAccount", "v1/searchBrands"].map(
      (at) => fault(`methods/${at}-any`, "Any method is accepted.", accepting(at, 405)),
    ),
    fault("methods/allow-absent", "405 has no Allow header.", {
      answer: (answer) => (answer.status === 405 ? { ...answer, headers: {} } : answer),
    }),
    fault("methods/allow-empty", "The Allow header is empty.", {
      answer: (answer) => (answer.status === 405 ? { ...answer, headers: { Allow: "" } } : answer),
    }),
    fault("methods/allow-everything", "The Allow header lists methods that are not supported.", {
      answer: (answer) =>
        answer.status === 405 ? { ...answer, headers: { Allow: "GET, POST, PUT, DELETE" } } : answer,
    }),
    fault("methods/allow-wrong", "The Allow header lists only a method that is not supported.", {
      answer: (answer) => (answer.status === 405 ? { ...answer, headers: { Allow: "PUT" } } : answer),
    }),
    fault("methods/allow-head", "The Allow header lists HEAD on metered operations.", {
      answer: (answer, call) =>
        answer.status === 405 && call?.operation.method === "GET" && call.operation.metered
          ? { ...answer, headers: { Allow: "GET, HEAD" } }
          : answer,
    }),
    fault("methods/405-is-404", "An unsupported method is 404.", {
      answer: (answer) =>
        answer.status === 405
          ? { status: 404, headers: {}, body: { error: { code: "not_found", message: "Not found." } } }
          : answer,
    }),
  ],
};

const meteredOnes = operations.filter(({ metered, path }) => metered && !path.includes("comments"));
const unstated = "what it costs is not shown";
const unclear: Readonly<Record<string, string>> = {
  "v2/getAccount": unstated,
  "v2/searchBrands": "what it costs is not shown, though its rows are charged in v1",
  "v2/searchCreators": "what it costs is not shown, though its rows are charged in v1",
  "v1/listCampaigns": "request, response and cost are not shown",
  "v1/listCollabs": "request, response and cost are not shown",
};

const meterFamily: Family = {
  id: "metering",
  faults: [
    ...meteredOnes.map(({ id: at }) =>
      fault(
        `metering/${at}-free`,
        "A metered operation is answered without credits.",
        { metered: (metered, { id }) => id !== at && metered },
        { at, needs: ["exhaustedKey"], ...(unclear[at] !== undefined && { findable: unclear[at] }) },
      ),
    ),
    ...[
      "v2/indexAccount",
      "v1/indexBrand",
      "v1/getIndexStatus",
      "v2/searchTaxonomies",
      "v2/getIndexStatus",
    ].map((at) =>
      fault(
        `metering/${at}-blocked`,
        "A free operation is blocked without credits.",
        { metered: (metered, { id }) => id === at || metered },
        {
          at,
          needs: ["exhaustedKey"],
          ...(at === "v2/searchTaxonomies" && { findable: "GET /taxonomies lists 402, though it is free" }),
          ...(at === "v2/getIndexStatus" && { findable: "that polling is not blocked is stated for v1" }),
        },
      ),
    ),
    fault(
      "metering/all-free",
      "A key without credits may do everything.",
      { metered: () => false },
      { needs: ["exhaustedKey"] },
    ),
    fault(
      "metering/all-blocked",
      "A key without credits may do nothing.",
      { metered: () => true },
      { needs: ["exhaustedKey"] },
    ),
    fault(
      "metering/402-as-empty",
      "Without credits, lists are empty instead of refused.",
      {
        answer: (answer) =>
          answer.status === 402 ? { status: 200, headers: {}, body: { count: 0, media: [] } } : answer,
      },
      { needs: ["exhaustedKey"] },
    ),
  ],
};

/** Keys, methods and credits. */
export const accessFamilies: readonly Family[] = [keyFamily, methodFamily, meterFamily];
