import type { operations as table, OperationId, Version } from "@adintel/client/operations";
import { commonWords } from "../discovery/words.ts";
import type { OperationKnowledge } from "../knowledge/knowledge.ts";
import { creativeWords, maxAccounts } from "../cases/lists/words.ts";
import { findingCost, legacyScopes } from "./lists/scopes.ts";
import { channelOf } from "./channels.ts";
import { landingPages, locations, sorts, taxonomies } from "./samples.ts";

type FieldOf<Operation> = Operation extends { effects: infer Effects } ? keyof Effects & string : never;

type Known = {
  readonly [V in Version]?: {
    readonly [Id in OperationId<V>]?: OperationKnowledge<FieldOf<(typeof table)[V][Id]>>;
  };
};

const indexedAddress =
  "It names what is indexed, which the indexing cases test; there is no list to compare.";
const comments = {
  caseWaivers: {
    charging: "No part of its request is specified, and it is not known what it writes.",
  },
};

/** What is known of each operation beside its document, but for inputs. */
export const operations: Known = {
  v1: {
    searchBrands: {
      place: {
        sets: ["mode", "type", "brandNames", "brandIds", "query"],
        of: legacyScopes,
        maxScopes: 2,
        finding: findingCost,
        when: {
          mode: {
            ids: async (tools) => [{ values: { mode: "ids", brandIds: await tools.accounts() } }],
          },
        },
      },
      samples: { location: locations },
      fieldWaivers: {
        mode: "It is required, so every case sets it: `ids`, `names` and `count` each test one of its values.",
        brandIds: { heldBy: "ids" },
        brandNames: { heldBy: "names" },
        query: "What a language model finds for a description is not stated; `type` and `count` use it.",
      },
    },
    searchBrandMedia: {
      place: {
        // What a language model makes of a text is not compared. Which fields are required is not specified, so both are sent.
        sets: ["mode", "userRequest"],
        of: async (tools) => {
          const [userRequest] = await creativeWords(tools);
          return (await tools.accounts()).map((id) => ({ id, values: { mode: "structured", userRequest } }));
        },
        maxScopes: maxAccounts,
        isOfAccounts: true,
      },
      samples: { "filters.landingPage.value": landingPages },
      fieldWaivers: {
        mode: "What a mode changes is up to a language model; `limit` and `of-the-account` use both modes.",
        userRequest: "A language model reads it, so no relation between two responses is stated.",
      },
    },
    indexBrand: { fieldWaivers: { websiteUrl: indexedAddress } },
    postComments: comments,
  },
  v2: {
    searchBrands: { samples: { location: locations, taxonomy: taxonomies, sortBy: sorts } },
    searchCreators: { samples: { location: locations, sortBy: sorts } },
    searchMedia: {
      // It matches the text of creatives.
      words: commonWords,
      samples: { location: locations, taxonomy: taxonomies, landingPage: landingPages },
      readings: {
        channel: (platforms, value) => {
          // Meta's ads run on Instagram too.
          const wanted = value === "META_AD" ? ["META_AD", "INSTAGRAM"] : [value];
          return (
            platforms.length === 0 || platforms.some((name) => wanted.includes(channelOf(name) ?? value))
          );
        },
      },
    },
    indexAccount: { fieldWaivers: { websiteUrl: indexedAddress } },
    searchTaxonomies: { words: ["home", "beauty", "food", "drinks", "shoes"] },
    postComments: comments,
  },
};
