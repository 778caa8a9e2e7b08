import { operations } from "@adintel/client/operations";
import type { MediaSearchFields } from "@adintel/client/types";
import type { FactsOf } from "../../engine/rows/list-definition.ts";
import { listing } from "../../engine/rows/list.ts";
import { readFields, type Fields } from "../../engine/rows/request.ts";
import type { EffectsOf, Rows } from "../../engine/rows/table.ts";
import { findAccount } from "../content/content.ts";
import type { CreativeRecord } from "../corpus/index.ts";
import { setField } from "../readings/fields.ts";
import { creativeSearch, facts as shared, oldest } from "./search-media.ts";

type Op = Rows["v1"]["searchBrandMedia"];

const facts: FactsOf<Op, CreativeRecord> = {
  effects: { "filters.landingPage.value": ({ landingPage }) => landingPage },
  orders: {},
  reads: { mode: true, userRequest: true },
};

/** POST /brands/{id}/media of v1: the creatives of an account. */
export const searchBrandMedia = listing<CreativeRecord>({
  ...creativeSearch,
  // A prompt asks for what the fields of v2 ask for.
  facts: {
    effects: { ...shared.effects, ...facts.effects },
    orders: { ...shared.orders, ...facts.orders },
    reads: facts.reads,
  },
  parent: findAccount,
  limit: ({ takes }) =>
    takes("v1-media-limit-default", "rows-20")
      ? 20
      : takes("v1-media-limit-default", "rows-2")
        ? 2
        : undefined,
  orderIn: ({ takes }) =>
    takes("v1-media-order", "oldest") || takes("media-order", "oldest") ? oldest : undefined,
  adapt(fields, { world: { takes } }) {
    if (takes("v1-media-status", "active"))
      setField(fields, "status", operations.v2.searchMedia.effects.status, "ACTIVE");
    const prompt = take(fields, "userRequest");
    if (typeof prompt !== "string") return;
    const derived = readFields(operations.v2.searchMedia, { query: {}, body: derive(prompt) });
    for (const [name, field] of derived) if (field.isGiven) fields.set(name, field);
    const { semanticSearchQuery: effect } = operations.v1.searchBrandMedia.effects;
    const name = "semanticSearchQuery" satisfies keyof EffectsOf<Op>;
    if (take(fields, "mode") === "smart" && !fields.has(name))
      fields.set(name, { name, effect, value: prompt, isGiven: true });
  },
});

function take(fields: Fields, name: keyof (typeof facts)["reads"]): unknown {
  return fields.get(name)?.value;
}

/** Where the service asks a language model for filters, the mock looks for words that name them. */
function derive(request: string): Partial<MediaSearchFields> {
  const says = (words: RegExp) => words.test(request);
  return {
    ...(says(/\bvideos?\b/i) && { format: ["VIDEO"] }),
    ...(says(/\b(images?|pictures?|photos?)\b/i) && { format: ["IMAGE"] }),
    ...(says(/\bcarousels?\b/i) && { format: ["CAROUSEL"] }),
    ...(says(/\btiktok\b/i) && { channel: ["TIKTOK"] }),
    ...(says(/\binstagram\b/i) && { channel: ["INSTAGRAM"] }),
    ...(says(/\b(active|running now|still runs?)\b/i) && { status: "ACTIVE" }),
    ...(says(/\b(inactive|ended|stopped)\b/i) && { status: "INACTIVE" }),
    ...(says(/\bmost (viewed|views)\b/i) && { sortBy: "MOST_VIEWS" }),
    ...(says(/\blongest\b/i) && { sortBy: "LONGEST_RUN" }),
  };
}
