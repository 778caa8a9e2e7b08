import type { CurrentVersion, OperationId } from "@adintel/client/operations";

/** A tool of one or several operations. Prices, limits and input schemas are added from the contract. */
export interface ToolDefinition {
  name: string;
  title: string;
  /** What it finds, and when to use it rather than another tool. */
  description: string;
  /** The argument that chooses the operation, if there are several. */
  choice?: { argument: string; description: string };
  /** By what `choice` takes. */
  operations: Record<string, ToolOperation>;
  /** It changes what the service has, so that only `--allow-index` offers it. */
  changesIndex?: true;
}

interface ToolOperation {
  operation: OperationId<CurrentVersion>;
  /** The fields of a row that are returned unless others are asked for; `a.b` takes one field of an object. */
  fields?: readonly string[];
}

const accountFields = ["id", "name", "type", "summary", "igUsername", "igFollowers", "tiktokUsername"];

export const tools: readonly ToolDefinition[] = [
  {
    name: "search_creatives",
    title: "Search creatives",
    description:
      "Searches ads, which are called creatives: those of one account (`accountId`), or the whole index by text (`query`). Find the account's id with find_accounts first if you only have its name.",
    operations: {
      creatives: {
        operation: "searchMedia",
        fields: [
          "id",
          "brand.id",
          "brand.name",
          "type",
          "title",
          "hook",
          "startAt",
          "endAt",
          "daysRun",
          "durationInSeconds",
          "platforms",
          "viewCount",
          "impressionsText",
        ],
      },
    },
  },
  {
    name: "find_accounts",
    title: "Find accounts",
    description:
      "Finds brands or creators by id, handle, name or description, and returns the ids that the other tools take. If you give several of these, the first in this order counts: ids, handle, names, query.",
    choice: { argument: "kind", description: "What to look for." },
    operations: {
      brand: { operation: "searchBrands", fields: [...accountFields, "category"] },
      creator: { operation: "searchCreators", fields: [...accountFields, "location", "language"] },
    },
  },
  {
    name: "look_at_account",
    title: "Look at an account",
    description:
      "Looks at one account by its id: its profile, insights (themes of its creatives, and how many share each), the landing pages that its ads lead to, its campaigns or offers, the creators that it works with, or whether it has been indexed.",
    choice: { argument: "view", description: "What to look at." },
    operations: {
      profile: { operation: "getAccount", fields: [...accountFields, "category", "location", "language"] },
      insights: { operation: "listAccountInsights" },
      landing_pages: { operation: "listAccountLandingPages" },
      campaigns: { operation: "listAccountCampaigns" },
      collabs: { operation: "listAccountCollabs" },
      index_status: { operation: "getAccountIndexStatus" },
    },
  },
  {
    name: "look_up_taxonomy",
    title: "Look up product taxonomy paths",
    description: "Looks up product categories, as paths that the filter `taxonomy` of searches takes.",
    operations: { paths: { operation: "searchTaxonomies" } },
  },
  {
    name: "index_account",
    title: "Add an account to the index",
    description:
      "Adds the account behind a website, or an Instagram or TikTok profile, to the index. Indexing goes on in the background; look_at_account with the view index_status says when it has ended.",
    operations: { index: { operation: "indexAccount" } },
    changesIndex: true,
  },
];
