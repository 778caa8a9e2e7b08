import type { Document, Schema } from "../../../scripts/openapi/document.ts";
import { requestFields, type RequestField } from "../../../scripts/openapi/effects.ts";
import type { Way } from "../../../scripts/openapi/meaning.ts";
import { deref } from "../../../scripts/openapi/schemas.ts";
import { all, type Known } from "./documents.ts";
import { mutant, type Mutant } from "./mutant.ts";
import type { FieldName, Name } from "./names.ts";
import { around, rewrite, type OperationName } from "./wrap.ts";
import { accountId } from "./world.ts";

/** Ways of which no request shows that they are ignored, and why. */
const unseen = {
  mode: "without it the request is refused",
  subject: "without it the request is refused",
  prompt: "what a language model makes of a text is not specified",
} satisfies Partial<Record<Way, string>>;

type Fields = { [N in OperationName]?: readonly FieldName<N>[] };

/** Fields of which so much is open that a server which ignores them may be right. */
const onlyAssumed: Fields = {
  // Whether a text counts in each mode is not shown.
  "v1/searchBrandMedia": ["semanticSearchQuery"],
};

/** Fields that nothing can show to be ignored, or not in this world; the second server has faults of the last two operations. */
const open: Fields = {
  // Neither their values nor their results are specified.
  "v2/searchBrands": ["sortBy"],
  "v2/searchCreators": ["sortBy"],
  // What a language model finds by a text.
  "v1/searchBrands": ["query"],
  // Without these the request is refused, or their effect shows only over many accounts.
  "v2/listAccountCampaigns": ["type", "sortBy"],
  "v2/listAccountInsights": ["type"],
};

const isIn = (table: Fields, { name }: Known, field: string): boolean =>
  (table[name] as readonly string[] | undefined)?.includes(field) ?? false;

/** For each field of each request, a server that checks it and then ignores it: a field that is added gets one too. */
export const ignoredFields: readonly Mutant[] = all.flatMap((known) =>
  requestFields(known.document, known.operation, "")
    .filter(({ name, effect }) => effect && !(effect.by in unseen) && !isIn(open, known, name))
    .map((field) => ignoredField(known, field)),
);

function ignoredField(known: Known, field: RequestField): Mutant {
  const { name } = field;
  return mutant({
    id: `meaning/${known.name.replace("/", "-")}-${name}-ignored`,
    operation: known.name,
    what: `\`${name}\` is ignored.`,
    assumed: field.isAssumed || isIn(onlyAssumed, known, name),
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
  });
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
  const [value = effect?.field === ("id" satisfies Name) ? accountId : "home"] = enumOf(document, schema);
  return [schema.type ?? []].flat()[0] === "array" ? [value] : value;
}

function enumOf(document: Document, { enum: values, items }: Schema): unknown[] {
  return values ?? (items ? enumOf(document, deref(document, items)) : []);
}
