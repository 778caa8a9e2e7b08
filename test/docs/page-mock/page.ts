/** A page that has the mock in itself; the browser test calls what it exposes. */
import { pageMock, pageMockOrigin } from "../../../scripts/docs/page-mock/client.ts";

async function send(method: string, path: string, key: string, body?: object) {
  const { fetch } = await pageMock();
  const response = await fetch(
    new Request(pageMockOrigin + path, {
      method,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

const inPage = {
  send,
  /** The status of a documented example. */
  async prefer(preference: string): Promise<number> {
    const { fetch } = await pageMock();
    const headers = { Authorization: "Bearer mock_live_demo", Prefer: preference };
    return (await fetch(new Request(`${pageMockOrigin}/v2/taxonomies?query=shoes`, { headers }))).status;
  },
};

declare global {
  var pageWithMock: typeof inPage;
}

globalThis.pageWithMock = inPage;
