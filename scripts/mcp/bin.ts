#!/usr/bin/env node
/** `adintel-mcp`: an MCP server over stdio or HTTP. Standard output belongs to the protocol, so messages go to standard error. */
import { main } from "../lib/cli.ts";
import { run } from "./command.ts";

await main(() => run(process.argv.slice(2), process.env));
