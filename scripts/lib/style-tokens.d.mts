/** The names that style sheets use, and what pages share, as CSS. */
export const tokens: string;
/** The sign of the project, to stand in a page. */
export const logo: string;
/** The same as a file of its own. */
export const icon: string;
/** The icon as an address. */
export const iconAddress: string;
