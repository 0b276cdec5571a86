import type { Report } from '../../run/report'
import { accessColumns, type CellState, readAccessTable } from '../access-table'
import type { Colour, Paint } from './paint'

const MARKS: Readonly<Record<CellState, readonly [string, Colour]>> = {
  refused: ['refused', 'green'],
  allowed: ['let in', 'green'],
  'let in': ['WRONG', 'red'],
  undecided: ['?', 'yellow'],
  'not tried': ['·', 'dim'],
  none: ['', 'dim'],
}

/** The access matrix as a table; nothing when it was not run. */
export function drawAccessTable(report: Report, paint: Paint): string[] {
  const rows = readAccessTable(report)
  if (rows.length === 0) return []
  const first = Math.max(...rows.map(({ operation }) => operation.length))
  const widths = accessColumns.map((name) => Math.max(name.length, 7))
  const head = accessColumns.map((name, index) => name.padEnd(widths[index] ?? 0)).join('  ')
  return [
    paint('bold', `${'access'.padEnd(first)}  ${head}`),
    ...rows.map(({ operation, cells }) => {
      const marks = cells.map((cell, index) => {
        const [mark, colour] = MARKS[cell]
        return paint(colour, mark.padEnd(widths[index] ?? 0))
      })
      return `${operation.padEnd(first)}  ${marks.join('  ').trimEnd()}`
    }),
  ]
}
