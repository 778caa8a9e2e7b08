import { createMock } from "@adintel/mock";

const mock = createMock({ rateLimits: false, accounts: 6 });

/** A server as a test has it: the mock, or one with a wrong `count` where `FAULTY` is set in the environment. */
export const app = {
  async fetch(request: Request): Promise<Response> {
    const response = await mock.fetch(request);
    const isList = new URL(request.url).pathname === "/v2/taxonomies" && response.status === 200;
    if (!process.env["FAULTY"] || !isList) return response;
    return Response.json({ ...((await response.json()) as object), count: 99 }, response);
  },
};
