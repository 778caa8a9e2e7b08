import {
  hasSameIds,
  isSameOrder,
  isWord,
  namesOtherFields,
  noOrder,
  orderPlace,
  type Facets,
} from "./seen-exchange.ts";

export interface Under {
  name: string;
  facets: Facets;
}

/** What is known of the rows of a response. */
export interface RowsKnown {
  /** Whether which there are depends on what is not shown. */
  isHidden: boolean;
  /** The reading under which alone it does. */
  fitted: string | undefined;
  /** Whether it is of something that the service made up. */
  isMadeUp: boolean;
  /** The rows that the service is known to have. */
  knownIds: ReadonlySet<string>;
}

/** So many rows are not the same by chance. */
const minAlike = 4;

/**
 * The answers that agree with a response where they differ; all of them if it does not tell them apart. A response that no reading
 * explains may differ for another reason, and says nothing.
 */
export function tellApart(
  answers: readonly Under[],
  wanted: Facets,
  { isHidden, fitted, isMadeUp, knownIds }: RowsKnown,
): { left: readonly Under[]; isByRows: boolean } {
  let left = answers;
  const narrow = (agrees: (facets: Facets) => boolean): boolean => {
    const agreeing = left.filter(({ facets }) => agrees(facets));
    if (agreeing.length > 0) left = agreeing;
    return agreeing.length > 0;
  };
  for (const [place, step] of wanted.steps.entries())
    if (!narrow(({ steps }) => steps[place] === step)) {
      // A refusal of other fields has another reason.
      const isOther = left.every(({ facets }) => namesOtherFields(facets, wanted));
      return { left: isOther ? answers : left, isByRows: false };
    }
  const isTold = left.length < answers.length;
  const isAlike = () => new Set(left.map(({ facets }) => facets.ids.join("\n"))).size < 2;
  if (!isAlike()) {
    // Rows that the service is known to have would have been found.
    const isKnown = left.every(({ facets }) => facets.ids.every((id) => knownIds.has(id)));
    if (fitted !== undefined) narrowByFit(fitted);
    else if (isHidden) narrowByOrder();
    else if (wanted.ids.length > 0 || isKnown)
      if (narrow((facets) => hasSameIds(facets, wanted))) narrow((facets) => isSameOrder(facets, wanted));
      else narrow(({ ids }) => ids.length > 0 === wanted.ids.length > 0);
    if (!isAlike()) return { left, isByRows: !isTold };
  }
  const isByRows = !isTold && left.length < answers.length;
  for (const place of placesOf(left))
    if (!isMadeUp || isWord(wanted.forms.get(place)))
      narrow(({ forms }) => forms.get(place) === wanted.forms.get(place));
  return { left, isByRows };

  /** One reading may explain whatever comes; the other can be right or wrong. */
  function narrowByFit(free: string): void {
    const others = left.filter(({ name }) => name !== free);
    if (others.some(({ facets }) => Math.max(facets.ids.length, wanted.ids.length) < minAlike)) return;
    const agreeing = others.filter(({ facets }) => isSameOrder(facets, wanted));
    // What a filter finds may be the same under both.
    const isOrder = left.every(({ facets }) => facets.ids.length === wanted.ids.length);
    if (agreeing.length > 0) left = isOrder ? agreeing : left;
    else left = left.filter(({ name }) => name === free);
  }

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
