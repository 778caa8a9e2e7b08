import { AdintelError, ApiError } from "@adintel/client";
import { describe, expect, test } from "vitest";
import { client, refusal } from "./stub.ts";

const search = { query: "a", limit: 1 };

async function failureOf(code: string, more?: object): Promise<AdintelError> {
  const api = client([refusal(402, code, {}, more)], { maxRetries: 0 });
  const { error } = await api.searchMedia.result(search);
  return error ?? expect.fail("it was answered");
}

describe("an error response with a code that the client does not know", () => {
  test("is an ApiError with that code", async () => {
    const error = await failureOf("quota_paused");
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: "ApiError",
      code: "quota_paused",
      status: 402,
      serverMessage: "No.",
    });
    expect(error.message).toBe("searchMedia: 402 quota_paused: No.");
  });

  test("has the fields that it names", async () => {
    const details = [{ path: "query", message: "is paused" }];
    expect(await failureOf("quota_paused", { details })).toMatchObject({ details });
  });
});
