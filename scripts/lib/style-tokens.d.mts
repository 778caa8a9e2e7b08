/** The names that style sheets use, as CSS. */
export const tokens: string;
