/**
 * Calls of the client that is made for this contract: client.test.ts compiles this file with `tsconfig.json` beside it, and runs
 * `calls`. A line under `@ts-expect-error` must not compile.
 */
import type { Client, LendingError, Loan, Title } from "@lending/client";
import type { PathClient } from "@lending/client/paths";
import type { Queries } from "@lending/client/react-query";
import type { paths } from "@lending/client/types";

/** Every operation, once. */
export async function calls(api: Client): Promise<unknown[]> {
  const { branches } = await api.listBranches({ district: "south", minShelves: 20, sort: "shelves" });
  const branch = await api.getBranch("b-harbour");
  const { titles } = await api.listBranchTitles(branch.id, { language: "en", page: 2, size: 5 });
  const found = await api.searchTitles({ text: "tides", available: true, sort: "longest" });
  const title: Title = await api.getTitle("t-tides");
  const { loans } = await api.listLoans({ state: "overdue", dueSince: "2026-01-31", maxRenewals: 2 });
  return [branches, branch, titles, found.titles, title, loans];
}

export async function allLoans(api: Client): Promise<Loan[]> {
  const loans: Loan[] = [];
  for await (const loan of api.listLoans.all({ state: "open", size: 2 })) loans.push(loan);
  return loans;
}

/** What an error tells, by its code. */
export function told(error: LendingError): unknown {
  switch (error.code) {
    case "bad_input":
      return error.details?.map(({ path, message }) => `${path} ${message}`);
    case "slow_down":
      return error.retryAfterSeconds;
    case "wrong_method":
      return error.allow;
    default:
      return error.serverMessage;
  }
}

/** Compiled, and never run. */
export async function mistakes(api: Client, queries: Queries, byPath: PathClient<paths>): Promise<void> {
  // @ts-expect-error not a district
  await api.listBranches({ district: "west" });
  // @ts-expect-error the id is missing
  await api.getBranch();
  // @ts-expect-error pages are counted, not rows
  await api.listLoans({ offset: 10 });
  // @ts-expect-error an unknown field
  await api.searchTitles({ words: "tides" });
  // @ts-expect-error one title has no pages
  api.getTitle.all("t-tides");
  // @ts-expect-error a date is a text
  await api.listLoans({ dueSince: new Date() });
  queries.listLoans({ state: "open" });
  queries.searchTitles.infinite({ text: "tides" });
  const { data } = await byPath.GET("/branches/{id}", { params: { path: { id: "b-mill" } } });
  data?.shelves.toFixed();
  // @ts-expect-error no such path
  await byPath.GET("/shelves");
}
