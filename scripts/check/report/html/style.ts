/** As a module, so that the package that is built of the check needs no file beside its code. */
export const css = /* css */ `
:root {
  color-scheme: light dark;
  --text: #1c2024;
  --soft: #565e67;
  --line: #d5d9de;
  --ground: #fff;
  --raised: #f4f6f8;
  --link: #0b57c2;
  --good: #146c2e;
  --good-ground: #e4f5e9;
  --bad: #b3150d;
  --bad-ground: #fdebe9;
  --warn: #8a4b00;
  --warn-ground: #fff3e0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6e8eb;
    --soft: #a4adb8;
    --line: #3a424c;
    --ground: #15181c;
    --raised: #1e2329;
    --link: #86b4ff;
    --good: #7ed99a;
    --good-ground: #14301d;
    --bad: #ff9a91;
    --bad-ground: #3d1715;
    --warn: #ffb866;
    --warn-ground: #38270f;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0 auto;
  max-width: 76rem;
  padding: 1.5rem 1rem 3rem;
  background: var(--ground);
  color: var(--text);
  font:
    1rem/1.5 system-ui,
    sans-serif;
  overflow-wrap: anywhere;
}
h1 {
  margin: 0;
  font-size: 1.6rem;
  line-height: 1.2;
}
h2 {
  margin: 2.5rem 0 0.5rem;
  font-size: 1.3rem;
  line-height: 1.3;
}
h3 {
  margin: 1.25rem 0 0.25rem;
  font-size: 1.05rem;
  line-height: 1.35;
}
h4 {
  margin: 1rem 0 0.25rem;
  font-size: 1rem;
}
p {
  margin: 0.25rem 0 0.75rem;
}
a {
  color: var(--link);
}
code,
pre {
  font:
    0.88em/1.5 ui-monospace,
    monospace;
}
nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
}
.verdict {
  margin: 0.75rem 0 1rem;
  padding: 0.75rem 1rem;
  border-left: 0.4rem solid var(--warn);
  border-radius: 0.3rem;
  background: var(--warn-ground);
  font-size: 1.2rem;
  font-weight: 600;
}
.hint {
  font-weight: 600;
}
.verdict.conforms,
.verdict.no-fault-seen {
  border-color: var(--good);
  background: var(--good-ground);
}
.verdict.breaks {
  border-color: var(--bad);
  background: var(--bad-ground);
}
.facts {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  margin: 0 0 1rem;
}
dt {
  color: var(--soft);
  font-size: 0.85rem;
}
dd {
  margin: 0;
}
.failure {
  margin: 1rem 0;
  padding: 0.25rem 1.25rem 1rem;
  border: 1px solid var(--line);
  border-left: 0.25rem solid var(--bad);
  border-radius: 0.4rem;
  background: var(--raised);
}
.failure h3 {
  margin-top: 0.75rem;
}
.failure dl {
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.2rem 1rem;
  margin: 0.5rem 0;
}
.failure dt {
  padding-top: 0.1rem;
}
.got,
.failed {
  color: var(--bad);
}
figure {
  margin: 0.6rem 0;
}
figcaption,
footer,
.sums,
.fields td {
  color: var(--soft);
  font-size: 0.9rem;
}
pre {
  margin: 0.15rem 0 0;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.3rem;
  background: var(--ground);
  white-space: pre-wrap;
}
pre code {
  font: inherit;
}
.wide {
  overflow-x: auto;
  overflow-wrap: normal;
}
table {
  width: 100%;
  border-collapse: collapse;
}
th,
td {
  padding: 0.25rem 0.75rem 0.25rem 0;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}
thead th {
  vertical-align: bottom;
  font-size: 0.9rem;
}
tbody th {
  font-weight: 400;
}
.number {
  text-align: right;
  font-variant-numeric: tabular-nums;
}
td.number {
  white-space: nowrap;
}
td.failed {
  font-weight: 700;
}
.zero {
  color: var(--soft);
}
td.seen,
b.passed {
  color: var(--good);
}
td.never,
.fields td.never,
b.skipped,
b.flaky,
b.errored,
b.unsupported,
b.unexercised {
  color: var(--warn);
}
.fields th {
  width: 38%;
}
.fields td,
.fields th {
  overflow-wrap: anywhere;
}
details {
  margin: 0.25rem 0;
}
summary {
  cursor: pointer;
}
summary h3 {
  display: inline;
}
.operation {
  padding: 0.4rem 0;
  border-bottom: 1px solid var(--line);
}
.operation > :not(summary) {
  margin-left: 1rem;
}
.sums::before {
  content: "— ";
}
ul {
  margin: 0.25rem 0 0.5rem;
  padding-left: 1.25rem;
}
.contents {
  padding-left: 1.75rem;
}
li code {
  color: var(--soft);
}
.operation > div {
  scroll-margin-top: 4rem;
}
.failure:target {
  outline: 2px solid var(--link);
  outline-offset: 0.3rem;
}
footer {
  margin-top: 3rem;
}
@media (max-width: 40rem) {
  .failure dl {
    display: block;
  }
  .failure dd {
    margin-bottom: 0.4rem;
  }
  .operation > :not(summary) {
    margin-left: 0;
  }
  .sums {
    display: block;
  }
  .sums::before {
    content: none;
  }
}
@media print {
  body {
    max-width: none;
    font-size: 10pt;
  }
  nav {
    display: none;
  }
  .failure,
  tr {
    break-inside: avoid;
  }
  .wide {
    overflow: visible;
  }
}
`;
