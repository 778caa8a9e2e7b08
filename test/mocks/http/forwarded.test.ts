import { expect, test } from "vitest";
import { senderOf } from "../../../mocks/http/forwarded.ts";

const sender = (value: string) =>
  senderOf(new Request("http://a", { headers: { "X-Forwarded-For": value } }));

test("the last address tells the sender", () => {
  for (const address of ["192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"])
    expect(sender(`198.51.100.7, ${address}`)).toBe(address);
});

test("what is no address tells none", () => {
  for (const value of ["1.2", "999.1.1.1", ":", "fe80::1:::", "nobody", ":".repeat(15_000)])
    expect(sender(value)).toBeUndefined();
});
