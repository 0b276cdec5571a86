import type { Report } from '../../model/report'
import { accessColumns, type Cell, readAccessTable } from '../access-table'
import type { Color, Paint } from './paint'
import { wrapText } from './wrap-text'

const NARROWEST = 4
const GAP = '  '
const MARKS =
  '401 and 403 are refusals as they must be, yes lets in whom it must; ! is another answer than the contract’s, ? undecided, · not tried.'

/** The access matrix as a table of at most 80 columns, and what its marks mean; nothing when it was not run. */
export function writeAccessTable(report: Report, paint: Paint, width: number): string[] {
  const rows = readAccessTable(report)
  if (rows.length === 0) return []
  const first = Math.max(...rows.map(({ operation }) => operation.length))
  const pad = (text: string, index: number) =>
    text.padEnd(Math.max(accessColumns[index]?.short.length ?? 0, NARROWEST))
  const head = accessColumns.map(({ short }, index) => pad(short, index)).join(GAP)
  const columns = accessColumns.map(({ short, name }) =>
    short === name ? name : `${short} is ${name}`,
  )
  return [
    paint('bold', `${'who'.padEnd(first)}${GAP}${head}`.trimEnd()),
    ...rows.map(({ operation, cells }) => {
      const row = cells.map((cell, index) => {
        const [mark, color] = toMark(cell)
        return paint(color, pad(mark, index))
      })
      return `${operation.padEnd(first)}${GAP}${row.join(GAP)}`.trimEnd()
    }),
    ...wrapText('', `${MARKS} Callers: ${columns.join(', ')}.`, width).map((one) =>
      paint('dim', one),
    ),
  ]
}

function toMark(cell: Cell): readonly [string, Color] {
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
