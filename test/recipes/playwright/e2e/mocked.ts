// e2e/mocked.ts
import { connectMock, type RemoteMock } from "@adintel/mock/remote";
import { test as base } from "@playwright/test";

const { ADINTEL_URL = "http://127.0.0.1:4010", ADINTEL_MOCK_CONTROLS_TOKEN: token } = process.env;

/** Gives each test its own session, which every request of its pages names. */
export const test = base.extend<{ mock: RemoteMock }>({
  mock: async ({ context }, use, { testId, repeatEachIndex, retry }) => {
    const session = `${testId}-${repeatEachIndex}-${retry}`;
    await context.setExtraHTTPHeaders({ "X-Mock-Session": session });
    const mock = connectMock(ADINTEL_URL, { session, token });
    await mock.reset(); // the mock may still have this session from an earlier run
    await use(mock);
  },
});
