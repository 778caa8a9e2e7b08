import { join } from "node:path";
import { worstCostOf } from "@adintel/client";
import { assumptions } from "@adintel/client/assumptions";
import {
  documents as facts,
  errorStatuses,
  operations,
  type ErrorCode,
  type Operation,
} from "@adintel/client/operations";
import { createMock } from "@adintel/mock";
import { fromHtml } from "hast-util-from-html";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { marks } from "../../../scripts/docs/model/marks.ts";
import type { VersionChanges } from "../../../scripts/docs/writing/changelog.ts";
import { Releases } from "../../../scripts/docs/blocks/releases.tsx";
import { guides } from "../../../scripts/docs/writing/guides.ts";
import { resolve } from "../../../scripts/openapi/document.ts";
import { forEachVersion, versions, type Version } from "../../../scripts/lib/versions.ts";
import { creativesUsd, usdOf } from "../../prices.ts";
import { readDocuments } from "../documents.ts";
import { byId, named, readPages, rowsOf, target, text, type BuiltPage } from "../built-pages.ts";
import { attribute } from "../pages.ts";

const documents = await readDocuments();
let pages: Map<string, BuiltPage>;

beforeAll(async () => {
  pages = await readPages(join(inject("reference"), "dist/site"));
});

function page(path: string): BuiltPage {
  const found = pages.get(path);
  if (!found) throw new Error(`no page ${path}`);
  return found;
}

function operationsOf(version: Version): Operation[] {
  return Object.values<Operation>(operations[version]);
}

/** The page of a guide in which a version has its own. */
function of(version: Version, path: string): string {
  return version === "v2" ? path : `${version}/${path}`;
}

/** The row of an operation in a table of its version. */
function rowOf(path: string, caption: string, { method, path: address }: Operation): string[] {
  const row = rowsOf(page(path).root, caption).find(([first]) => first?.endsWith(`${method} ${address}`));
  if (!row) throw new Error(`${method} ${address} is not in ${caption}`);
  return row;
}

const open = "not specified";

const each = versions.flatMap((version) =>
  operationsOf(version).map((row) => ({ version, name: `${version} ${row.operationId}`, row })),
);

