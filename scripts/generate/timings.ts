/** Milliseconds from the start of each stage to its end, added up for both versions; all but the first overlap. */
export type Timings = Record<"redocly" | "openapi-typescript" | "validators" | "client", number>;

/** Runs a stage and notes the time until it has ended. */
export type Timed = <T>(stage: keyof Timings, work: () => T | Promise<T>) => Promise<T>;
