/** An exchange as a file has it. What is `undefined` was not recorded, and nothing is said of it. */
export interface Recorded {
  /** Where it stands, for people: `entry 3` of a HAR file, `line 3` of one of JSON lines. */
  place: string;
  /** From 1 on, as `--entry` takes it. */
  number: number;
  method: string;
  url: string;
  /** Names and values in their order. */
  requestHeaders: Pair[];
  /** Empty if the request had none. */
  requestText: string | undefined;
  /** 0: there was no response. */
  status: number;
  responseHeaders: Pair[] | undefined;
  /** Empty if the response had none. */
  responseText: string | undefined;
  /** When it began, in milliseconds since 1970. */
  startedAt: number | undefined;
  /** How long it took, in milliseconds. */
  took: number;
}

export type Pair = readonly [name: string, value: string];

export function headerOf(headers: readonly Pair[], name: string): string | undefined {
  const values = headers
    .filter(([key]) => key.toLowerCase() === name.toLowerCase())
    .map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(", ");
}