describe("credits and prices", () => {
  test.each(each)("$name costs what its document says", ({ version, row }) => {
    const [, unit, price, minimum, pageCost] = rowOf(
      of(version, "credits.html"),
      `Prices of ${version}`,
      row,
    );
    const { billing, paging } = row;
    if (!billing) return expect([unit, price, minimum, pageCost]).toEqual([open, open, open, open]);
    expect(unit).toBe(billing.unit);
    if (billing.microdollarsPerRow === 0) {
      const assumed = "assumed" in billing && billing.assumed.some((part) => part === "microdollarsPerRow");
      const free = assumed ? "free (assumed)" : "free";
      return expect([price, pageCost]).toEqual([free, free]);
    }
    expect(dollars(price)).toBe(billing.microdollarsPerRow / 1e6);
    expect(minimum).toContain("minimumRows" in billing ? `${billing.minimumRows} row` : "none");
    const rows = paging?.limit.default;
    if (rows) expect(pageCost).toContain(`for ${rows} rows`);
    else if (paging) expect(pageCost).toBe(open);
  });

  test("a page without a limit costs what the client says that it costs at most", () => {
    const found = (["searchMedia", "listAccountInsights", "listAccountLandingPages"] as const).map((name) => [
      dollars(rowOf("credits.html", "Prices of v2", operations.v2[name])[4]),
      worstCostOf(name),
    ]);
    const { searchMedia, listAccountInsights, listAccountLandingPages } = operations.v2;
    expect(found.map(([price]) => price)).toEqual([
      usdOf("v2", "searchMedia", searchMedia.paging.limit.default),
      usdOf("v2", "listAccountInsights", listAccountInsights.paging.limit.default),
      usdOf("v2", "listAccountLandingPages", listAccountLandingPages.paging.limit.default),
    ]);
    expect(found.map(([price]) => price)).toEqual(found.map(([, worst]) => worst));
  });

  test("a mode that ignores the limit has a price of its own, and a move tells the same", () => {
    const { limit } = operations.v1.searchBrands.paging;
    const most = (rows: number) => `up to ${shown(usdOf("v1", "searchBrands", rows))}, for ${rows} rows`;
    const words = `${most(limit.default)}; in mode ids ${most(limit.maximum)}`;
    expect(rowOf("v1/credits.html", "Prices of v1", operations.v1.searchBrands)[4]).toBe(words);
    const rows = rowsOf(
      page("moving-to-v2.html").root,
      "Then and now: Search accounts, v1, and Search brands, v2",
    );
    expect(rows.find(([what]) => what === "Cost at default limit")?.[1]).toBe(words);
  });

  test.each(operationsOf("v1"))("a move tells the prices of the credits page: $operationId", (row) => {
    for (const { operationId } of row.replacedBy) {
      const successor = operationsOf("v2").find((one) => one.operationId === operationId)!;
      const caption = `Then and now: ${row.summary}, v1, and ${successor.summary}, v2`;
      const rows = rowsOf(page("moving-to-v2.html").root, caption);
      expect(rows.find(([what]) => what === "Cost at default limit")?.slice(1)).toEqual([
        rowOf("v1/credits.html", "Prices of v1", row)[4],
        rowOf("credits.html", "Prices of v2", successor)[4],
      ]);
    }
  });

  test.each([
    ["index.html", "Operations of v2"],
    ["v2.html", "Operations of v2: Indexing"],
  ])("%s marks what is free by assumption", (path, caption) => {
    const [, price] = rowOf(path, caption, operations.v2.getAccountIndexStatus);
    expect(price).toBe("free (assumed)");
    expect(text(page("indexing.html").root)).toContain("free (assumed)");
  });

  test("the example is worked out from the documented answers", () => {
    expect(
      rowsOf(page("credits.html").root, "What responses of POST /media cost").map((row) => row.slice(1)),
    ).toEqual([
      ["2", "2 rows", `2 × ${shown(creativesUsd(1))} = ${shown(creativesUsd(2))}`],
      ["1", "1 row", `1 × ${shown(creativesUsd(1))} = ${shown(creativesUsd(1))}`],
      ["0", "1 row", `1 × ${shown(creativesUsd(1))} = ${shown(creativesUsd(1))}`],
    ]);
  });

  test.each(versions)("what is free in %s is told apart from what is assumed to be", (version) => {
    const rows = rowsOf(page(of(version, "credits.html")).root, "Free operations");
    const free = operationsOf(version).filter(({ billing }) => billing?.microdollarsPerRow === 0);
    expect(rows).toHaveLength(free.length);
    const assumed = rows.filter(([, why]) => why === "assumed").map(([name]) => name);
    expect(assumed).toEqual(
      version === "v2" ? [expect.stringContaining("GET /account/{id}/index-status")] : [],
    );
  });

  test.each(Object.keys(errorStatuses) as ErrorCode[])("%s is charged as its document says", (code) => {
    const { "x-charged": charged } = responseWith(code) as { "x-charged"?: { assumed?: object } };
    const free = charged?.assumed ? "no (assumed)" : "no";
    const [, said] =
      rowsOf(page("credits.html").root, "Whether an error is charged").find(([name]) => name === code) ?? [];
    expect(said).toBe(charged ? free : open);
  });

  /** A price as pages show it: cents, and further digits where there are any. */
  function shown(usd: number): string {
    return `$${Number(usd.toFixed(2)) === usd ? usd.toFixed(2) : usd}`;
  }

  function dollars(words = ""): number {
    return Number(/\$([\d.]+)/.exec(words)?.[1]);
  }
});

function responseWith(code: ErrorCode): object {
  for (const operation of Object.values(documents.v2.paths).flatMap((item) => Object.values(item)))
    for (const [status, node] of Object.entries(operation.responses)) {
      const response = resolve(documents.v2, node);
      if (Number(status) === errorStatuses[code] && response.content) {
        const examples = Object.keys(response.content["application/json"]?.examples ?? {});
        if (examples.includes(code)) return response;
      }
    }
  throw new Error(`no response with ${code}`);
}

describe("rate limits", () => {
  test.each(each)("$name is limited as its document says", ({ version, row }) => {
    const [, own, tightest] = rowOf(of(version, "rate-limits.html"), `Rate limits of ${version}`, row);
    const common = facts[version].rateLimits.map((limit) => limit.requestsPerMinute);
    if (!row.rateLimit) {
      expect(own).toBe(open);
      expect(tightest).toBe(`at most ${Math.min(...common)} a minute`);
    } else {
      expect(own).toMatch(new RegExp(`^${row.rateLimit.requestsPerMinute} requests a minute`));
      expect(own?.includes("per user")).toBe("scope" in row.rateLimit);
      expect(tightest).toBe(`${Math.min(...common, row.rateLimit.requestsPerMinute)} a minute`);
    }
  });

  test.each(versions)("the limits of every request of %s are told", (version) => {
    const words = text(page(of(version, "rate-limits.html")).root);
    expect(words).toContain("60 requests a minute per IP address");
    expect(words).toContain("120 requests a minute per API key");
    expect(words).toContain("format (seconds or an HTTP date)");
  });
});

