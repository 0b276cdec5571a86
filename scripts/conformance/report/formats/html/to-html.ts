import { describeLeftBehind } from '../../../cleanup/describe-left-behind'
import type { Report } from '../../../model/report'
import { type ReportView, withWaived } from '../../report-view'
import {
  count,
  describeEffort,
  describeReached,
  describeVerdict,
  listAdapted,
} from '../../sentences'
import { escapeMarkup } from '../escape-markup'
import { writeCoverageSection } from './coverage-section'
import { writeList, writeSection } from './markup'
import { pageStyle } from './page-style'
import {
  writeAccessMap,
  writeCompared,
  writeFindings,
  writeLevels,
  writeObstacles,
} from './sections'

/** The report as one file that needs nothing else. */
export function toHtml(view: ReportView): string {
  const { report, coverage } = view
  const heading = describeHeading(view)
  const adapted = listAdapted(report)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(`${heading} · ${report.baseUrl}`)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header class="${report.verdict}">
<h1>${heading}</h1>
<p>${escapeMarkup(report.baseUrl)} ${escapeMarkup(describeVerdict(view))}.</p>
<p class="soft">${report.startedAt.toISOString()}, ${describeEffort(report)}.</p>
${report.gaps.length > 0 ? `<p>Not enough was judged:</p>${writeList(report.gaps)}` : ''}
${adapted.length > 0 ? `<p>Adapted:</p>${writeList(adapted)}` : ''}
</header>
<main>
${writeFindings(view)}
${writeCompared(view)}
${writeObstacles(view)}
${writeLevels(report)}
${writeAccessMap(withWaived(view))}
${writeCoverageSection(coverage)}
${writeRest(view)}
</main>
</body>
</html>
`
}

function describeHeading({ report, groups }: ReportView): string {
  switch (report.verdict) {
    case 'conforms':
      return 'Conforms'
    case 'adapted':
      return 'Conforms only with what was adapted'
    case 'partly':
      return 'Conforms only in part'
    case 'differs':
      return `Differs in ${count(groups.length, 'place')}`
  }
}

function writeRest(view: ReportView): string {
  const { report } = view
  const sentences = [
    ...describeProgress(withWaived(view)),
    report.changedRecords
      ? `Existing products that changed meanwhile: ${report.changedRecords.length}.`
      : 'Existing records could not be compared.',
    ...describeLeftBehind(report.leftBehind).map((sentence) => `Left behind: ${sentence}`),
  ]
  return writeSection('rest', 'Afterwards', writeList(sentences))
}

function describeProgress(report: Report): string[] {
  const { built, missing } = report.inventory
  const [next] = missing
  return [
    `Operations built: ${built.length} of ${built.length + missing.length}.`,
    `Level reached: ${describeReached(report)}.`,
    ...(next ? [`Build next: ${next}.`] : []),
  ]
}
