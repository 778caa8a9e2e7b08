/** Sends a request, and retries it once after a 429. */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 429) return response;
  await new Promise((resolve) => setTimeout(resolve, 1000 * secondsIn(response.headers)));
  return fetch(url, init);
}

/** `Retry-After` is a number of seconds or a date; the specification does not say which. */
function secondsIn(headers: Headers): number {
  const value = headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 60) : 1;
}
