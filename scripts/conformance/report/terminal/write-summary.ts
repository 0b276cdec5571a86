import { describeLeftBehind } from '../../cleanup/describe-left-behind'
import { LITTLE_PERCENT } from '../../coverage/coverage'
import type { Report, Verdict } from '../../model/report'
import { levels } from '../../model/rules'
import { type Obstacle, type ReportView, withWaived } from '../report-view'
import {
  count,
  describeEffort,
  describeReached,
  describeSentences,
  describeSteps,
  describeVerdict,
  levelMeanings,
  listAdapted,
} from '../sentences'
import type { Color, Paint } from './paint'
import { wrapText } from './wrap-text'
import { writeAccessTable } from './write-access'
import { writeSince, writeWaived } from './write-compared'
import { writeCoverage } from './write-coverage'
import { describeFinding, describeGroup, explainCommands } from './write-findings'

const LABEL_WIDTH = 12

/** The report for people at a terminal of so many columns. */
export function writeSummary(view: ReportView, paint: Paint, width: number): string {
  const { report, groups, advice, obstacles } = view
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [paint('bold', title), ...lines, ''] : []
  const line = (label: string, text: string) =>
    wrapText(label.padEnd(LABEL_WIDTH), text, width).join('\n')
  return [
    ...groups.flatMap((group) => [describeGroup(group, view, paint, width), '']),
    ...advice.flatMap((one) => [describeFinding(one, view, paint, width), '']),
    ...explainCommands(view, paint, width),
    ...section('Who was let in', writeAccessTable(withWaived(view), paint, width)),
    ...section('How much of the contract was judged', [
      ...writeCoverage(view, paint, width),
      ...describeSentences(view.coverage).flatMap((text) => wrapText('', text, width)),
      ...wrapText('', COVERAGE_LEGEND, width).map((text) => paint('dim', text)),
    ]),
    ...section(
      'What could not be judged',
      obstacles.flatMap((one) => wrapText('- ', describeObstacle(one), width)),
    ),
    paint('bold', 'How far the service is'),
    ...levels.map((level) => line(level, describeSteps(report, level))),
    ...wrapText('', LEVEL_LEGEND, width).map((text) => paint('dim', text)),
    ...writeProgress(withWaived(view), line),
    ...describeLeftBehind(report.leftBehind).map((sentence) => line('left behind', sentence)),
    line('records', describeChanges(report)),
    '',
    ...writeWaived(view, paint, width),
    ...(view.since ? writeSince(view.since, paint, width) : []),
    ...listAdapted(report).map((text) => line('adapted', text)),
    ...report.gaps.map((gap) => line('not enough', gap)),
    writeVerdict(view, paint, width),
  ].join('\n')
}

const COVERAGE_LEGEND =
  'The shares are of the statuses, the properties of answers and the limits of requests that can be judged from outside. --html and --json have each of them, and each sentence.'

const LEVEL_LEGEND = `A step is a promise of the contract that was tried. ${levels
  .map((level) => `${level}: ${levelMeanings[level]}`)
  .join('; ')}.`

function describeObstacle({ why, steps }: Obstacle): string {
  return `${count(steps.length, 'step')} ${why}`
}

function writeProgress(
  report: Report,
  line: (label: string, text: string) => string,
): readonly string[] {
  const { built, missing, unasked } = report.inventory
  const [next] = missing
  return [
    line('level', describeReached(report)),
    line(
      'operations',
      `${built.length} of ${built.length + missing.length} built${unasked.length > 0 ? `, ${unasked.length} not asked for` : ''}`,
    ),
    ...(next === undefined ? [] : [line('build next', next)]),
  ]
}

function describeChanges({ changedRecords }: Report): string {
  if (!changedRecords) return 'could not be compared'
  if (changedRecords.length === 0) return 'no existing product changed'
  return `changed meanwhile: ${changedRecords.slice(0, 5).join(', ')} (others may be at work too)`
}

function writeVerdict(view: ReportView, paint: Paint, width: number): string {
  const { report, share } = view
  const words = `${describeVerdict(view)}: ${describeEffort(report)}`
  const [first = '', ...others] = wrapText('', words, width)
  const [verb = '', ...rest] = first.split(' ')
  // A service that was hardly looked at does not look green.
  const isThin = report.verdict === 'conforms' && share < LITTLE_PERCENT
  const color = isThin ? 'yellow' : COLORS[report.verdict]
  return [[paint(color, verb), ...rest].join(' '), ...others].join('\n')
}

const COLORS: Readonly<Record<Verdict, Color>> = {
  conforms: 'green',
  adapted: 'yellow',
  partly: 'yellow',
  differs: 'red',
}
