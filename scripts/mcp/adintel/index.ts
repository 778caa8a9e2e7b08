export { advice } from "./advice.ts";
export { tools, type ToolDefinition } from "./tools.ts";