describe.each(versions)("errors of %s", (version) => {
  const path = of(version, "errors.html");

  test.each(Object.entries(errorStatuses))("%s has a section of its own, with its status", (code, status) => {
    const heading = byId(page(path).root, code);
    expect(text(heading)).toContain(`${code} ${status}`);
    const section = named(page(path).root, "section").find((one) => named(one, "h2").includes(heading))!;
    for (const term of ["When", "What to do", "Retry", "The client"])
      expect(named(section, "dt").map(text)).toContain(term);
    const example = named(section, "pre")
      .map(text)
      .find((body) => body.includes(`"code": "${code}"`));
    expect(example).toBeDefined();
    const listing = operationsOf(version).filter(({ errors }) =>
      Object.values<readonly string[]>(errors).some((codes) => codes.includes(code)),
    );
    const all = operationsOf(version).length;
    const words = text(section);
    if (listing.length === all) expect(words).toContain(`All ${all} operations of ${version}`);
    else expect(words).toContain(`${listing.length} of ${all} operations of ${version}`);
  });

  test("details, Allow, Retry-After and the largest body stand where they belong", () => {
    const { ids, root } = page(path);
    for (const id of [
      "invalid_request.details.path",
      "method_not_allowed-header.Allow",
      "rate_limited-header.Retry-After",
    ])
      expect(ids).toContain(id);
    expect(text(root)).toContain(`Maximum body size: ${facts[version].maxBodyBytes / 1024} KB.`);
  });
});

describe("paging", () => {
  test.each(each.filter(({ row }) => row.paging))(
    "$name is paged as its document says",
    ({ version, row }) => {
      const [, place, limit, byDefault, range, offset, offsetDefault] = rowOf(
        of(version, "paging.html"),
        `Limits and offsets of ${version}`,
        row,
      );
      const { paging } = row;
      expect(place).toBe(paging?.in);
      expect(limit).toBe(paging?.limit.name);
      expect(byDefault).toBe(paging?.limit.default === null ? open : String(paging?.limit.default));
      const { minimum, maximum } = paging!.limit;
      expect(range).toBe(minimum === null ? open : `${minimum} to ${maximum}`);
      if (paging?.offset) {
        expect(offset).toBe("offset");
        expect(offsetDefault).toBe(paging.offset.default === null ? open : String(paging.offset.default));
      } else expect(["none", open]).toContain(offset);
    },
  );

  test("an offset that a request may have, although it is not shown, is not denied", () => {
    const unknown = each.filter(
      ({ version, row }) =>
        row.paging && rowOf(of(version, "paging.html"), `Limits and offsets of ${version}`, row)[5] === open,
    );
    expect(unknown.map(({ name }) => name)).toEqual([
      "v1 searchBrandMedia",
      "v2 searchBrands",
      "v2 searchCreators",
    ]);
    expect(text(page("v1/paging.html").root)).toContain(
      "Whether they take a limit is not specified: List an account's campaigns, List creators an account works with",
    );
  });
});

describe("indexing", () => {
  test("every status of the documents is a state, and what is not shown is said", () => {
    const status = documents.v2.components.schemas["IndexedAccount"]?.properties?.["status"];
    const { enum: statuses = [] } = (status ?? {}) as { enum?: string[] };
    const rows = rowsOf(page("indexing.html").root, "States and transitions");
    expect(
      rows
        .map(([, , then]) => then)
        .filter((then) => then !== open)
        .sort(),
    ).toEqual([...statuses].sort());
    expect(rows.find(([before]) => before === "indexing")?.[2]).toBe(open);
  });

  test("the picture has a text in its place", () => {
    const [picture] = named(named(page("indexing.html").root, "main")[0]!, "svg");
    const ids = attribute(picture!, "ariaLabelledBy") ?? "";
    expect(
      ids
        .split(/[ ,]+/)
        .map((id) => text(byId(picture!, id)))
        .join(" "),
    ).toContain("already_exists");
  });
});

