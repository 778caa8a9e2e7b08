import { maskKeys, plainHeaders } from "../lib/mask.ts";
import { isReplaceable, replaceFile } from "../lib/files/replace-file.ts";
import { toolVersion } from "../lib/package-info.ts";
import { currentVersion } from "../lib/versions.ts";
import { versionAt } from "../../mocks/http/routes.ts";
import { keyIn } from "./key.ts";
import { maskBody, maskHeader, maskTarget } from "../lib/secrets.ts";

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
  /** Adds an exchange, which is in the file a second later. */
  add(passed: PassedExchange): void;
  /** Writes the file for the last time, whole or not at all. */
  write(): Promise<void>;
}

/** Limits for one body and for the whole recording; older exchanges are dropped. */
const maxBodyChars = 4 * 1024 * 1024;
const maxRecordedChars = 64 * 1024 * 1024;

/** How much of a recording is lost at most where the proxy is killed, in milliseconds. */
const saveMs = 1000;

/** Response headers that are recorded; any other may hold a secret. */
const safeHeaders =
  /^(age|allow|cache-control|content-(encoding|language|length|type)|date|retry-after|vary|x-request-id)$/i;

/** Records exchanges with a server as HAR 1.2. The last ones are kept, without keys and cookies. */
export function createRecorder(file: string, upstream: string, maxChars = maxRecordedChars): Recorder {
  /** Each exchange as JSON. */
  const recorded: string[] = [];
  let [length, dropped] = [0, 0];
  const keys = new Map<string, string>();
  /** A placeholder for each key, since different keys may see different data. */
  const keyVariable = (key: string): string => {
    const variable = keys.get(key) ?? (keys.size === 0 ? "$API_KEY" : `$API_KEY_${keys.size + 1}`);
    keys.set(key, variable);
    return variable;
  };
  const text = (): string => {
    const comment = dropped > 0 ? { comment: `${dropped} earlier entries were dropped` } : {};
    const creator = { name: "adintel-contract proxy", version: toolVersion };
    const log = JSON.stringify({ version: "1.2", creator, ...comment });
    return `{"log":${log.slice(0, -1)},"entries":[\n${recorded.join(",\n")}\n]}}\n`;
  };
  let timer: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();
  const save = async (): Promise<void> => {
    timer = undefined;
    // Whatever else it is gets one document, at the end. What fails here fails there too, which says so.
    if (await isReplaceable(file)) await replaceFile(file, text()).catch(() => undefined);
  };
  return {
    add(passed) {
      const version = versionAt(passed.target) ?? currentVersion;
      const { header, before, key } = keyIn(version, passed.requestHeaders);
      const sentKey = key === "" ? [] : [{ name: header, value: before + keyVariable(key) }];
      const entry = toEntry(passed, upstream, sentKey, maskKeys(keys.keys()));
      const json = JSON.stringify(entry);
      recorded.push(json);
      length += json.length;
      while (length > maxChars && recorded.length > 1) {
        length -= recorded.shift()?.length ?? 0;
        dropped += 1;
      }
      timer ??= setTimeout(() => void (saving = saving.then(save)), saveMs);
    },
    async write() {
      clearTimeout(timer);
      await saving;
      await replaceFile(file, text());
    },
  };
}

interface Header {
  name: string;
  value: string;
}

function toEntry(
  passed: PassedExchange,
  upstream: string,
  sentKey: Header[],
  mask: (text: string) => string,
) {
  const { startedAt, took, method, target, requestText, status, responseHeaders, responseText } = passed;
  const url = mask(`${upstream}${maskTarget(target)}`);
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
      headers: requestHeaders(passed, sentKey, mask),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(hasBody && {
        postData:
          requestText.length <= maxBodyChars
            ? { mimeType: type, text: maskBody(mask(requestText)) }
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
  sentKey: Header[],
  mask: (text: string) => string,
): Header[] {
  const plain = Object.entries(all).filter(
    ([name]) => name === "content-type" || name === "content-length" || plainHeaders.test(name),
  );
  return [
    ...sentKey,
    ...plain.flatMap(([name, value]) =>
      [value ?? []].flat().map((text) => ({ name, value: maskHeader(name, mask(text)) })),
    ),
  ];
}
