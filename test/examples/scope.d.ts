/**
 * What examples in comments and READMEs take for granted: what a reader has at hand after the example before. Whatever an
 * example imports or declares itself comes first.
 */
import type { Client } from "@adintel/client";
import type { operations as table } from "@adintel/client/operations";
import type { createQueries as CreateQueries } from "@adintel/client/react-query";
import type { CheckReport } from "@adintel/contract";
import type { Mock } from "@adintel/mock";
import type * as query from "@tanstack/react-query";
import type * as worker from "msw/browser";
import type * as files from "node:fs/promises";
import type { Page } from "playwright-core";
import type * as vitest from "vitest";

declare global {
  const api: Client;
  const app: typeof import("./app.ts").app;
  const mock: Mock;
  const report: CheckReport;
  const queries: ReturnType<typeof CreateQueries>;
  const operations: typeof table;
  const page: Page;
  const queryClient: query.QueryClient;
  const expect: typeof vitest.expect;
  const readFile: typeof files.readFile;
  const setupWorker: typeof worker.setupWorker;
  const useInfiniteQuery: typeof query.useInfiniteQuery;
  const useMutation: typeof query.useMutation;
  const useQuery: typeof query.useQuery;
  const writeFile: typeof files.writeFile;
}
