// What resends.ts is in a browser, where no option keeps a request from being sent again.

export function newConnection(): object | undefined {
  return undefined;
}

export function settleResent(): void {
  // The reservation is that of a call that is sent twice.
}

export function timesSent(): number {
  return 2;
}
