import { expect, test } from "vitest";
import { compact } from "../../../scripts/docs/site/compact.ts";
import { treeOf } from "../pages.ts";

/** Of HTML, escaped as JSX does. */
const hostile =
  "&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &#39; &lt;/li&gt;&lt;li&gt; &lt;/p&gt;&lt;/div&gt; &amp;amp; &amp;lt; =`a/";

/** What a browser makes of a page, wherever in its text it stands. */
const seen = (html: string) =>
  JSON.stringify(treeOf(html), (key, value: unknown) => (key === "position" ? undefined : value));

test.each([
  ["a head", `<!doctype html><html lang="en"><head><meta charset="utf-8"/><link href="../"/></head></html>`],
  ["a picture's address", `<link rel="icon" href="data:image/svg+xml,&lt;svg d=&quot;M0 0&quot;/&gt;"/>`],
  ["both quotes", `<p title="&quot;it&#39;s&quot;" id="a=b" class="x/">&quot;it&#39;s&quot;</p>`],
  ["hostile text", `<ul title="${hostile}"><li id="${hostile}">${hostile}</li><li>${hostile}</li></ul>`],
  ["lists in lists", `<ol><li>a<ul><li>b</li> <li>c</li></ul></li>\n<li>d</li></ol>`],
  ["paragraphs", `<div><p>a</p><p>b</p>c<p>d</p><ul><li><p>e</p></li></ul></div><a><p>f</p></a><p>g</p> h`],
  ["controls", `<input type="radio" value="" checked=""/><a href="a/?b=1&amp;c=2">link</a>`],
  ["drawings", `<svg class="a" viewBox="0 0 1 1"><path d="M0"/><path d="M0 0h1"></path></svg><p>a</p>`],
  ["code", `<pre><code>  <i class="t-k">a</i>\n   b  </code></pre>`],
])("a browser makes the same of %s", (_, html) => {
  expect(compact(html).length).toBeLessThan(html.length);
  expect(seen(compact(html))).toBe(seen(html));
});

test("quotes, references and end tags are left out", () => {
  expect(compact(`<ul id="a b" class="c" hidden=""><li>It&#39;s</li><li>&lt;</li></ul>`)).toBe(
    `<ul id="a b" class=c hidden><li>It's<li>&lt;</ul>`,
  );
});
