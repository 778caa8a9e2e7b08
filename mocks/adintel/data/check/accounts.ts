import { operations } from "@adintel/client/operations";
import { accountTypes } from "@adintel/client/values";
import { requestViolations, responseViolations } from "@adintel/client/validation";
import { readAddress } from "../../corpus/index.ts";
import { neutral, trades } from "../../corpus/trades/index.ts";
import { accountFields } from "../fields.ts";
import { anId, createFindings, isId, type Item } from "./findings.ts";
import type { Path, Problem } from "../../../../scripts/lib/data/data-error.ts";

const tradeIds: readonly string[] = [...trades, neutral].map(({ id }) => id);
const types: readonly unknown[] = accountTypes;
const { BRAND: ofBrands = [], CREATOR: ofCreators = [] } = accountFields;

const counts = ["likes", "igFollowers", "igEngagementRate", "tiktokFollowers", "tiktokEngagementRate"];

export function accountProblems(account: Item, path: Path): Problem[] {
  const found = createFindings(path, account);
  const { type = "BRAND" } = account;
  if (!types.includes(type)) found.add(`must be one of ${accountTypes.join(", ")}`, "type");
  const isBrand = type !== "CREATOR";
  const [own, others] = isBrand ? [ofBrands, ofCreators] : [ofCreators, ofBrands];
  for (const field of Object.keys(account))
    if (!own.includes(field) && others.includes(field))
      found.add(isBrand ? "is a field of creators; add type: CREATOR" : "is a field of brands only", field);
  found.unknownFields(own);

  found.notNull(["id", "platformId", "name", "verified", "profileUrl", "taxonomy", "trade"]);
  found.ofContract(
    responseViolations("v2", "getAccount", 200, {
      ...(isBrand ? {} : unknownCreator),
      ...account,
      type: isBrand ? "BRAND" : "CREATOR",
    }),
    (steps) => steps,
  );
  const { location, language, taxonomy } = account;
  const filters = { ...(location !== null && { location }), ...(language !== null && { language }) };
  found.ofContract(
    requestViolations("v1", "searchBrands", {
      path: {},
      query: {},
      body: { mode: "brand_name", brandNames: ["any"], type: "CREATOR", ...defined(filters) },
    }),
    (steps) => steps,
  );
  found.ofContract(
    requestViolations("v2", "searchBrands", { path: {}, query: {}, body: defined({ taxonomy }) }),
    (steps) => steps,
  );
  found.texts(["id", "platformId"], anId, isId);
  found.texts(["name", "igUsername", "tiktokUsername", "facebookAdLibraryId", "profileUrl", "location"]);
  found.texts(["websiteUrl"], "the address of a website, such as https://kettles.example", isWebsite);
  found.texts(["trade"], `one of ${tradeIds.join(", ")}`, (text) => tradeIds.includes(text));
  found.numbers(counts);
  for (const network of ["ig", "tiktok"])
    if (account[`${network}Username`] === null && typeof account[`${network}Followers`] === "number")
      found.add(`must be null, since ${network}Username is`, `${network}Followers`);
  return found.problems();
}

/** What the row of a creator must have. */
const unknownCreator = Object.fromEntries(
  operations.v2.searchCreators.lists[0].fields
    .filter(
      (field) =>
        !ofBrands.includes(field) || ["location", "language", "tiktokEngagementRate"].includes(field),
    )
    .map((field) => [field, null]),
);

function isWebsite(text: string): boolean {
  return readAddress(text) !== null;
}

/** What of an object is not `undefined`. */
export function defined(values: Item): Item {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
