import { createMock, type Mock } from "@adintel/mock";

/** When its world is looked at, so that the same documents lead to the same pages on any day. */
const someDay = Date.UTC(2026, 10, 20);

/** The last one. Mocks of the same day share their world while one of them is there, and making it takes longer than a page. */
let last: Mock | undefined;

/** A new mock for what pages say of it: the calls in samples, and its keys. */
export function mockOfSomeDay(): Mock {
  last = createMock({ rateLimits: false, now: someDay });
  return last;
}
