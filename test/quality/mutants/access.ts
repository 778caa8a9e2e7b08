import { refusal } from "./answers.ts";
import { mutant } from "./mutant.ts";
import { around, rewrite, type Change } from "./wrap.ts";
import { brand } from "./world.ts";

const demo = "mock_live_demo";
const website = { websiteUrl: "https://new.example" };

/** Keys that open what they should not, or do not open what they should. */
export const access = [
  mutant({
    id: "access/missing-key",
    operation: "v2/searchMedia",
    what: "A request without a key is served.",
    change: admit((header) => header === null),
    probe: async (ask) =>
      (await ask({ body: { query: "shoes", limit: 1 }, headers: { Authorization: null } })).status,
  }),
  mutant({
    id: "access/v1-missing-key",
    operation: "v1/listBrandCollabs",
    what: "A request without a key is served.",
    change: admit((header) => header === null),
    probe: async (ask) => (await ask({ id: brand.id, headers: { Authorization: null } })).status,
  }),
  mutant({
    id: "access/comments-missing-key",
    operation: "v1/postComments",
    what: "A request without a key is served.",
    change: admit((header) => header === null),
    probe: async (ask) => (await ask({ body: {}, headers: { Authorization: null } })).status,
  }),
  mutant({
    id: "access/any-key",
    operation: "v1/searchBrands",
    what: "Any bearer token is taken for a key.",
    change: admit((header) => header !== null && !header.includes("mock_live_")),
    probe: async (ask) =>
      (await ask({ body: { mode: "ids", brandIds: [brand.id] }, key: "anything" })).status,
  }),
  mutant({
    id: "access/prefix-is-enough",
    operation: "v2/searchCreators",
    what: "Whatever begins as a known key does is taken for it.",
    change: admit((header) => header?.startsWith(`Bearer ${demo}`) ?? false),
    probe: async (ask) => (await ask({ body: {}, key: `${demo}x` })).status,
  }),
  mutant({
    id: "access/key-in-other-case",
    operation: "v2/getAccountIndexStatus",
    what: "Keys are compared without regard to case.",
    change: admit((header) => header?.toLowerCase() === `Bearer ${demo}`.toLowerCase()),
    probe: async (ask) => (await ask({ id: brand.id, key: demo.toUpperCase() })).status,
  }),
  mutant({
    id: "access/beginning-of-key",
    operation: "v1/getBrandIndexStatus",
    what: "What a key begins with is taken for the key.",
    change: admit(
      (header) => (header?.startsWith("Bearer mock_live_") && `Bearer ${demo}`.startsWith(header)) || false,
    ),
    probe: async (ask) => (await ask({ id: brand.id, key: "mock_live_" })).status,
  }),
  mutant({
    id: "access/key-but-for-its-end",
    operation: "v1/getBrandIndexStatus",
    what: "A key whose last character is missing is taken for it.",
    change: admit((header) => header === `Bearer ${demo.slice(0, -1)}`),
    probe: async (ask) => (await ask({ id: brand.id, key: demo.slice(0, -1) })).status,
  }),
  mutant({
    id: "access/key-by-basic-scheme",
    operation: "v1/listBrandInsights",
    what: "A key is accepted whichever scheme stands before it.",
    change: admit((header) => header?.endsWith(` ${demo}`) ?? false),
    probe: async (ask) =>
      (await ask({ id: brand.id, query: { type: "HOOK" }, headers: { Authorization: `Basic ${demo}` } }))
        .status,
  }),
  mutant({
    id: "access/basic-scheme",
    operation: "v2/getAccount",
    what: "A key that is sent by the scheme Basic is accepted.",
    change: admit((header) => header?.startsWith("Basic ") ?? false),
    probe: async (ask) =>
      (await ask({ id: brand.id, headers: { Authorization: `Basic ${btoa(`${demo}:`)}` } })).status,
  }),
  mutant({
    id: "access/no-scheme",
    operation: "v1/indexBrand",
    what: "A key without a scheme before it is accepted.",
    change: admit((header) => header === demo),
    probe: async (ask) => (await ask({ body: website, headers: { Authorization: demo } })).status,
  }),
  mutant({
    id: "access/key-in-query",
    operation: "v2/searchTaxonomies",
    what: "A key in the query parameter `api_key` does for the header.",
    change: around((next, { request, query }) => {
      const key = query.get("api_key");
      return next(key === null ? request : rewrite(request, { key }));
    }),
    probe: async (ask) =>
      (await ask({ query: { query: "shoes", api_key: demo }, headers: { Authorization: null } })).status,
  }),
  mutant({
    id: "access/revoked-key",
    operation: "v2/listAccountInsights",
    what: "A revoked key is accepted.",
    change: admitKey("mock_live_revoked"),
    probe: async (ask) =>
      (await ask({ id: brand.id, query: { type: "HOOK" }, key: "mock_live_revoked" })).status,
  }),
  mutant({
    id: "access/revoked-as-403",
    operation: "v2/indexAccount",
    what: "A revoked key is refused as an ended membership is.",
    change: refuse("mock_live_revoked", "membership_ended"),
    probe: async (ask) => (await ask({ body: website, key: "mock_live_revoked" })).status,
  }),
  mutant({
    id: "access/inactive-team",
    operation: "v2/listAccountCampaigns",
    what: "A team whose subscription is inactive is served.",
    change: admitKey("mock_live_inactive"),
    probe: async (ask) =>
      (await ask({ id: brand.id, query: { type: "OFFER" }, key: "mock_live_inactive" })).status,
  }),
  mutant({
    id: "access/inactive-team-free",
    operation: "v1/getBrandIndexStatus",
    what: "A team whose subscription is inactive is served, as if a free operation needed none.",
    change: admitKey("mock_live_inactive"),
    probe: async (ask) => (await ask({ id: brand.id, key: "mock_live_inactive" })).status,
  }),
  mutant({
    id: "access/departed-member",
    operation: "v1/getBrand",
    what: "Somebody who has left the team is served.",
    change: admitKey("mock_live_departed"),
    probe: async (ask) => (await ask({ id: brand.id, key: "mock_live_departed" })).status,
  }),
  mutant({
    id: "access/exhausted-team",
    operation: "v2/listAccountCollabs",
    what: "A team without credits is served.",
    change: admitKey("mock_live_exhausted"),
    probe: async (ask) => (await ask({ id: brand.id, key: "mock_live_exhausted" })).status,
  }),
  mutant({
    id: "access/v1-exhausted-team",
    operation: "v1/searchBrandMedia",
    what: "A team that has used up its credits is served in v1, as if v1 had credits of its own.",
    change: admitKey("mock_live_exhausted"),
    probe: async (ask) =>
      (await ask({ id: brand.id, body: { limit: 1 }, key: "mock_live_exhausted" })).status,
  }),
  mutant({
    id: "access/402-on-index",
    operation: "v1/indexBrand",
    what: "A team without credits cannot add an account, although that is free.",
    change: refuse("mock_live_exhausted", "out_of_credits"),
    probe: async (ask) => (await ask({ body: website, key: "mock_live_exhausted" })).status,
  }),
  mutant({
    id: "access/402-on-polling",
    operation: "v1/getBrandIndexStatus",
    what: "A team without credits cannot poll, although that is free.",
    change: refuse("mock_live_exhausted", "out_of_credits"),
    probe: async (ask) => (await ask({ id: brand.id, key: "mock_live_exhausted" })).status,
  }),
  mutant({
    id: "access/v1-refuses-key",
    operation: "v1/listBrandLandingPages",
    what: "A key of v2 is unknown in v1.",
    change: refuse(demo, "invalid_api_key"),
    probe: async (ask) => (await ask({ id: brand.id })).status,
  }),
];

/** Takes a request for one with the demo key. */
function admit(isAdmitted: (authorization: string | null) => boolean): Change {
  return around((next, { request }) => {
    const header = request.headers.get("Authorization");
    const isKnown = header === `Bearer ${demo}`;
    return next(!isKnown && isAdmitted(header) ? rewrite(request, { key: demo }) : request);
  });
}

function admitKey(key: string): Change {
  return admit((header) => header === `Bearer ${key}`);
}

function refuse(key: string, code: Parameters<typeof refusal>[0]): Change {
  return around((next, { request }) =>
    request.headers.get("Authorization") === `Bearer ${key}` ? refusal(code) : next(request),
  );
}
