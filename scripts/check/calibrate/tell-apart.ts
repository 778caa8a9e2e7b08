import { hasSameIds, isSameOrder, noOrder, orderPlace, type Facets } from "./seen-exchange.ts";

/** What the model answers under a reading. */
export interface Under {
  name: string;
  facets: Facets;
}

export function explainsRows(answer: Facets, wanted: Facets): boolean {
  return answer.steps.every((step, place) => step === wanted.steps[place]) && isSameOrder(answer, wanted);
}

/**
 * The answers that agree with a response where they differ; all of them if it does not tell them apart. A response that no reading
 * explains may differ for another reason, and says nothing.
 */
export function tellApart(
  answers: readonly Under[],
  wanted: Facets,
  { isHidden, knownIds }: { isHidden: boolean; knownIds: ReadonlySet<string> },
): { left: readonly Under[]; isByRows: boolean } {
  let left = answers;
  const narrow = (agrees: (facets: Facets) => boolean): boolean => {
    const agreeing = left.filter(({ facets }) => agrees(facets));
    if (agreeing.length > 0) left = agreeing;
    return agreeing.length > 0;
  };
  for (const [place, step] of wanted.steps.entries())
    if (!narrow(({ steps }) => steps[place] === step)) return { left, isByRows: false };
  const isTold = left.length < answers.length;
  const isAlike = () => new Set(left.map(({ facets }) => facets.ids.join("\n"))).size < 2;
  if (!isAlike()) {
    // Rows that the service is known to have would have been found.
    const isKnown = left.every(({ facets }) => facets.ids.every((id) => knownIds.has(id)));
    if (isHidden) narrowByOrder();
    else if (wanted.ids.length > 0 || isKnown)
      if (narrow((facets) => hasSameIds(facets, wanted))) narrow((facets) => isSameOrder(facets, wanted));
    if (!isAlike()) return { left, isByRows: !isTold };
  }
  const isByRows = !isTold && left.length < answers.length;
  for (const place of placesOf(left)) narrow(({ forms }) => forms.get(place) === wanted.forms.get(place));
  return { left, isByRows };

  /** Which rows there are is not known; whether they are in some order is. */
  function narrowByOrder(): void {
    for (const place of placesOf(left).filter((one) => one.startsWith(orderPlace)))
      if (left.every(({ facets }) => facets.forms.has(place)) && wanted.forms.get(place) !== noOrder)
        narrow(({ forms }) => forms.get(place) === wanted.forms.get(place));
  }
}

function placesOf(answers: readonly Under[]): string[] {
  return [...new Set(answers.flatMap(({ facets }) => [...facets.forms.keys()]))];
}
