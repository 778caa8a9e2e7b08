/** What the reference may cost its readers and writers at most. */
export const budgets = {
  /** All of a first load with an empty cache, compressed, the typeface with it. */
  firstLoadBytes: 35_000,
  /** Of that scripts, before the reader asks for anything. */
  scriptBytes: 6_000,
  /** Cumulative layout shift. */
  shift: 0.001,
  /** How long the main thread cannot answer the reader, on a processor a quarter as fast. */
  blockedSlowlyMs: 200,
  /** Where the first sample begins, in screens. */
  firstSample: { wide: 1, phone: 2 },
  buildSeconds: 10,
  /** From a saved edit to the page that shows it, with npm start. */
  editSeconds: 2,
} as const;

/** How much slower the processor of the reader is that a page is held to. */
export const slowdown = 4;

/** The narrowest screen on which code stands beside prose, and a phone. */
export const screens = {
  wide: { width: 1100, height: 800 },
  phone: { width: 390, height: 844 },
} as const;
