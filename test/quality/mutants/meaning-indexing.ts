import { refusal } from "./answers.ts";
import { mutant } from "./mutant.ts";
import { around, changeBody, typeOf, withBody, type Change } from "./wrap.ts";
import { brand, creator } from "./world.ts";

const site = { websiteUrl: "https://new.example" };

/** Adding accounts and polling them. */
export const indexing = [
  mutant({
    id: "meaning/index-again-another-id",
    operation: "v2/indexAccount",
    what: "An address that was added is answered with another id when it is added again.",
    change: changeBody((body) =>
      body["status"] === "already_exists" ? { ...body, brandId: turned(body["brandId"]) } : body,
    ),
    probe: async (ask) => {
      const first = await ask({ body: site });
      return first.body["brandId"] === (await ask({ body: site })).body["brandId"];
    },
  }),
  mutant({
    id: "meaning/index-again-indexing",
    operation: "v2/indexAccount",
    what: "An address that was added is `indexing` again, and not `already_exists`.",
    // It may still be being indexed.
    assumed: true,
    change: againIndexing(),
    probe: async (ask) => {
      await ask({ body: site });
      return (await ask({ body: site })).body["status"];
    },
  }),
  mutant({
    id: "meaning/v1-index-again-indexing",
    operation: "v1/indexBrand",
    what: "Every address is `indexing`, also one of a known account.",
    change: changeBody((body) => ({ ...body, status: "indexing" })),
    probe: async (ask) => (await ask({ body: { websiteUrl: brand.website } })).body["status"],
  }),
  mutant({
    id: "meaning/index-new-exists",
    operation: "v2/indexAccount",
    what: "An address that is new is `already_exists`.",
    // Of no address of others can it be known that a server never saw it.
    staged: true,
    change: changeBody((body) => ({ ...body, status: "already_exists" })),
    probe: async (ask) => (await ask({ body: site })).body["status"],
  }),
  mutant({
    id: "meaning/index-known-another-id",
    operation: "v1/indexBrand",
    what: "The id of a known account is not the one that v2 answers.",
    change: changeBody((body) => ({ ...body, brandId: turned(body["brandId"]) })),
    probe: async (ask) => {
      const known = { body: { websiteUrl: brand.website } };
      const { body } = await ask({ operation: "v2/indexAccount", ...known });
      return (await ask(known)).body["brandId"] === body["brandId"];
    },
  }),
  mutant({
    id: "meaning/index-profile-refused",
    staged: true,
    operation: "v2/indexAccount",
    what: "Addresses of Instagram profiles are refused.",
    change: around((next, { request, body }) =>
      /instagram\.com/.test(String(body["websiteUrl"]))
        ? refusal("invalid_request", "websiteUrl")
        : next(request),
    ),
    probe: async (ask) => (await ask({ body: { websiteUrl: "https://www.instagram.com/some.one" } })).status,
  }),
  mutant({
    id: "meaning/v1-index-profile-refused",
    staged: true,
    operation: "v1/indexBrand",
    what: "Addresses of TikTok profiles are refused.",
    change: around((next, { request, body }) =>
      /tiktok\.com/.test(String(body["websiteUrl"]))
        ? refusal("invalid_request", "websiteUrl")
        : next(request),
    ),
    probe: async (ask) => (await ask({ body: { websiteUrl: "https://www.tiktok.com/@some.one" } })).status,
  }),
  mutant({
    id: "meaning/index-status-unknown",
    operation: "v2/getAccountIndexStatus",
    what: "The id of an account that is being indexed is answered with 404.",
    change: whileIndexing(() => refusal("brand_not_found")),
    probe: async (ask) => {
      const { body } = await ask({ operation: "v2/indexAccount", body: site });
      return (await ask({ id: String(body["brandId"]) })).status;
    },
  }),
  mutant({
    id: "meaning/v1-index-status-unknown",
    operation: "v1/getBrandIndexStatus",
    what: "The id of an account that was added in v2 is answered with 404.",
    change: whileIndexing(() => refusal("brand_not_found")),
    probe: async (ask) => {
      const { body } = await ask({ operation: "v2/indexAccount", body: site });
      return (await ask({ id: String(body["brandId"]) })).status;
    },
  }),
  mutant({
    id: "meaning/index-status-early",
    operation: "v2/getAccountIndexStatus",
    what: "An account that is being indexed is said to be indexed at once.",
    assumed: true,
    change: whileIndexing((response) => withBody(response, { status: "indexed" })),
    probe: async (ask) => {
      const { body } = await ask({ operation: "v2/indexAccount", body: site });
      return (await ask({ id: String(body["brandId"]) })).body["status"];
    },
  }),
  mutant({
    id: "meaning/v1-media-of-creators-unknown",
    operation: "v1/searchBrandMedia",
    what: "The id of a creator is answered with 404.",
    // v1 speaks of brands there.
    assumed: true,
    change: around(async (next, sent) =>
      (await typeOf(next, sent)) === "CREATOR" ? refusal("brand_not_found") : next(sent.request),
    ),
    probe: async (ask) => (await ask({ id: creator.id, body: { limit: 1 } })).status,
  }),
];

/** Another id of the same form. */
function turned(id: unknown): string {
  return String(id).replaceAll(/[0-8]/g, (digit) => String(Number(digit) + 1));
}

/** Takes an address that this server has added for a new one each time. */
function againIndexing(): Change {
  return (next, operation) => {
    const added = new Set<unknown>();
    return changeBody((body) => {
      if (body["status"] === "indexing") added.add(body["brandId"]);
      return added.has(body["brandId"]) ? { ...body, status: "indexing" } : body;
    })(next, operation);
  };
}

function whileIndexing(change: (response: Response) => Response): Change {
  return around(async (next, { request }) => {
    const response = await next(request);
    const { status } = (await response.clone().json()) as { status?: string };
    return status === "indexing" ? change(response) : response;
  });
}
