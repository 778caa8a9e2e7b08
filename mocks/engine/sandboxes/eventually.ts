/** What is at hand at once, as in memory, or after a while, as over a network. */
export type Eventually<T> = T | Promise<T>;
