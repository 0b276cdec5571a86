import { intruders } from '../checks/access/intruders'
import type { Report } from '../run/report'

export type CellState = 'refused' | 'let in' | 'undecided' | 'allowed' | 'not tried' | 'none'

export interface AccessRow {
  readonly operation: string
  readonly cells: readonly CellState[]
}

export const ALLOWED_COLUMN = 'rightful user'

/** The names of the matrix' columns. */
export const accessColumns: readonly string[] = [
  ...intruders.map(({ name }) => name),
  ALLOWED_COLUMN,
]

/** Who was let in where; the last column says whether the rightful user was. */
export function readAccessTable({ steps, exchanges }: Report): AccessRow[] {
  const cells = steps.filter(({ check }) => check === 'access')
  const operations = [...new Set(cells.map(({ operation }) => operation))]
  const states = new Map(cells.map(({ step, state }) => [step, state.kind]))
  const allowed = new Set(
    exchanges
      .filter(({ status, request }) => status < 300 && request.headers['authorization'])
      .map(({ request }) => request.operation),
  )
  return operations.map((operation) => ({
    operation,
    cells: [
      ...intruders.map(({ name }) => toCell(states.get(`${operation}: ${name}`))),
      allowed.has(operation) ? 'allowed' : 'not tried',
    ],
  }))
}

function toCell(kind: 'passed' | 'failed' | 'blocked' | 'skipped' | undefined): CellState {
  switch (kind) {
    case 'passed':
      return 'refused'
    case 'failed':
      return 'let in'
    case 'skipped':
      return 'undecided'
    case 'blocked':
      return 'not tried'
    case undefined:
      return 'none'
  }
}
