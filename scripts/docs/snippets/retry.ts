/** Sends a request, and once more after a refusal by a rate limit. */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.status !== 429) return answer;
  await new Promise((resolve) => setTimeout(resolve, 1000 * secondsIn(answer.headers)));
  return fetch(url, init);
}

/** `Retry-After` is a number of seconds or a date; which of the two comes is not specified. */
function secondsIn(headers: Headers): number {
  const value = headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 60) : 1;
}
