import type { operations, OperationId, Version } from "@adintel/client/operations";

/** Why a field has no case, or the name of the case that covers it under another name. */
export type Waiver = string | { heldBy: string };

/** The names of an operation's fields, and of its sort values: `sortBy=NAME`. */
type WaivableName<Effects> =
  | (keyof Effects & string)
  | {
      [F in keyof Effects & string]: Effects[F] extends { orders: infer Orders }
        ? `${F}=${keyof Orders & string}`
        : never;
    }[keyof Effects & string];

export type FieldWaivers = {
  [V in Version]?: {
    [Id in OperationId<V>]?: (typeof operations)[V][Id] extends { effects: infer Effects }
      ? { [Name in WaivableName<Effects>]?: Waiver }
      : never;
  };
};

const indexedAddress =
  "It names what is indexed, which the indexing cases test; there is no list to compare.";

/** Fields without a case of their name, by operation. */
export const fieldWaivers: FieldWaivers = {
  v1: {
    searchBrands: {
      mode: "It is required, so every case sets it: `ids`, `names` and `count` each test one of its values.",
      brandIds: { heldBy: "ids" },
      brandNames: { heldBy: "names" },
      query: "What a language model finds for a description is not stated; `type` and `count` use it.",
    },
    searchBrandMedia: {
      mode: "What a mode changes is up to a language model; `limit` and `of-the-account` use both modes.",
      userRequest: "A language model reads it, so no relation between two responses is stated.",
    },
    indexBrand: { websiteUrl: indexedAddress },
  },
  v2: {
    indexAccount: { websiteUrl: indexedAddress },
  },
};
