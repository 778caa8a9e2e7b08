// ci/sandbox.ts
import { connectMock, type RemoteSandbox } from "@adintel/mock/remote";

const { ADINTEL_URL = "http://127.0.0.1:4010", ADINTEL_MOCK_CONTROLS_TOKEN: token } = process.env;
const week = 7 * 24 * 3600;

/** The sandbox of a pull request: the first run creates it, and each later run extends it by a week. */
export async function sandboxOf(pullRequest: string): Promise<RemoteSandbox> {
  const mock = connectMock(ADINTEL_URL, { token });
  const name = `pull-${pullRequest}`;
  const known = (await mock.sandboxes()).find((sandbox) => sandbox.name === name);
  await known?.extend({ seconds: week });
  return known ?? mock.createSandbox({ name, ttlSeconds: week });
}

const { PULL_REQUEST } = process.env;
if (PULL_REQUEST !== undefined)
  console.log(`ADINTEL_API_KEY=${(await sandboxOf(PULL_REQUEST)).keys.mock_live_demo}`);
