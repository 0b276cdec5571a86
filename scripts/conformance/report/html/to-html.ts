import { levels } from '../../run/level'
import { describeLevel } from '../../run/reached-level'
import { listFailures, type Report } from '../../run/report'
import { describeLeftBehind } from '../describe-left-behind'
import { escapeMarkup } from '../escape-markup'
import { writeAccessMap } from './access-map'
import { writeFindings } from './finding-section'
import { pageStyle } from './page-style'

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
