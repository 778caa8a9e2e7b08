import { maskKeys, plainHeaders } from "../lib/mask.ts";
import { replaceFile } from "../check/report/files.ts";
import { toolVersion } from "../lib/package-info.ts";
import { withoutSecrets } from "./address.ts";

/** A request and its response as the proxy passed them on. */
interface PassedExchange {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** In milliseconds. */
  took: number;
  method: string;
  /** Path with the query. */
  target: string;
  requestHeaders: Readonly<Record<string, string | string[] | undefined>>;
  requestText: string | undefined;
  /** 0: there was no response. */
  status: number;
  responseHeaders: Headers | undefined;
  /** `undefined`: too long, or unreadable. */
  responseText: string | undefined;
}

/** Records exchanges for `--har`. */
export interface Recorder {
  add(passed: PassedExchange): void;
  /** Writes the file, whole or not at all. */
  write(): Promise<void>;
}

/** Limits for one body and for the whole recording; older exchanges are dropped. */
const maxBodyChars = 4 * 1024 * 1024;
const maxRecordedChars = 64 * 1024 * 1024;

/** Response headers that are recorded; any other may hold a secret. */
const safeHeaders =
  /^(age|allow|cache-control|content-(encoding|language|length|type)|date|retry-after|vary|x-request-id)$/i;

type Entry = ReturnType<typeof toEntry>;

/** Records exchanges with a server as HAR 1.2. The last ones are kept, without keys and cookies. */
export function createRecorder(file: string, upstream: string, maxChars = maxRecordedChars): Recorder {
  const recorded: { entry: Entry; length: number }[] = [];
  let [length, dropped] = [0, 0];
  const keys = new Map<string, string>();
  /** A placeholder for each key, since different keys may see different data. */
  const keyVariable = (key: string): string => {
    const variable = keys.get(key) ?? (keys.size === 0 ? "$API_KEY" : `$API_KEY_${keys.size + 1}`);
    keys.set(key, variable);
    return variable;
  };
  return {
    add(passed) {
      const authorization = [passed.requestHeaders["authorization"]].flat()[0] ?? "";
      const key = authorization.replace(/^\w+ +/, "");
      if (key !== "") keyVariable(key);
      const entry = toEntry(
        passed,
        upstream,
        key === "" ? undefined : `Bearer ${keyVariable(key)}`,
        maskKeys(keys.keys()),
      );
      const entryLength = JSON.stringify(entry).length;
      recorded.push({ entry, length: entryLength });
      length += entryLength;
      while (length > maxChars && recorded.length > 1) {
        length -= recorded.shift()?.length ?? 0;
        dropped += 1;
      }
    },
    async write() {
      const comment = dropped > 0 ? { comment: `${dropped} earlier entries were dropped` } : {};
      const creator = { name: "adintel-contract proxy", version: toolVersion };
      const log = { version: "1.2", creator, entries: recorded.map(({ entry }) => entry), ...comment };
      await replaceFile(file, `${JSON.stringify({ log }, null, 1)}\n`);
    },
  };
}

function toEntry(
  passed: PassedExchange,
  upstream: string,
  authorization: string | undefined,
  mask: (text: string) => string,
) {
  const { startedAt, took, method, target, requestText, status, responseHeaders, responseText } = passed;
  const url = mask(`${upstream}${withoutSecrets(target)}`);
  const type = String(passed.requestHeaders["content-type"] ?? "");
  const hasBody = requestText !== undefined && requestText !== "";
  const size = Buffer.byteLength(responseText ?? "");
  const isShort = responseText !== undefined && responseText.length <= maxBodyChars;
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: took,
    request: {
      method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: requestHeaders(passed, authorization, mask),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(hasBody && {
        postData:
          requestText.length <= maxBodyChars
            ? { mimeType: type, text: mask(requestText) }
            : { mimeType: type },
      }),
      headersSize: -1,
      bodySize: Buffer.byteLength(requestText ?? ""),
    },
    response: {
      status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: [...(responseHeaders ?? [])]
        .filter(([name]) => safeHeaders.test(name))
        .map(([name, value]) => ({ name, value: mask(value) })),
      content: {
        size: isShort ? Buffer.byteLength(mask(responseText)) : Math.max(size, -1),
        mimeType: responseHeaders?.get("Content-Type") ?? "",
        ...(isShort ? { text: mask(responseText) } : { comment: "too long or unreadable" }),
      },
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
  };
}

function requestHeaders(
  { requestHeaders: all }: PassedExchange,
  authorization: string | undefined,
  mask: (text: string) => string,
): { name: string; value: string }[] {
  const plain = Object.entries(all).filter(
    ([name]) => name === "content-type" || name === "content-length" || plainHeaders.test(name),
  );
  return [
    ...(authorization === undefined ? [] : [{ name: "Authorization", value: authorization }]),
    ...plain.flatMap(([name, value]) => [value ?? []].flat().map((text) => ({ name, value: mask(text) }))),
  ];
}
