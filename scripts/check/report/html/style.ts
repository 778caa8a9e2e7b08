import { tokens } from "../../../lib/style-tokens.mjs";

/** As a module, so that the package that is built of the check needs no file beside its code. */
export const css = /* css */ `${tokens}
:root {
  --edge: max(var(--space-4), (100vw - 76rem) / 2);
}
body {
  font: var(--text) / 1.5 var(--font);
}
main,
footer {
  padding-inline: var(--edge);
}
.top nav {
  margin-inline-start: auto;
  font-size: var(--text-s);
}
h1 {
  margin: var(--space-6) 0 0;
  font-size: var(--text-2xl);
  line-height: 1.2;
}
h2 {
  margin: var(--space-7) 0 var(--space-2);
  font-size: var(--text-xl);
  line-height: 1.3;
}
h3 {
  margin: var(--space-5) 0 var(--space-1);
  font-size: var(--text-l);
  line-height: 1.35;
}
h4 {
  margin: var(--space-4) 0 var(--space-1);
  font-size: var(--text);
}
p {
  margin: var(--space-1) 0 var(--space-3);
}
code,
pre {
  font: 0.88em/1.5 var(--mono);
}
nav {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
}
.verdict {
  margin: var(--space-3) 0 var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-left: 0.4rem solid var(--warn);
  border-radius: var(--radius-s);
  background: var(--warn-bg);
  font-size: var(--text-l);
  font-weight: 600;
}
.verdict span {
  display: block;
  font-size: var(--text);
  font-weight: 400;
}
.hint {
  font-weight: 600;
}
.verdict.conforms,
.verdict.no-fault-seen {
  border-color: var(--ok);
  background: var(--ok-bg);
}
.verdict.breaks {
  border-color: var(--danger);
  background: var(--danger-bg);
}
.facts {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin: 0 0 var(--space-4);
}
dt {
  color: var(--muted);
  font-size: var(--text-s);
}
dd {
  margin: 0;
}
article {
  margin: var(--space-4) 0;
  padding: var(--space-1) var(--space-5) var(--space-4);
  border: 1px solid var(--line);
  border-left: 0.25rem solid var(--danger);
  border-radius: var(--radius);
  background: var(--raised);
}
article h3 {
  margin-top: var(--space-3);
}
article dl {
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  margin: var(--space-2) 0;
}
article dt {
  padding-top: 0.1rem;
}
.difference {
  border-left-color: var(--warn);
}
.failure .got,
.failed {
  color: var(--danger);
}
figure {
  margin: var(--space-2) 0;
}
figcaption,
footer,
.sums,
.fields td {
  color: var(--muted);
  font-size: var(--text-m);
}
pre {
  margin: var(--space-1) 0 0;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--bg);
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
  padding: var(--space-1) var(--space-3) var(--space-1) 0;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}
thead th {
  vertical-align: bottom;
  font-size: var(--text-m);
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
  color: var(--muted);
}
td.seen,
b.passed {
  color: var(--ok);
}
td.never,
.fields td.never,
b.different,
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
  margin: var(--space-1) 0;
}
summary {
  cursor: pointer;
}
summary h3 {
  display: inline;
}
.operation {
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--line);
}
.operation > :not(summary) {
  margin-left: var(--space-4);
}
.sums::before {
  content: "— ";
}
ul {
  margin: var(--space-1) 0 var(--space-2);
  padding-left: var(--space-5);
}
.contents {
  padding-left: 1.75rem;
}
li code {
  color: var(--muted);
}
.operation > div {
  scroll-margin-top: 4rem;
}
.failure:target {
  outline: 2px solid var(--accent);
  outline-offset: 0.3rem;
}
footer {
  margin-block: var(--space-7);
}
@media (max-width: 40rem) {
  .failure dl {
    display: block;
  }
  .failure dd {
    margin-bottom: var(--space-2);
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
    font-size: 10pt;
  }
  .top {
    position: static;
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
