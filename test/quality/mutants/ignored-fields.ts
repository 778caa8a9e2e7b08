import type { Document, Schema } from "../../../scripts/openapi/document.ts";
import { requestFields, type RequestField } from "../../../scripts/openapi/effects.ts";
import type { Way } from "../../../scripts/openapi/meaning.ts";
import { whole } from "../../../scripts/openapi/schemas.ts";
import type { Parts } from "./ask.ts";
import { all, type Known } from "./documents.ts";
import { mutant, type Mutant } from "./mutant.ts";
import type { FieldName, Name } from "./names.ts";
import { around, rewrite, type OperationName, type Row } from "./wrap.ts";
import { brand, otherBrand } from "./world.ts";

/** Ways of which no request shows that they are ignored, and why. */
const unseen = {
  mode: "without it the request is refused",
  subject: "without it the request is refused",
  prompt: "what a language model makes of a text is not specified",
} satisfies Partial<Record<Way, string>>;

const byName = { mode: "brand_name", type: "CREATOR", brandNames: ["ell", "ing", "ari"] };

/** What is asked beside the field, where a request without it is refused, or has nothing to show. */
const bases: Partial<Record<OperationName, Parts>> = {
  "v2/searchMedia": { body: { accountId: brand.id } },
  "v2/listAccountInsights": { query: { type: "HOOK" } },
  "v2/listAccountCampaigns": { query: { type: "OFFER" } },
  "v2/searchTaxonomies": { query: { query: "shoes" } },
  "v1/searchBrands": { body: byName },
  "v1/listBrandInsights": { query: { type: "HOOK" } },
};

const landingPage = brand.website ?? "";

/** Requests that show a field of which no value alone does. */
const shownBy: { [N in OperationName]?: { [F in FieldName<N>]?: Parts } } = {
  "v2/searchMedia": {
    accountId: { body: { accountId: brand.id, query: "running" } },
    landingPageMatch: { body: { accountId: brand.id, landingPage, landingPageMatch: "equals" } },
  },
  "v1/searchBrandMedia": {
    "filters.landingPage.operator": {
      body: { filters: { landingPage: { value: landingPage, operator: "equals" } } },
    },
  },
  "v1/searchBrands": {
    brandNames: { body: byName },
    brandIds: { body: { mode: "ids", brandIds: [brand.id] } },
    query: { body: { mode: "smart", type: "BRAND", query: "zzyzx" } },
  },
};

/** Fields without which a request is refused, or which show in the answers of many accounts only: the mutant by hand. */
const byHand: { [N in OperationName]?: { [F in FieldName<N>]?: string } } = {
  "v2/listAccountCampaigns": {
    type: "meaning/campaigns-type-ignored",
    sortBy: "meaning/campaigns-sort-ignored",
  },
  "v2/listAccountInsights": { type: "meaning/insights-type-echo" },
};

/** Fields of which so much is open that a server which ignores them may be right. */
const onlyAssumed: { [N in OperationName]?: readonly FieldName<N>[] } = {
  // Whether a text counts in each mode is not shown.
  "v1/searchBrandMedia": ["semanticSearchQuery"],
};

/** Fields of which neither values nor results are specified, so that nothing can show that they are ignored. */
const open: { [N in OperationName]?: readonly FieldName<N>[] } = {
  "v2/searchBrands": ["sortBy"],
  "v2/searchCreators": ["sortBy"],
  // What a language model finds by a text.
  "v1/searchBrands": ["query"],
};

function isIn(
  table: { [N in OperationName]?: readonly string[] },
  operation: OperationName,
  name: string,
): boolean {
  return table[operation]?.includes(name) ?? false;
}

/** For each field of each request, a server that checks it and then ignores it: a field that is added gets one too. */
export const ignoredFields: Mutant[] = all.flatMap((known) =>
  requestFields(known.document, known.operation, "")
    .filter(({ effect }) => effect && !(effect.by in unseen))
    .filter(({ name }) => !(name in (byHand[known.name] ?? {})) && !isIn(open, known.name, name))
    .map((field) => ignoredField(known, field)),
);

