import { requireData, Inconclusive } from "../../../engine/case.ts";
import { assertCut, assertDisjoint, assertPart, list, listWithout, wordsOf } from "../../lists/list.ts";
import { relation, type CasesOf } from "../../lists/relation.ts";
import { sampleOf } from "../../../knowledge/subject.ts";
import { given } from "./values.ts";

/** What an address has however it is written: with its scheme or without, with a slash at its end or without. */
function coreOf(text: string): string {
  return text.replace(/^[a-z]+:\/\//i, "").replace(/\/$/, "");
}

/** Says how another field is compared. */
export const match: CasesOf = (subject, field, depth) => {
  const { name, of = "", values = {} } = field;
  const other = subject.fields.find((one) => one.name === of);
  const wordFor = (way: "contains" | "equals") =>
    Object.entries(values).find(([, meant]) => meant === way)?.[0];
  const [equal, containing] = [wordFor("equals"), wordFor("contains")];
  if (!other || equal === undefined || containing === undefined) return [];
  const sample = sampleOf(subject, other);
  return [
    relation(subject, field, depth, {
      name,
      questions: 3 * (sample?.maxValues ?? 1) + 1,
      beside: { requests: sample?.requests ?? 0, rows: 5 * (sample?.requests ?? 0) },
      rule: `rows whose ${of} equals a text also contain it, and both are in the list without ${of}`,
      async run(tools, scope) {
        const all = await listWithout(tools, subject, scope, other);
        const shown = other.field;
        const texts = sample
          ? await sample.of(tools)
          : all.rows.flatMap((row) => (shown === undefined ? [] : wordsOf(row, shown))).slice(0, 1);
        requireData(texts.length > 0, `no text to use as ${of} was found`);
        for (const text of texts) {
          const ask = (how: string) =>
            list(tools, subject, scope, { ...given(other, text), ...given(field, how) });
          const same = await ask(equal);
          if (same.rows.length === 0) continue;
          const found = await list(tools, subject, scope, {
            ...given(other, coreOf(text)),
            ...given(field, containing),
          });
          assertPart(
            same,
            found,
            `every row whose ${of} equals the text also in the list of those that contain it`,
          );
          assertPart(found, all, `every row whose ${of} contains the text also in the list without ${of}`);
          const { length } = same.rows;
          if (!same.whole) return;
          // A list is filtered and then cut, so that all of them are there.
          const asked = { ...given(other, text), ...given(field, equal) };
          const cut = await list(tools, subject, scope, asked, length);
          return assertCut(cut, same, length, `whose ${of} equals the text`);
        }
        throw new Inconclusive(`no row's ${of} equals one of the texts`);
      },
    }),
    relation(subject, field, depth, {
      name: `${name}-of-part`,
      questions: 3 * (sample?.maxValues ?? 1),
      beside: { requests: sample?.requests ?? 0, rows: 5 * (sample?.requests ?? 0) },
      rule: `${name} ${containing} matches part of a text, and ${equal} does not`,
      async run(tools, scope) {
        for (const text of (await sample?.of(tools)) ?? []) {
          const ask = (words: string, how: string) =>
            list(tools, subject, scope, { ...given(other, words), ...given(field, how) });
          const same = await ask(text, equal);
          if (same.rows.length === 0) continue;
          const core = coreOf(text);
          const part = core.slice(Math.floor(core.length / 3));
          assertPart(same, await ask(part, containing), `rows found by part of their ${of}`);
          return assertDisjoint(
            same,
            await ask(part, equal),
            `no row whose ${of} equals both a text and a part of it`,
          );
        }
        throw new Inconclusive(`no row's ${of} equals one of the texts`);
      },
    }),
  ];
};
