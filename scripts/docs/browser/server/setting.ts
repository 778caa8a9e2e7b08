/** What pages say of the servers, before the reader chooses one. */
export interface Defaults {
  /** The root that the samples of the page name, such as `http://127.0.0.1:4010`. */
  samples: string;
  /** The root of the mock of `npm start`; the mock that serves the page puts its own address there. */
  mock: string;
  origin: string;
  hasPageMock: boolean;
  /** The mock's key that may do everything. */
  demoKey: string;
}

/** The mock that runs in the page instead of the root of a server. */
export const pageServer = "page";

/** What is kept for the session: the server, never a key. */
export interface Memory {
  read(): string | undefined;
  write(server: string | undefined): void;
}

/** Which server calls go to, and with which key. */
interface Setting {
  /** A root, or {@link pageServer}. */
  server(): string;
  /** The key for that server; empty: none. Each server has its own, so that none is sent to another one. */
  key(server?: string): string;
  choose(server: string, key: string): void;
  /** Notes that a root is that of a mock, which the demo keys are for. */
  knowMock(root: string): void;
  isMock(server: string): boolean;
  /** Whether samples name the chosen server. They cannot name the mock in the page, which no program reaches. */
  samplesRoot(): string;
  /** The key that samples show; `undefined`: they read it from the environment. */
  samplesKey(): string | undefined;
  /** Whether samples are as the page says them. */
  isAsBuilt(): boolean;
  /** Whether a key that the reader set would be lost with the page. */
  holdsKey(): boolean;
  /** Whether a key is one of the mock's, which are no secret. */
  isDemoKey(key: string): boolean;
  onChange(listener: () => void): void;
}

/** The setting of one page. Keys are in its closure and nowhere else. */
export function createSetting(defaults: Defaults, memory: Memory): Setting {
  const { samples, mock, origin, hasPageMock, demoKey } = defaults;
  const mocks = new Set([pageServer, mock]);
  const keys = new Map<string, string>();
  const listeners: (() => void)[] = [];
  const usual = isOrigin(mock, origin) ? mock : hasPageMock ? pageServer : samples;
  let chosen = usableServer(memory.read(), hasPageMock);
  const server = () => chosen ?? usual;
  const key = (of = server()) => keys.get(of) ?? (mocks.has(of) ? demoKey : "");
  const samplesRoot = () => (chosen === undefined || chosen === pageServer ? samples : chosen);
  const samplesKey = () => {
    // What the mock in the page is called with, the mock that the samples name can be called with, too.
    const own = server() === pageServer && mocks.has(samples) ? key() : key(samplesRoot());
    return own === "" ? undefined : own;
  };
  const isDemoKey = (one: string) => demoKey !== "" && one.startsWith(prefixOf(demoKey));
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    server,
    key,
    samplesRoot,
    samplesKey,
    isDemoKey,
    choose(to, withKey) {
      chosen = to === usual ? undefined : to;
      if (withKey === "" || (mocks.has(to) && withKey === demoKey)) keys.delete(to);
      else keys.set(to, withKey);
      memory.write(chosen);
      tell();
    },
    knowMock(root) {
      if (mocks.has(root)) return;
      mocks.add(root);
      tell();
    },
    isMock: (one) => mocks.has(one),
    isAsBuilt: () => samplesRoot() === samples && samplesKey() === (mocks.has(samples) ? demoKey : undefined),
    holdsKey: () => keys.size > 0,
    onChange(listener) {
      listeners.push(listener);
    },
  };
}

/** What the mock's keys begin with: `demo_` of `demo_low`. */
function prefixOf(demoKey: string): string {
  return demoKey.slice(0, demoKey.lastIndexOf("_") + 1);
}

function isOrigin(root: string, origin: string): boolean {
  return URL.canParse(root) && new URL(root).origin === origin;
}

/** What was kept, if it is a server that calls may go to. */
function usableServer(kept: string | undefined, hasPageMock: boolean): string | undefined {
  if (kept === pageServer) return hasPageMock ? kept : undefined;
  return kept !== undefined && /^https?:\/\//.test(kept) && URL.canParse(kept) ? kept : undefined;
}

export function serverInWords(server: string): string {
  return server === pageServer ? "mock in this page" : server;
}

/** A key as it can be shown on a screen that others see; the mock's keys are no secret. */
export function maskedKey(key: string, isDemoKey: boolean): string {
  if (isDemoKey) return key;
  return key.length >= 12 ? `…${key.slice(-4)}` : "…";
}

/** What stands for a server and its key in text: `undefined` as a key stands for the environment. */
export interface Shown {
  root: string;
  key: string | undefined;
}

/** Code with another server, and with another key where it has one. */
export function substituted(code: string, from: Shown, to: Shown): string {
  const here = replaced(code, from.root, to.root);
  return from.key === undefined || to.key === undefined ? here : replaced(here, from.key, to.key);
}

/** Replaces whole occurrences: `demo_low` is not found in `demo_lowest`, nor a port in a longer one. */
function replaced(text: string, from: string, to: string): string {
  if (from === "" || from === to) return text;
  const escaped = from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<!\\w)${escaped}(?!\\w)`, "g"), () => to);
}
