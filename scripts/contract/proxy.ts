#!/usr/bin/env node
/** `adintel-proxy`: like `npm run proxy`, but only with the contract's validators, because Prism is 90 MB. */
import { proxy } from "../proxy/command.ts";
import { main } from "../lib/cli.ts";

await main(() => proxy(process.argv.slice(2)));
