/** How many invalid items of one array, or unknown fields of one object, are listed in `details`. */
export const mostListed = 20;

/** After how many errors the items of an array are not looked at any further. */
export const mostItemErrors = 1000;