describe("moving to v2", () => {
  const moving = () => page("moving-to-v2.html");

  test.each(each)("$name has a place that its own page links to", ({ row }) => {
    expect(moving().ids).toContain(row.operationId);
  });

  test.each(operationsOf("v1"))(
    "$operationId: every field of x-replaced-by is told of",
    ({ replacedBy, summary }) => {
      for (const { operationId, fields } of replacedBy) {
        const successor = operationsOf("v2").find((one) => one.operationId === operationId)!;
        const rows = rowsOf(moving().root, `Request fields: ${summary}, v1, and ${successor.summary}, v2`);
        const told = rows.map(([from = "", to = "", note]) => ({
          from: from.split(" ")[0],
          to: to.split(" ")[0],
          note,
        }));
        expect(told.map(({ from, to }) => [from, to])).toEqual(
          fields.map((field) => [
            nameOf("from" in field ? field.from : undefined),
            nameOf("to" in field ? field.to : undefined),
          ]),
        );
        for (const [index, field] of fields.entries())
          if ("note" in field) expect(told[index]?.note).toBe(field.note.replaceAll("`", ""));
      }
    },
  );

  test("a field leads to its place in either version, with its type", () => {
    const caption = "Request fields: Search a brand's creatives, v1, and Search creatives, v2";
    const table = named(moving().root, "table").find((one) =>
      named(one, "caption").some((it) => text(it) === caption),
    )!;
    const row = named(table, "tr").find((one) => text(one).startsWith("filters.daysRun.min"))!;
    expect(named(row, "a").map((link) => attribute(link, "href"))).toEqual([
      "operations/v1/searchBrandMedia.html#body.filters.daysRun.min",
      "operations/v2/searchMedia.html#body.minDaysRun",
    ]);
    // Of v1 only the name is shown, and of v2 only whether the bound belongs to its range is assumed.
    expect(row.children.map(text)).toEqual([
      "filters.daysRun.min number assumed",
      "minDaysRun number",
      "renamed",
    ]);
  });

  test("what v2 may take is not called removed", () => {
    const rows = rowsOf(moving().root, "Request fields: Search accounts, v1, and Search brands, v2");
    expect(rows.find(([name]) => name?.startsWith("minFollowers"))?.[2]).toBe(
      "Whether v2 accepts it is not specified.",
    );
  });

  test("answers are told side by side, and what of them is assumed", () => {
    const rows = rowsOf(
      moving().root,
      "Response fields: Search a brand's creatives, v1, and Search creatives, v2",
    );
    const change = (name: string) =>
      rows.find((row) => row.some((cell) => cell.startsWith(`media[].${name} `)))?.[2];
    expect([change("mediaUrl"), change("url")]).toEqual(["only in v1", "only in v2"]);
    const creators = rowsOf(moving().root, "Response fields: Search accounts, v1, and Search creators, v2");
    expect(creators.some(([from, to]) => from?.startsWith("brands ") && to?.startsWith("creators "))).toBe(
      true,
    );
    expect(text(moving().root)).toContain("The specification does not list the fields of an account");
    expect(text(moving().root)).toContain(
      "how the response changes; the specification does not show it for both versions",
    );
  });

  test("only what both versions state is called the same", () => {
    const words = (id: string) => {
      const section = named(moving().root, "section").find((one) =>
        named(one, "h2").includes(byId(moving().root, id)),
      )!;
      return named(section, "p").map(text);
    };
    const same = (id: string) => words(id).find((one) => one.startsWith("The same in both responses")) ?? "";
    expect(same("getBrand")).not.toMatch(/category|likes/);
    expect(same("getBrandIndexStatus")).toBe("");
    expect(words("getBrandIndexStatus").join(" ")).toContain("partly assumed: status.");
    // Which of the fields of v1's creatives may be null is not shown.
    expect(same("searchBrandMedia")).toBe("The same in both responses: count, media.");
    expect(words("searchBrandMedia").join(" ")).toMatch(/partly assumed: .*media\[\]\.title/);
    // That the key of the rows is assumed does not make their type so.
    const creators = rowsOf(
      moving().root,
      "Response fields: Search accounts, v1, and Search creators, v2",
    ).map(([, field]) => field);
    expect(creators).toContain("creators array of CreatorAccount assumed");
    expect(creators).toContain("creators[].type string");
    // It is there or not by the type that is asked for, and so it is in both.
    expect(same("listBrandInsights")).toContain("totals");
    const rows = rowsOf(moving().root, "Response fields: Get a brand, v1, and Get an account, v2");
    expect(rows.find(([name]) => name?.startsWith("likes "))?.slice(1)).toEqual([
      expect.stringMatching(/BrandAccount only assumed$/),
      "not in every alternative",
    ]);
  });

  test("what only some modes demand is not called required", () => {
    const rows = rowsOf(moving().root, "Request fields: Search accounts, v1, and Search brands, v2");
    const told = (name: string) => rows.find(([from]) => from?.startsWith(`${name} `))?.[0];
    expect(told("brandIds")).toMatch(/ required in mode ids$/);
    expect(told("brandNames")).toMatch(/ required in mode brand_name$/);
    expect(told("query")).toMatch(/ required in mode smart$/);
    expect(told("type")).toMatch(/ required in modes brand_name, smart$/);
    expect(told("mode")).toMatch(/ required$/);
    expect(text(moving().root)).not.toMatch(/where \S+ is \S+ where/);
  });

  test("an operation without a forerunner is new", () => {
    expect(text(byId(moving().root, "searchTaxonomies"))).toContain("GET /taxonomies");
  });

  function nameOf(expression: string | undefined): string {
    if (expression === undefined) return "none";
    return expression === "$request.body"
      ? "body"
      : expression.replace(/^\$request\.(body#\/|path\.|query\.)/, "").replaceAll("/", ".");
  }
});

describe("fields of a request", () => {
  const told = (path: string, id: string) => text(byId(page(path).root, id));

  test("what is said beside a reference is shown, and what a part of a schema says of the same field", () => {
    const search = operations.v1.searchBrands.operationId;
    expect(told(`operations/v1/${search}.html`, "body.SearchByName.brandNames")).toContain(
      "the specification does not say how names are compared",
    );
    expect(told("operations/v2/searchMedia.html", "body.status")).toContain(
      "Active is assumed to mean still running",
    );
  });
});

describe("known gaps", () => {
  /** Each thing that is listed, with where it leads: to the fields that it is about, or to what these belong to. */
  const listed = () =>
    named(page("open-questions.html").root, "li").flatMap((item) =>
      named(item, "span")
        .filter((gap) => attribute(gap, "dataKind") !== undefined)
        .map((gap) => {
          const links = named(gap, "a");
          const hrefs = (links.length > 0 ? links : named(item, "a").slice(0, 1)).map((link) =>
            attribute(link, "href"),
          );
          return {
            gap,
            words: text(gap),
            hrefs: hrefs.map((href = "") => target("open-questions.html", href)),
          };
        }),
    );

  test.each(versions)("every mark of %s is listed, and shown where its link leads", (version) => {
    const all = listed();
    const missing = marks(documents[version]).filter(({ unspecified, assumed, observed }) =>
      [...unspecified, ...assumed, ...observed]
        .map(plain)
        .some(
          (words) =>
            !all.some(
              (one) =>
                one.words.includes(words) &&
                one.hrefs.every((to) => text(page(to?.path ?? "").root).includes(words)),
            ),
        ),
    );
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  test("each says which operations, topics and kind it is of", () => {
    const marked = (words: string) =>
      listed()
        .filter((one) => one.words.includes(words))
        .map(({ gap }) => [
          attribute(gap, "dataKind"),
          attribute(gap, "dataTopic"),
          attribute(gap, "dataOperation"),
        ]);
    expect(marked("impressionPercentile – range, meaning (whether")).toEqual([
      ["open", "range meaning", "v2/searchMedia"],
      ["open", "range meaning", "v1/searchBrandMedia"],
    ]);
    const [kind, topic, among] =
      marked("402 is left out because the operation is assumed to be free")[0] ?? [];
    expect([kind, topic || undefined, among]).toEqual(["assumed", undefined, "v2/getAccountIndexStatus"]);
  });

  test("the counts are those of the documents", () => {
    for (const version of versions) {
      const unspecified = marks(documents[version]).flatMap((mark) => mark.unspecified).length;
      const assumed = assumptions.filter((one) => one.version === version).length;
      expect(text(page("open-questions.html").root)).toContain(
        `${version}: ${unspecified} points not specified, ${assumed} assumed`,
      );
    }
  });

  test("the mock's decisions are those that it tells", async () => {
    const answer = await createMock().fetch(new Request("http://127.0.0.1/__mock/assumptions"));
    const { decisions } = (await answer.json()) as { decisions: { subject: string }[] };
    expect(
      rowsOf(page("open-questions.html").root, "Decisions of the mock").map(([subject]) => subject),
    ).toEqual(decisions.map(({ subject }) => plain(subject)));
  });

  /** As it shows. */
  function plain(markdown: string): string {
    return markdown.replaceAll("`", "").replaceAll(/\s+/g, " ").trim();
  }
});

describe("the start page", () => {
  test("has the keys that the mock tells", async () => {
    const answer = await createMock().fetch(new Request("http://127.0.0.1/__mock/keys"));
    const { keys } = (await answer.json()) as { keys: { key: string; shows: string }[] };
    expect(rowsOf(page("index.html").root, "Mock keys")).toEqual(keys.map(({ key, shows }) => [key, shows]));
  });

  test("leads to every other guide, and to each operation of the current version", () => {
    const links = named(named(page("index.html").root, "main")[0]!, "a").map((link) =>
      attribute(link, "href"),
    );
    for (const { path } of guides()) if (path !== "index.html") expect(links).toContain(path);
    for (const { operationId } of operationsOf("v2"))
      expect(links).toContain(`operations/v2/${operationId}.html`);
  });

  test("says that the host of the service is a placeholder", () => {
    const words = text(page("index.html").root);
    expect(words).toContain("The host is not specified: api.adintel.example is a placeholder");
    expect(words).toContain("https://api.adintel.example/v2/media");
  });
});

describe("the changelog", () => {
  const none = { breaking: [], safe: [], notes: [] };
  const first = { date: "2026-11-21", ...none };
  const demands = "The request body now demands `query`.";
  const made: VersionChanges[] = [
    { version: "v1", release: "1.0.0", ...first },
    {
      version: "v2",
      release: "2.1.0",
      date: "2026-12-01",
      since: "2.0.0",
      breaking: [
        {
          ...change("request-property-became-required", demands, "POST /media", "GET /gone"),
          after: "x".repeat(400),
        },
      ],
      safe: [change("path-added", "The path /<b>hosts</b> is new.")],
      notes: [change("description-changed", "The description of the operation changed.", "POST /media")],
    },
    { version: "v2", release: "2.0.0", ...first },
  ];
  const shown = fromHtml(String(render(made)), { fragment: true });

  test("has the current version first, and its newest release", () => {
    expect(named(shown, "h2").map((heading) => text(heading).replace(/ #$/, ""))).toEqual([
      "v2, 2.1.0, 1 December 2026",
      "v2, 2.0.0, 21 November 2026",
      "v1, 1.0.0, 21 November 2026",
    ]);
  });

  test("has breaking changes before safe ones, with links to operations that there are", () => {
    const [release] = named(shown, "section");
    expect(named(release!, "h3").map((heading) => text(heading).split(" ")[0])).toEqual(["Breaking", "Safe"]);
    const links = named(release!, "a").map((link) => attribute(link, "href"));
    expect(links).toContain("operations/v2/searchMedia.html");
    expect(text(release!)).toContain("Request of POST /media, GET /gone");
    expect(text(release!)).toContain("The path /<b>hosts</b> is new.");
    expect(named(release!, "b").map(text)).toEqual(["The document as a whole"]);
    expect(text(release!)).toContain(`${"x".repeat(159)}…`);
    expect(text(release!)).toContain("Compared with 2.0.0 of 21 November 2026: 1 breaking, 1 safe.");
  });

  test("folds what changed in wording, and leaves out the words", () => {
    const [folded] = named(shown, "details");
    expect(text(folded!)).toContain("The description of the operation changed.");
    expect(text(folded!)).not.toContain("words.");
  });

  test("says of a first release that it is one", () => {
    expect(text(named(shown, "section")[1]!)).toContain("First release");
  });

  function change(rule: string, message: string, ...among: string[]) {
    return {
      rule,
      message,
      operations: among,
      breaking: false,
      location: "",
      before: "Old words.",
      after: "New words.",
    };
  }

  function render(changes: VersionChanges[]) {
    const version = "v2" as const;
    const at = {
      document: documents[version],
      documents,
      calls: forEachVersion(() => ({})),
      tryIt: "",
      version,
      page: "changelog.html",
    };
    return Releases({ at, changes });
  }
});
