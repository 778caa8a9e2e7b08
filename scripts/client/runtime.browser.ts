/** What runtime.ts is in a browser: it names itself, and has no environment. */
export const ownHeaders: undefined = undefined;

export function keyFromEnvironment(): undefined {
  return undefined;
}

export function addressFromEnvironment(): undefined {
  return undefined;
}
