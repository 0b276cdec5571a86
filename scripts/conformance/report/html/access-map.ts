import type { Report } from '../../run/report'
import { accessColumns, type Cell, readAccessTable } from '../access-table'

/** The access matrix, in colours and words. */
export function writeAccessMap(report: Report): string {
  const rows = readAccessTable(report)
  if (rows.length === 0) return ''
  const names = ['operation', ...accessColumns.map(({ name }) => name)]
  const heads = names.map((name) => `<th scope="col">${name}</th>`)
  const body = rows.map(
    ({ operation, cells }) =>
      `<tr><th scope="row">${operation}</th>${cells.map(writeCell).join('')}</tr>`,
  )
  return `<section><h2 id="access">Access</h2><div class="wide" role="region" aria-labelledby="access" tabindex="0"><table>
<thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div></section>`
}

function writeCell(cell: Cell): string {
  const [look, text] = describe(cell)
  return `<td class="${look}">${text}</td>`
}

function describe(cell: Cell): readonly [look: 'good' | 'bad' | 'open', text: string] {
  switch (cell.kind) {
    case 'refused':
      return ['good', `refused, ${cell.status}`]
    case 'differs':
      return ['bad', describeDifference(cell.status)]
    case 'allowed':
      return ['good', 'let in']
    case 'undecided':
    case 'not tried':
      return ['open', cell.kind]
    case 'none':
      return ['open', '–']
  }
}

function describeDifference(status: number | undefined): string {
  if (status === undefined) return 'no answer'
  return status < 300 ? `LET IN, ${status}` : `answered ${status}`
}
