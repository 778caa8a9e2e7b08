import type { Call } from "./call.ts";
import { clientSample } from "./client.ts";
import { curlSample } from "./curl.ts";
import { fetchSample } from "./fetch.ts";
import { goSample } from "./go.ts";
import { phpSample } from "./php.ts";
import { pythonSample } from "./python.ts";

export type { Call } from "./call.ts";

export const sampleLanguages = [
  { id: "curl", title: "curl", highlight: "bash", write: curlSample },
  { id: "client", title: "Client", highlight: "typescript", write: clientSample },
  { id: "fetch", title: "fetch", highlight: "javascript", write: fetchSample },
  { id: "python", title: "Python", highlight: "python", write: pythonSample },
  { id: "go", title: "Go", highlight: "go", write: goSample },
  { id: "php", title: "PHP", highlight: "php", write: phpSample },
] as const;

export interface Sample {
  id: (typeof sampleLanguages)[number]["id"];
  /** As a tab says it. */
  title: string;
  /** What a highlighter calls the language. */
  highlight: (typeof sampleLanguages)[number]["highlight"];
  code: string;
}

/** A call as code, in every language that the reference shows. It runs in browsers, too. */
export function samplesOf(call: Call): Sample[] {
  return sampleLanguages
    .filter(({ id }) => isWritable(call, id))
    .map(({ write, ...language }) => ({ ...language, code: write(call) }));
}

/** Not every language has its own client or can send files. */
function isWritable({ version, fields }: Call, language: Sample["id"]): boolean {
  if (language === "client") return version !== undefined;
  return fields === undefined || language === "curl" || language === "fetch";
}
