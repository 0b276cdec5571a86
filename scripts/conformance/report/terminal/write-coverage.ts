import { LITTLE_PERCENT, type OperationCoverage, shareOf } from '../../coverage/coverage'
import type { ReportView } from '../report-view'
import { listOpenReasons } from '../sentences'
import type { Paint } from './paint'

const SHARE_WIDTH = 5
const GAP = '  '

/** How much was judged of each operation, a line each, with the commonest reason for the rest. */
export function writeCoverage({ coverage }: ReportView, paint: Paint, width: number): string[] {
  const first = Math.max(...coverage.operations.map(({ operation }) => operation.length))
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
  return coverage.operations.map(toLine)
}
