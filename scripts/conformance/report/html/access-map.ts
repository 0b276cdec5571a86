import type { Report } from '../../run/report'
import { accessColumns, type CellState, readAccessTable } from '../access-table'

const CLASSES: Readonly<Record<CellState, string>> = {
  refused: 'good',
  allowed: 'good',
  'let in': 'bad',
  undecided: 'open',
  'not tried': 'open',
  none: 'open',
}

/** The access matrix, in colours and words. */
export function writeAccessMap(report: Report): string {
  const rows = readAccessTable(report)
  if (rows.length === 0) return ''
  const heads = ['operation', ...accessColumns].map((name) => `<th scope="col">${name}</th>`)
  const body = rows.map(
    ({ operation, cells }) =>
      `<tr><th scope="row">${operation}</th>${cells.map(writeCell).join('')}</tr>`,
  )
  return `<section><h2 id="access">Access</h2><div class="wide" role="region" aria-labelledby="access" tabindex="0"><table>
<thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div></section>`
}

function writeCell(state: CellState): string {
  return `<td class="${CLASSES[state]}">${state === 'none' ? '–' : state}</td>`
}
