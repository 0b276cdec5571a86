import {
  type Cell,
  type CellState,
  type Coverage,
  LITTLE_PERCENT,
  type OperationCoverage,
  type SentenceCell,
  shareOf,
  tallyOf,
} from '../../../coverage/coverage'
import { nameCell } from '../../sentences'
import { escapeMarkup } from '../escape-markup'
import { type HtmlCell, writeDetails, writeSection, writeTable } from './markup'

const ABOUT =
  'Each status, each property of an answer and each limit of a request is a row: what was judged and passed, what differs, what was not judged and why, and what nobody can judge from outside. A share is of what can be judged.'

/** How much of the contract was judged: a row for each operation, and each of its cells on demand. */
export function writeCoverageSection({ operations, tally, sentences }: Coverage): string {
  const rows = operations.map(({ operation, tally: own }) => toRow(operation, own))
  const heads = ['operation', 'judged', 'passed', 'differ', 'not judged', 'out of reach']
  const table = writeTable('coverage', heads, [...rows, toRow('all', tally)])
  const details = operations.map(writeOperation)
  return writeSection(
    'coverage',
    'How much was judged',
    `<p class="soft">${ABOUT}</p>${table}${details.join('\n')}\n${writeSentences(sentences)}`,
  )
}

/** What the contract says in words; nothing where no step was about it. */
function writeSentences(sentences: readonly SentenceCell[]): string {
  const { passed, failed } = tallyOf(sentences)
  if (passed + failed === 0) return ''
  const rows = sentences.map(({ text, state }): [string, ...HtmlCell[]] => [
    text,
    describe(state),
    reasonOf({ state }),
  ])
  const id = 'coverage-sentences'
  const title = `<h3 id="${id}">What it says in words</h3>`
  const table = writeTable(id, ['sentence', 'judged', 'why'], rows)
  return writeDetails(`${sentences.length} sentences: ${passed} passed`, title + table)
}

function toRow(name: string, tally: Coverage['tally']): [string, ...HtmlCell[]] {
  const share = shareOf(tally)
  const { passed, failed, open, unreachable } = tally
  const differ = failed > 0 ? ({ text: String(failed), look: 'bad number' } as const) : failed
  return [name, { text: `${share}%`, look: lookOf(share) }, passed, differ, open, unreachable]
}

/** Only what was judged as a whole is green. */
function lookOf(share: number): string {
  if (share === 100) return 'good number'
  return share < LITTLE_PERCENT ? 'part number' : 'open number'
}

function writeOperation({ operation, cells, tally }: OperationCoverage): string {
  const id = `coverage-${operation}`
  const rows = mergeUnreachable(cells).map(({ name, cell }): [string, ...HtmlCell[]] => [
    name,
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

/** What nobody can judge is told in a row for each kind and reason, after the rest. */
function mergeUnreachable(
  cells: readonly Cell[],
): readonly { readonly name: string; readonly cell: Cell }[] {
  const isOut = ({ state }: Cell) => state.kind === 'unreachable'
  const out = cells.filter(isOut)
  const toKey = (cell: Cell) => `${cell.aspect} ${reasonOf(cell)}`
  const firsts = out.filter(
    (cell, index) => out.findIndex((one) => toKey(one) === toKey(cell)) === index,
  )
  return [
    ...cells.filter((cell) => !isOut(cell)).map((cell) => ({ name: nameCell(cell), cell })),
    ...firsts.map((cell) => ({
      name: out
        .filter((one) => toKey(one) === toKey(cell))
        .map(nameCell)
        .join(', '),
      cell,
    })),
  ]
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

function reasonOf({ state }: Pick<Cell, 'state'>): string {
  return state.kind === 'passed' ? '' : state.why
}
