import { responseViolations, requestViolations } from "@adintel/client/validation";
import { accountProblems, defined } from "./accounts.ts";
import { creativeProblems } from "./creatives.ts";
import { aDate, instantOf } from "../../../engine/sessions/instants.ts";
import { campaignFields, dataFields } from "../fields.ts";
import { anId, createFindings, isId, type Item } from "./findings.ts";
import { DataError, type Path, type Problem } from "../../../../scripts/lib/data/data-error.ts";
import { accountsOf, finder, publisherOf } from "../../corpus/own/references.ts";
import { isRecord } from "../../../../scripts/lib/json.ts";
import { nearest, suggestion } from "../../../../scripts/lib/text.ts";
import type { CheckedData } from "../../corpus/own/data.ts";

/** Larger worlds are made up, not given. */
const maxAccounts = 10_000;
const maxCreatives = 1_000_000;

/**
 * Checks data against the documents' schemas, and its facts against each other and the mock's time, in milliseconds.
 *
 * @throws {DataError} listing every mistake and where it is.
 */
export function checkData(data: unknown, now: number): asserts data is CheckedData {
  const problems = problemsOf(data, now);
  if (problems.length > 0) throw new DataError(problems);
}

function problemsOf(data: unknown, now: number): Problem[] {
  if (!isRecord(data)) return [{ path: [], message: "must be an object with accounts or creatives" }];
  const found = createFindings([], data);
  found.unknownFields(dataFields);
  found.numbers(["seed"], { whole: true, most: 2 ** 31 - 1 });
  found.notNull(dataFields);
  found.texts(["now"], aDate, (text) => !Number.isNaN(instantOf(text)));
  const lists: Record<string, unknown[]> = {};
  for (const [name, most] of [
    ["accounts", maxAccounts],
    ["creatives", maxCreatives],
    ["campaigns", maxCreatives],
  ] as const) {
    const list = data[name];
    if (list === undefined) continue;
    if (!Array.isArray(list)) found.add("must be an array", name);
    else if (list.length > most) found.add(`must have at most ${most} items`, name);
    else lists[name] = list;
  }
  if (found.problems().length > 0) return found.problems();
  const { accounts = [], creatives = [], campaigns = [] } = lists;
  const problems = [
    ...eachOf(accounts, "accounts", accountProblems),
    ...eachOf(creatives, "creatives", (creative, path) => creativeProblems(creative, path, now)),
    ...eachOf(campaigns, "campaigns", (campaign, path) => campaignProblems(campaign, path, now)),
  ];
  // References are checked once every item is sound.
  return problems.length > 0 ? problems : referenceProblems(data);
}

function eachOf(
  list: readonly unknown[],
  name: string,
  check: (item: Item, path: Path) => Problem[],
): Problem[] {
  return list.flatMap((item, i) =>
    isRecord(item) ? check(item, [name, i]) : [{ path: [name, i], message: "must be an object" }],
  );
}

function campaignProblems(campaign: Item, path: Path, now: number): Problem[] {
  const found = createFindings(path, campaign);
  found.unknownFields(campaignFields);
  found.notNull(["id", "type", "title", "startAt", "launches7d", "accountId"]);
  const { accountId: _, ...shown } = campaign;
  found.ofContract(
    responseViolations("v2", "listAccountCampaigns", 200, {
      count: 1,
      campaigns: [{ ...unknownCampaign, ...defined(shown) }],
    }),
    ([, , ...steps]) => steps,
  );
  const { type } = campaign;
  if (typeof type === "string")
    found.ofContract(
      requestViolations("v2", "listAccountCampaigns", { path: { id: "any" }, query: { type } }),
      (steps) => steps,
    );
  found.texts(["id"], anId, isId);
  found.texts(["title", "accountId"]);
  found.numbers(["velocityScore", "launches7d", "mediaCount"]);
  const isPast = (text: string) => instantOf(text) <= now;
  found.texts(["startAt"], `${aDate}, not after the mock's time, ${new Date(now).toISOString()}`, isPast);
  return found.problems();
}

const unknownCampaign = {
  id: "",
  type: "",
  category: null,
  title: "",
  summary: null,
  velocityScore: null,
  startAt: "",
  launches7d: 0,
};

/** What is wrong between items: duplicate ids and unknown accounts. */
function referenceProblems(data: CheckedData): Problem[] {
  const listed = accountsOf(data);
  const problems: Problem[] = [];
  // Accounts that a row's brand describes have not been checked yet.
  if (!data.accounts)
    for (const { facts, path } of listed) problems.push(...accountProblems({ ...facts }, path));
  const accounts = listed.map(({ facts }) => facts);
  const find = finder(accounts);
  const names = accounts.flatMap(({ name, id }) => name ?? id ?? []);
  const refer = (name: string | null, path: Path, otherwise: Path) => {
    if (name === null) {
      const message = `must name its account, since there are ${accounts.length}`;
      if (accounts.length !== 1) problems.push({ path: otherwise, message });
      return;
    }
    const found = find(name);
    if (found.length === 1) return;
    const hint = suggestion(nearest(name, names, 1)) || "; add it to accounts";
    const message =
      found.length > 1
        ? `${name} is the name of ${found.length} accounts; use the id`
        : `there is no account ${name}${hint}`;
    problems.push({ path, message });
  };
  for (const [i, creative] of (data.creatives ?? []).entries()) {
    const { brand, accountId, collabs = [] } = creative;
    const field = accountId === undefined ? "brand" : "accountId";
    refer(publisherOf(creative), ["creatives", i, field], ["creatives", i]);
    for (const [n, name] of collabs.entries()) refer(name, ["creatives", i, "collabs", n], []);
    if (data.accounts && typeof brand === "object" && brand !== null)
      for (const name of Object.keys(brand))
        if (name !== "id" && name !== "name")
          problems.push({
            path: ["creatives", i, "brand", name],
            message: "must be listed under accounts, since the data has accounts",
          });
  }
  for (const [i, { accountId }] of (data.campaigns ?? []).entries())
    refer(accountId ?? null, ["campaigns", i, "accountId"], ["campaigns", i]);

  const idsOf = (
    list: readonly { id?: string; platformId?: string }[],
    fields: readonly ("id" | "platformId")[],
  ) =>
    list.flatMap((item, i) =>
      fields.flatMap((name) => (item[name] === undefined ? [] : [{ id: item[name], i, name }])),
    );
  const seen = (
    what: "accounts" | "creatives" | "campaigns",
    ids: readonly { id: string; i: number; name: string }[],
  ) => {
    const first = new Map<string, { i: number; place: string }>();
    for (const { id, i, name } of ids) {
      const path = data[what] ? [what, i, name] : (listed[i]?.path ?? []);
      const place = `${what}[${i}].${name}`;
      const before = first.get(id);
      if (before === undefined) first.set(id, { i, place });
      else if (before.i !== i) problems.push({ path, message: `${id} is already used by ${before.place}` });
    }
  };
  seen("accounts", idsOf(accounts, ["id", "platformId"]));
  seen("creatives", idsOf(data.creatives ?? [], ["id"]));
  seen("campaigns", idsOf(data.campaigns ?? [], ["id"]));
  return problems;
}
