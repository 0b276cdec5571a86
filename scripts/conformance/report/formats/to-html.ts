import { describeLeftBehind } from '../../ledger/describe-left-behind'
import { describeLevel, listFailures, type Report } from '../../model/report'
import { levels } from '../../model/rules'
import { escapeMarkup } from './escape-markup'
import { writeAccessMap, writeFindings } from './html-sections'

/** The report as one file that needs nothing else. */
export function toHtml(report: Report): string {
  const failures = listFailures(report).length
  const verdict =
    failures === 0 ? 'Conforms' : `Differs in ${failures} ${failures === 1 ? 'place' : 'places'}`
  const title = `${verdict} · ${report.baseUrl}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${verdict}</h1>
<p>${escapeMarkup(report.baseUrl)} against ${escapeMarkup(report.contract)}, ${report.startedAt.toISOString()}:
${report.requestCount} requests in ${(report.durationMs / 1000).toFixed(1)} s.</p>
</header>
<main>
${writeLevels(report)}
${writeFindings(report)}
${writeAccessMap(report)}
${writeRest(report)}
</main>
</body>
</html>
`
}

function writeLevels({ steps, findings }: Report): string {
  const rows = levels.map((level) => {
    const own = steps.filter((step) => step.level === level)
    const count = (kind: string) => own.filter(({ state }) => state.kind === kind).length
    const failures = findings.filter((one) => one.level === level && one.severity === 'failure')
    const cells = [count('passed'), failures.length, count('blocked'), count('skipped')]
    return `<tr><th scope="row">${level}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  const heads = ['level', 'passed', 'differences', 'blocked', 'undecided']
  return `<section><h2 id="levels">Levels</h2><div class="wide" role="region" aria-labelledby="levels" tabindex="0"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div></section>`
}

function writeRest(report: Report): string {
  const { leftBehind, changedRecords, inventory } = report
  const { built, missing } = inventory
  const [next] = missing
  const sentences = [
    `Operations built: ${built.length} of ${built.length + missing.length}.`,
    `Level reached: ${describeLevel(report)}.`,
    ...(next ? [`Build next: ${next}.`] : []),
    changedRecords
      ? `Existing products that changed meanwhile: ${changedRecords.length}.`
      : 'Existing records could not be compared.',
    ...describeLeftBehind(leftBehind).map((sentence) => `Left behind: ${sentence}`),
  ]
  const items = sentences.map((sentence) => `<li>${escapeMarkup(sentence)}</li>`)
  return `<section><h2>Afterwards</h2><ul>${items.join('\n')}</ul></section>`
}

/** Colors with a contrast of at least 4.5:1 on their grounds, light and dark. */
const pageStyle = `
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
