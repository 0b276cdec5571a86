import type { Report } from '../../run/report'
import { accessColumns, type Cell, readAccessTable } from '../access-table'
import type { Colour, Paint } from './paint'

const NARROWEST = 4
const GAP = '  '

/** The access matrix as a table of at most 80 columns; nothing when it was not run. */
export function drawAccessTable(report: Report, paint: Paint): string[] {
  const rows = readAccessTable(report)
  if (rows.length === 0) return []
  const first = Math.max(...rows.map(({ operation }) => operation.length))
  const pad = (text: string, index: number) =>
    text.padEnd(Math.max(accessColumns[index]?.short.length ?? 0, NARROWEST))
  const head = accessColumns.map(({ short }, index) => pad(short, index)).join(GAP)
  return [
    paint('bold', `${'access'.padEnd(first)}${GAP}${head}`.trimEnd()),
    ...rows.map(({ operation, cells }) => {
      const marks = cells.map((cell, index) => {
        const [mark, colour] = toMark(cell)
        return paint(colour, pad(mark, index))
      })
      return `${operation.padEnd(first)}${GAP}${marks.join(GAP)}`.trimEnd()
    }),
  ]
}

function toMark(cell: Cell): readonly [string, Colour] {
  switch (cell.kind) {
    case 'refused':
      return [String(cell.status), 'green']
    case 'differs':
      return [`${cell.status ?? ''}!`, 'red']
    case 'allowed':
      return ['yes', 'green']
    case 'undecided':
      return ['?', 'yellow']
    case 'not tried':
      return ['·', 'dim']
    case 'none':
      return ['', 'dim']
  }
}
