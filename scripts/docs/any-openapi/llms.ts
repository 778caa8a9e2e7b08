import { markdownOf } from "../../openapi/reference-links.ts";
import { whole } from "../to-markdown/addresses.ts";
import type { ForeignPage } from "./page.ts";
import type { ForeignApi } from "./site.ts";

/** `llms.txt` as llmstxt.org describes it: what the API is, where, how to prove who calls, and a link to each page. */
export function foreignLlms(api: ForeignApi, pages: ForeignPage[], siteUrl: string | undefined): string {
  const [server] = api.servers;
  const schemes = Object.values(api.security).map(({ words }) => words);
  const list = (kind: ForeignPage["kind"]) =>
    pages
      .filter((page) => page.kind === kind)
      .map(({ title, path, description }) => {
        const line = description.replaceAll(/\s+/g, " ").trim();
        return `- [${title}](${whole(markdownOf(path), siteUrl)}): ${line}`;
      })
      .join("\n");
  const sections = [
    ["Overview", list("overview")],
    ["Operations", list("operation")],
    ["Schemas", list("schema")],
    ["Document", `- [openapi.yaml](${whole("openapi.yaml", siteUrl)}): the OpenAPI document.`],
  ];
  return `${[
    `# ${api.title}`,
    ...(api.summary === undefined ? [] : [`> ${api.summary.replaceAll(/\s+/g, " ").trim()}`]),
    ...(server ? [`Base address: ${server.url}`] : []),
    ...(schemes.length > 0 ? [`Authentication: ${schemes.join("; ")}`] : []),
    ...sections.flatMap(([name, text]) => (text ? [`## ${name}\n\n${text}`] : [])),
  ].join("\n\n")}\n`;
}
