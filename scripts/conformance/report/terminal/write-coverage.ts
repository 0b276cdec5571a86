import { LITTLE_PERCENT, type OperationCoverage, shareOf } from '../../coverage/coverage'
import type { ReportView } from '../report-view'
import { findOpenReason, listOpenReasons } from '../sentences'
import type { Paint } from './paint'
import { wrapText } from './wrap-text'

const SHARE_WIDTH = 5
const GAP = '  '

/** How much was judged of each operation, a line each, with the commonest reason for the rest. */
export function writeCoverage({ coverage }: ReportView, paint: Paint, width: number): string[] {
  const { operations } = coverage
  const first = Math.max(...operations.map(({ operation }) => operation.length))
  const judged = operations.filter(({ tally }) => tally.passed + tally.failed > 0)
  const toLine = (row: OperationCoverage) => {
    const share = shareOf(row.tally)
    const head = `${row.operation.padEnd(first)}${GAP}${`${share}%`.padStart(SHARE_WIDTH)}${GAP}`
    const [reason] = listOpenReasons(row)
    const rest = reason === undefined ? '' : `not judged: ${reason}`
    const room = Math.max(width - head.length, 0)
    return (
      paint(share < LITTLE_PERCENT ? 'yellow' : 'green', head) +
      paint('dim', rest.length > room ? `${rest.slice(0, Math.max(room - 1, 0))}…` : rest)
    ).trimEnd()
  }
  return [...judged.map(toLine), ...writeUnjudged(operations, paint, width)]
}

/** Operations of which nothing was judged, by the reason. */
function writeUnjudged(
  operations: readonly OperationCoverage[],
  paint: Paint,
  width: number,
): string[] {
  const unjudged = operations
    .filter(({ tally }) => tally.passed + tally.failed === 0)
    .map((row) => ({ name: row.operation, why: findOpenReason(row) }))
  return [...new Set(unjudged.map(({ why }) => why))].flatMap((why) => {
    const names = unjudged.filter((one) => one.why === why).map(({ name }) => name)
    const [head = '', ...rest] = wrapText('  0%  ', `${why}: ${names.join(', ')}`, width)
    return [paint('yellow', head), ...rest]
  })
}
