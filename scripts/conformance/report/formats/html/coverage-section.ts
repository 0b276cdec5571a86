import {
  type Cell,
  type CellState,
  type Coverage,
  LITTLE_PERCENT,
  type OperationCoverage,
  shareOf,
} from '../../../coverage/coverage'
import { nameCell } from '../../sentences'
import { escapeMarkup } from '../escape-markup'
import { type HtmlCell, writeDetails, writeSection, writeTable } from './markup'

const ABOUT =
  'Each status, each property of an answer and each limit of a request is a row: what was judged and passed, what differs, what was not judged and why, and what nobody can judge from outside. A share is of what can be judged.'

/** How much of the contract was judged: a row for each operation, and each of its cells on demand. */
export function writeCoverageSection({ operations, tally }: Coverage): string {
  const rows = operations.map(({ operation, tally: own }) => toRow(operation, own))
  const heads = ['operation', 'judged', 'passed', 'differ', 'not judged', 'out of reach']
  const table = writeTable('coverage', heads, [...rows, toRow('all', tally)])
  const details = operations.map(writeOperation)
  return writeSection(
    'coverage',
    'How much was judged',
    `<p class="soft">${ABOUT}</p>${table}${details.join('\n')}`,
  )
}

function toRow(name: string, tally: Coverage['tally']): [string, ...HtmlCell[]] {
  const share = shareOf(tally)
  const look = share < LITTLE_PERCENT ? 'part' : 'good'
  const { passed, failed, open, unreachable } = tally
  return [name, { text: `${share}%`, look }, passed, failed, open, unreachable]
}

function writeOperation({ operation, cells, tally }: OperationCoverage): string {
  const id = `coverage-${operation}`
  const rows = cells.map((cell): [string, ...HtmlCell[]] => [
    nameCell(cell),
    cell.aspect,
    describe(cell.state),
    reasonOf(cell),
  ])
  const heads = ['what', 'kind', 'judged', 'why']
  const title = `<h3 id="${id}">${escapeMarkup(operation)}</h3>`
  return writeDetails(
    `${operation}: ${shareOf(tally)}% judged`,
    title + writeTable(id, heads, rows),
  )
}

function describe({ kind }: CellState): HtmlCell {
  switch (kind) {
    case 'passed':
      return { text: 'passed', look: 'good' }
    case 'failed':
      return { text: 'differs', look: 'bad' }
    case 'open':
      return { text: 'not judged', look: 'part' }
    case 'unreachable':
      return { text: 'out of reach', look: 'open' }
  }
}

function reasonOf({ state }: Cell): string {
  return state.kind === 'passed' ? '' : state.why
}
