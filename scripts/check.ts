#!/usr/bin/env node
/** Checks a server against the contract: `npm run check -- [--VERSION URL …] [--api-key KEY] …`; without a URL the mock, in process. */
import { check } from "./check/cli/command.ts";
import { main } from "./lib/cli.ts";

await main(() => check(process.argv.slice(2)));
