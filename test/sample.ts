/** Whether whole sets of cases are run: `npm run test:all -- --whole`, which sets this variable. */
export const isWhole = process.env["WHOLE"] === "1";

/**
 * Of cases that take long, each `every`th of each family, beginning with its first: the same in every run. All of them where whole
 * sets are run.
 */
export function sample<Case>(
  all: readonly Case[],
  every: number,
  familyOf: (one: Case) => string = () => "",
): Case[] {
  if (isWhole) return [...all];
  const seen = new Map<string, number>();
  return all.filter((one) => {
    const family = familyOf(one);
    const count = seen.get(family) ?? 0;
    seen.set(family, count + 1);
    return count % every === 0;
  });
}
