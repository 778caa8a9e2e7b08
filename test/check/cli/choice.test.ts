import { describe, expect, it } from "vitest";
import { choose } from "../../../scripts/check/cli/choice.ts";
import { check } from "../../../scripts/check/cli/command.ts";
import { smallMock, withBody } from "../faulty.ts";
import { casesAt } from "../hold.ts";
import { keepPrinted, quiet } from "../printed.ts";

const all = casesAt(3);

function chosen(only: string[], skipped: string[] = []) {
  return choose(all, { only, skips: skipped.map((id) => ({ id, reason: "later" })) });
}

function operationsOf({ cases }: ReturnType<typeof chosen>) {
  return [...new Set(cases.map(({ id }) => id.split("/").slice(0, 2).join("/")))];
}

describe("what --only and --skip name", () => {
  it("is a whole step of an id where there is one, and else what ids begin with", () => {
    expect(operationsOf(chosen(["v2/getAccount"]))).toEqual(["v2/getAccount"]);
    const named = operationsOf(chosen(["v2/listAccount"]));
    expect(named.length).toBeGreaterThan(2);
    for (const name of named) expect(name).toMatch(/^v2\/listAccount[A-Z]/);
    const { leftOut } = chosen([], ["v2/getAccount", "v2/listAccount"]);
    expect(leftOut("v2/getAccount/shape/first")).toBe("skipped by --skip: later");
    expect(leftOut("v2/getAccountIndexStatus/shape/first")).toBeUndefined();
    expect(leftOut("v2/listAccountCollabs/shape/first")).toBe("skipped by --skip: later");
  });

  it("is also what responses show beside the cases", () => {
    const { leftOut } = chosen([], ["v2/searchMedia"]);
    expect(leftOut("v2/searchMedia/shape/501")).toBe("skipped by --skip: later");
    expect(leftOut("v2/searchMedia/shape/500-sporadic")).toBe("skipped by --skip: later");
    const only = chosen(["v2/searchMedia/access"]);
    expect(only.leftOut("v2/searchMedia/shape/404")).toBeUndefined();
    expect(only.leftOut("v2/searchBrands/shape/404")).toBe("not selected by --only");
  });

  it("is an area of every operation", () => {
    const own = all.filter(({ area }) => area === "robustness");
    expect(chosen(["robustness"]).cases).toEqual(own);
    expect(operationsOf(chosen(["robustness"])).length).toBeGreaterThan(18);
    const { leftOut } = chosen([], ["robustness"]);
    expect(all.filter(({ id }) => leftOut(id) !== undefined)).toEqual(own);
  });

  it("is one violation beside a case, without the cases of its operation", () => {
    const first = "v2/searchMedia/shape/first";
    const { cases, leftOut } = chosen([first, "v2/searchBrands/shape/404"]);
    expect(cases.map(({ id }) => id)).toEqual([first]);
    expect(leftOut("v2/searchBrands/shape/404")).toBeUndefined();
    expect(leftOut("v2/searchBrands/shape/501")).toBe("not selected by --only");
  });
});

describe("a run on a server that fails elsewhere", () => {
  const printed = keepPrinted();
  /** The searches that accounts are found by show a violation, and the operation under check has none. */
  const fetch = withBody(smallMock(), (body, { url }) =>
    /\/(brands|creators)$/.test(new URL(url).pathname) ? { ...body, count: 99 } : undefined,
  );
  const run = (...args: string[]) =>
    check(["--api-key", "mock_live_demo", "--max-requests", "150", ...args], { ...quiet, fetch });

  it("does not count what --only does not name", async () => {
    expect(await run("--only", "v2/getAccountIndexStatus")).toBe(0);
    expect(printed.text).toContain("not tested (not selected by --only): ");
  });

  it("does not count what --skip names", async () => {
    const skips = ["v2/search", "v1/search"].flatMap((id) => ["--skip", `${id}=not built yet`]);
    expect(await run(...skips, "--bail")).toBe(0);
    expect(printed.text).toMatch(/not tested \(skipped by --skip: not built yet\): \d/);
  });
});
