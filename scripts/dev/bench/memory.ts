import { loadMixed, send, type Sent } from "./load.ts";
import { commands, startServer, type Usage } from "./processes.ts";
import { accountIn, firstRequest, search } from "./samples.ts";
import { atMost, type Row } from "./table.ts";

const early = 50_000;
const late = 200_000;

/** Callers with a world each, so that what a world remembers counts twenty times. */
const sessions = 20;

const megabyte = 2 ** 20;

/** Whether the simulator holds no more after 200,000 requests of many kinds than after 50,000. */
export async function memory(): Promise<Row[]> {
  const command = (port: number) => ["--expose-gc", ...commands.simulator(port)];
  const server = await startServer(command, firstRequest);
  try {
    const { body } = await send(server.url, firstRequest);
    const mix = mixAbout(accountIn(body));
    await loadMixed(server.url, mix, early);
    const before = await server.usage();
    await loadMixed(server.url, (number) => mix(early + number), late - early);
    const after = await server.usage();
    return [
      row("objects and buffers without garbage", before, after, "heldBytes"),
      row("resident", before, after, "residentBytes"),
    ];
  } finally {
    await server.stop();
  }
}

function row(what: string, before: Usage, after: Usage, of: "heldBytes" | "residentBytes"): Row {
  const ratio = after[of] / before[of];
  const megabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
  return {
    what: `${what}, after ${late.toLocaleString("en")} requests`,
    figure: megabytes(after[of]),
    peer: `after ${early.toLocaleString("en")}: ${megabytes(before[of])}`,
    ratio,
    budget: atMost(ratio, 1.1, "at most 1.1x"),
  };
}

const orders = [
  "MOST_RECENT",
  "OLDEST",
  "LONGEST_RUN",
  "MOST_IMPRESSIONS",
  "MOST_VIEWS",
  "HIGHEST_ENGAGEMENT",
];
const formats = ["VIDEO", "IMAGE", "CAROUSEL"];
const words = ["shoes", "coffee", "sale", "morning", "trail", "skin", "home", "kids"];

/** The requests by their number. Pages are small, so that the credits of a session pay for its share of them. */
function mixAbout(accountId: string) {
  const kinds: ((number: number) => { sent: Sent; status: number })[] = [
    (n) =>
      ok(
        search({ query: "new", format: [of(formats, n)], sortBy: of(orders, n), offset: n % 900, limit: 5 }),
      ),
    (n) => ok(search({ accountId, minDaysRun: n % 60, offset: n % 30, limit: 1 + (n % 10) })),
    // Hardly any of these queries comes again while it is remembered.
    (n) => ok(search({ query: `${of(words, n)} ${of(words, Math.floor(n / 8))} ${n % 1000}`, limit: 5 })),
    (n) =>
      ok(search({ query: of(words, n), sortBy: of(orders, Math.floor(n / 8)), offset: n % 40, limit: 5 })),
    (n) => ok(get(`/v2/account/${accountId}/collabs?limit=${1 + (n % 5)}`)),
    () => ok(get(`/v2/account/${accountId}`)),
    () => ok(get(`/api/v1/brands/${accountId}/landing-pages?limit=1`)),
    (n) => ({ sent: search({ accountId, limit: `many ${n}` }), status: 400 }),
    (n) => ({ sent: { ...search({}), headers: { Authorization: `Bearer of-nobody-${n}` } }, status: 401 }),
    (n) => ({ sent: get(`/v2/account/nobody-${n}`), status: 404 }),
  ];
  return (number: number) => {
    const { sent, status } = of(kinds, number)(Math.floor(number / kinds.length));
    const session = `caller-${Math.floor(number / kinds.length) % sessions}`;
    return { sent: { ...sent, headers: { ...sent.headers, "X-Mock-Session": session } }, status };
  };
}

function ok(sent: Sent) {
  return { sent, status: 200 };
}

function get(path: string): Sent {
  return { method: "GET", path };
}

function of<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}
