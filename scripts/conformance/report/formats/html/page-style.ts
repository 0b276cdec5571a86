/** The look of the page. Colors have a contrast of at least 4.5:1 on their grounds, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #4a5361; --ground: #ffffff; --line: #c9d1d9; --good: #d9f2e0; --bad: #ffd9d6; --part: #fff0c2; --open: #eceff3; --bad-edge: #b42318; --good-edge: #1a7f37; --note-edge: #8a6100; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #a9b4c0; --ground: #12161c; --line: #3a424d; --good: #123d22; --bad: #5a1a17; --part: #4a3a0c; --open: #262c35; --bad-edge: #ff8a80; --good-edge: #56d364; --note-edge: #e3b341; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; color: var(--ink); background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
header { border-block-start: 0.5rem solid var(--note-edge); padding-block-start: 0.5rem; }
header.conforms { border-color: var(--good-edge); }
header.differs { border-color: var(--bad-edge); }
h1 { margin-block: 0.5rem; line-height: 1.2; }
h2 { margin-block: 2.5rem 0.5rem; }
h3 { margin-block: 0.75rem; font-size: 1.1rem; }
h1, h3, li, p, summary, dd { overflow-wrap: anywhere; }
.soft { color: var(--soft); }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; margin-block: 0.5rem; }
.good { background: var(--good); }
.bad { background: var(--bad); font-weight: 700; }
.part { background: var(--part); }
.open { background: var(--open); }
article { border: 1px solid var(--line); border-inline-start: 0.35rem solid var(--note-edge); margin-block: 1rem; padding: 0 1rem 0.5rem; }
article.failure { border-inline-start-color: var(--bad-edge); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; margin-block: 0.5rem; }
dt { font-weight: 700; }
dd { margin: 0; }
ul { padding-inline-start: 1.25rem; }
pre { overflow-x: auto; background: var(--open); padding: 0.5rem; }
details { margin-block: 0.5rem; }
summary { padding-block: 0.15rem; }
summary:focus-visible, [tabindex]:focus-visible { outline: 0.15rem solid var(--ink); outline-offset: 0.15rem; }
@media (max-width: 40rem) {
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dd { margin-block-end: 0.5rem; }
  th, td { padding: 0.25rem; }
  article { padding-inline: 0.75rem; }
}
`