function ignoredField(known: Known, field: RequestField): Mutant {
  const { name: operation, row } = known;
  const { name } = field;
  const tries = triesOf(known, field);
  const keys = row.lists.flatMap((list) => ("key" in list ? [list.key] : []));
  return mutant({
    id: `meaning/${operation.replace("/", "-")}-${name}-ignored`,
    operation,
    what: `\`${name}\` is ignored.`,
    ...((field.isAssumed || isIn(onlyAssumed, operation, name)) && { assumed: true as const }),
    change: around(async (next, { request, body }) => {
      // What has to be refused still is, so that only what rows mean can show the fault.
      const served = await next(request.clone());
      if (served.status !== 200) return served;
      // A field that the request needs has always the same value.
      for (const value of [undefined, usualValue(known.document, field)]) {
        const url = new URL(request.url);
        if (field.in === "query" && value === undefined) url.searchParams.delete(name);
        else if (field.in === "query") url.searchParams.set(name, String(value));
        const other = field.in === "body" && { body: JSON.stringify(changed(body, name.split("."), value)) };
        const ignoring = await next(rewrite(request, { url: url.href, ...other }));
        if (ignoring.status === 200) return ignoring;
      }
      return served;
    }),
    probe: async (ask) => {
      const answers = [];
      for (const parts of tries) answers.push(await ask(parts));
      return answers.map(({ status, rows, body }) => [
        status,
        body["type"] ?? null,
        rows.map((row) => (keys.length > 0 ? keys.map((key) => row[key]).join() : row)),
      ]);
    },
  });
}

/** Requests of which at least one must be answered otherwise where the field is ignored. */
function triesOf({ name: operation, document }: Known, field: RequestField): Parts[] {
  const shown = new Map(Object.entries<Parts>(shownBy[operation] ?? {})).get(field.name);
  if (shown) return [{ id: brand.id, ...shown }];
  const plain = bases[operation] ?? {};
  return valuesOf(document, field).map((value) =>
    field.in === "query"
      ? { id: brand.id, ...plain, query: { ...plain.query, [field.name]: String(value) } }
      : { id: brand.id, ...plain, body: withField((plain.body ?? {}) as Row, field.name.split("."), value) },
  );
}

/** Values of a field of which one should change the answer. */
function valuesOf(document: Document, { effect, schema }: RequestField): unknown[] {
  const type = [schema.type ?? []].flat()[0];
  const values = enumOf(document, schema);
  if (type === "array") return values.length > 0 ? values.map((value) => [value]) : [["zzyzx"]];
  if (values.length > 0) return values;
  switch (effect?.by) {
    case "account":
      return [otherBrand.id];
    case "since":
      return ["2026-11-19"];
    case "until":
      return ["2026-01-01"];
    case "minimum":
      return [schema.maximum ?? 1e12];
    case "maximum":
      return [schema.minimum ?? 0];
    case "flag":
    case "widen":
      return [true, false];
    default:
      return type === "integer" || type === "number" ? [1, 7] : ["zzyzx"];
  }
}

function enumOf(document: Document, { enum: values, items }: Schema): unknown[] {
  return values ?? (items ? enumOf(document, whole(document, items)) : []);
}

function withField(body: object, [step = "", ...rest]: string[], value: unknown): Row {
  const inner = rest.length === 0 ? value : withField(Object(Reflect.get(body, step)), rest, value);
  return { ...body, [step]: inner };
}

/** The object with another value, or without the field where that is `undefined`; as it is where it lacks the field. */
function changed(body: object, [step = "", ...rest]: string[], value: unknown): object {
  const { [step]: inner, ...others } = body as Record<string, unknown>;
  if (inner === undefined) return body;
  if (rest.length > 0) return { ...others, [step]: changed(Object(inner), rest, value) };
  return value === undefined ? others : { ...others, [step]: value };
}

/** What a server may take a field for that it does not look at. */
function usualValue(document: Document, { schema, effect }: RequestField): unknown {
  const [value = effect?.field === ("id" satisfies Name) ? otherBrand.id : "home"] = enumOf(document, schema);
  return [schema.type ?? []].flat()[0] === "array" ? [value] : value;
}
