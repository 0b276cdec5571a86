import { levels } from '../../run/level'
import { listFailures, type Report } from '../../run/report'
import { describeLeftBehind } from '../describe-left-behind'
import { describeFinding } from './describe-finding'
import { drawAccessTable } from './draw-access-table'
import type { Paint } from './paint'

/** The report for people at a terminal. */
export function writeSummary(report: Report, paint: Paint): string {
  const { findings, contract } = report
  const advice = findings.filter(({ severity }) => severity === 'advice')
  const lines = [
    ...listFailures(report).flatMap((finding) => [describeFinding(finding, contract, paint), '']),
    ...advice.flatMap((finding) => [describeFinding(finding, contract, paint), '']),
    ...drawAccessTable(report, paint),
    '',
    ...levels.map((level) => writeLevel(report, level, paint)),
    '',
    ...writeUntried(report, paint),
    ...describeLeftBehind(report.leftBehind).map((sentence) => `left behind: ${sentence}`),
    writeChanges(report),
    ...(report.nextToBuild ? [`next to build: ${paint('bold', report.nextToBuild)}`] : []),
    writeVerdict(report, paint),
  ]
  return lines.join('\n')
}

function writeLevel(
  { steps, findings }: Report,
  level: (typeof levels)[number],
  paint: Paint,
): string {
  const own = steps.filter((step) => step.level === level)
  const count = (kind: string) => own.filter(({ state }) => state.kind === kind).length
  const failures = findings.filter(
    (one) => one.level === level && one.severity === 'failure',
  ).length
  const parts = [
    `${count('passed')} of ${own.length} steps passed`,
    ...(failures > 0 ? [paint('red', `${failures} differences`)] : []),
    ...(count('blocked') > 0 ? [`${count('blocked')} blocked`] : []),
    ...(count('skipped') > 0 ? [`${count('skipped')} undecided`] : []),
  ]
  return `${level.padEnd(10)} ${parts.join(', ')}`
}

function writeUntried({ steps }: Report, paint: Paint): string[] {
  const reasons = new Map<string, number>()
  for (const { state } of steps) {
    if (state.kind !== 'blocked' && state.kind !== 'skipped') continue
    const reason = state.kind === 'blocked' ? `blocked by ${state.by}` : `undecided: ${state.why}`
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  return [...reasons].map(([reason, count]) => paint('dim', `${count} × ${reason}`))
}

function writeChanges({ changedRecords }: Report): string {
  if (!changedRecords) return 'existing records: could not be compared'
  if (changedRecords.length === 0) return 'existing records: none changed'
  return `existing records changed meanwhile: ${changedRecords.slice(0, 5).join(', ')} (others may be at work too)`
}

function writeVerdict(report: Report, paint: Paint): string {
  const failures = listFailures(report).length
  const seconds = (report.durationMs / 1000).toFixed(1)
  const effort = `${report.requestCount} requests in ${seconds} s`
  return failures === 0
    ? `${paint('green', 'conforms')} to ${report.contract}: ${effort}`
    : `${paint('red', 'differs')} from ${report.contract} in ${failures} ${failures === 1 ? 'place' : 'places'}: ${effort}`
}
