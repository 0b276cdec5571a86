import { describeLeftBehind } from '../../ledger/describe-left-behind'
import {
  describeLevel,
  listFailures,
  listFirstCauses,
  listUnjudged,
  type Report,
} from '../../model/report'
import { type Level, levels } from '../../model/rules'
import type { Paint } from './paint'
import { wrapText } from './wrap-text'
import { describeFinding, writeAccessTable } from './write-findings'

const LABEL_WIDTH = 12

/** The report for people at a terminal of so many columns. */
export function writeSummary(report: Report, paint: Paint, width: number): string {
  const { findings, contract } = report
  const advice = findings.filter(({ severity }) => severity === 'advice')
  const told = [...listFailures(report), ...advice]
  const table = writeAccessTable(report, paint)
  const line = (label: string, text: string) =>
    wrapText(label.padEnd(LABEL_WIDTH), text, width).join('\n')
  const lines = [
    ...told.flatMap((finding) => [describeFinding(finding, contract, paint, width), '']),
    ...(table.length > 0 ? [...table, ''] : []),
    ...levels.map((level) => writeLevel(report, level, paint)),
    '',
    ...writeUntried(report).map((reason) => paint('dim', line('', reason))),
    ...writeProgress(report, line),
    ...describeLeftBehind(report.leftBehind).map((sentence) => line('left behind', sentence)),
    line('records', describeChanges(report)),
    '',
    writeVerdict(report, paint),
  ]
  return lines.join('\n')
}

function writeLevel({ steps, findings }: Report, level: Level, paint: Paint): string {
  const own = steps.filter((step) => step.level === level)
  const count = (kind: string) => own.filter(({ state }) => state.kind === kind).length
  const failures = findings.filter(
    (one) => one.level === level && one.severity === 'failure',
  ).length
  if (own.length === 0 && failures === 0) return `${level.padEnd(LABEL_WIDTH)}not tried`
  const parts = [
    `${count('passed')} of ${own.length} steps passed`,
    ...(failures > 0
      ? [paint('red', `${failures} ${failures === 1 ? 'difference' : 'differences'}`)]
      : []),
    ...(count('blocked') > 0 ? [`${count('blocked')} blocked`] : []),
    ...(count('skipped') > 0 ? [`${count('skipped')} undecided`] : []),
  ]
  return level.padEnd(LABEL_WIDTH) + parts.join(', ')
}

function writeUntried({ steps }: Report): string[] {
  const reasons = new Map<string, number>()
  for (const { state } of steps) {
    if (state.kind !== 'blocked' && state.kind !== 'skipped') continue
    const reason = state.kind === 'blocked' ? `blocked by ${state.by}` : `undecided: ${state.why}`
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  return [...reasons].map(([reason, count]) => `${count} × ${reason}`)
}

function writeProgress(
  report: Report,
  line: (label: string, text: string) => string,
): readonly string[] {
  const { built, missing, unasked } = report.inventory
  const [next] = missing
  return [
    line(
      'operations',
      `${built.length} of ${built.length + missing.length} built${unasked.length > 0 ? `, ${unasked.length} not asked for` : ''}`,
    ),
    line('level', describeLevel(report)),
    ...(next === undefined ? [] : [line('build next', next)]),
  ]
}

function describeChanges({ changedRecords }: Report): string {
  if (!changedRecords) return 'could not be compared'
  if (changedRecords.length === 0) return 'no existing product changed'
  return `changed meanwhile: ${changedRecords.slice(0, 5).join(', ')} (others may be at work too)`
}

function writeVerdict(report: Report, paint: Paint): string {
  const failures = listFirstCauses(report).length
  const untried = listUnjudged(report).length
  const seconds = (report.durationMs / 1000).toFixed(1)
  const effort = `${report.requestCount} requests in ${seconds} s`
  if (failures > 0) {
    const places = failures === 1 ? 'place' : 'places'
    return `${paint('red', 'differs')} from ${report.contract} in ${failures} ${places}: ${effort}`
  }
  if (report.verdict === 'partly') {
    const why = report.gaps.map((gap) => `  ${gap}`).join('\n')
    const extent = `as far as it could be tried (${untried} steps could not)`
    return `${paint('yellow', 'partly')} conforms to ${report.contract}, ${extent}: ${effort}\n${why}`
  }
  return `${paint('green', 'conforms')} to ${report.contract}: ${effort}`
}
