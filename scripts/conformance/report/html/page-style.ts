/** Colours with a contrast of at least 4.5:1 on their grounds, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1b1f24; --ground: #ffffff; --line: #c9d1d9; --good: #d9f2e0; --bad: #ffd9d6; --open: #eceff3; --bad-edge: #b42318; --note-edge: #8a6100; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --ground: #12161c; --line: #3a424d; --good: #123d22; --bad: #5a1a17; --open: #262c35; --bad-edge: #ff8a80; --note-edge: #e3b341; }
}
body { margin: 0 auto; max-width: 72rem; padding: 1rem; color: var(--ink); background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: start; }
.wide { overflow-x: auto; }
.good { background: var(--good); }
.bad { background: var(--bad); font-weight: 700; }
.open { background: var(--open); }
article { border: 1px solid var(--line); border-inline-start: 0.35rem solid var(--note-edge); margin-block: 1rem; padding: 0 1rem; }
article.failure { border-inline-start-color: var(--bad-edge); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; }
dt { font-weight: 700; }
h1, h3, header p, li { overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dd { margin-block-end: 0.5rem; }
  th, td { padding: 0.25rem; }
}
dd { margin: 0; overflow-wrap: anywhere; }
pre { overflow-x: auto; background: var(--open); padding: 0.5rem; }
details { margin-block-end: 1rem; }
`
