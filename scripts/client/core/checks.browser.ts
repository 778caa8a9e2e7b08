// What checks.ts is in a browser: nothing, since the compiler says the same.

export function assertOptions(): void {
  // As above.
}

export function assertFetchOptions(): void {
  // As above.
}

export function assertLogger(): void {
  // As above.
}

export function assertShared(): void {
  // As above.
}

export function assertFindings(): void {
  // As above.
}

export function keyMistake(): undefined {
  return undefined;
}
