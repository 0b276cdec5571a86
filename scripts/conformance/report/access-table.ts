import { intruders } from '../checks/access/intruders'
import type { Report, StepResult } from '../model/report'

export type Cell =
  | { readonly kind: 'refused'; readonly status: number }
  /** Another answer than the contract's; the status where there was an answer at all. */
  | { readonly kind: 'differs'; readonly status: number | undefined }
  | { readonly kind: 'undecided' | 'allowed' | 'not tried' | 'none' }

export interface AccessRow {
  readonly operation: string
  readonly cells: readonly Cell[]
}

/** The columns of the matrix: the callers without the right, then the one with it. */
export const accessColumns: readonly { readonly name: string; readonly short: string }[] = [
  ...intruders,
  { name: 'rightful user', short: 'rightful' },
]

/** Callers of further roles, which `--auth` has, in the words of their steps. */
export function listFurtherCallers({ steps }: Report): readonly string[] {
  const own = new Set(intruders.map(({ name }) => name))
  const callers = steps.flatMap(({ check, step, operation }) =>
    check === 'access' ? [step.slice(`${operation}: `.length)] : [],
  )
  return [...new Set(callers)].filter((name) => !own.has(name))
}

/**
 * The access matrix: which callers were refused; the last column says whether the rightful user was let in.
 *
 * @param further callers besides the usual ones; their columns come before the last
 */
export function readAccessTable(
  { steps, findings, exchanges }: Report,
  further: readonly string[] = [],
): AccessRow[] {
  const tried = steps.filter(({ check }) => check === 'access')
  const operations = [...new Set(tried.map(({ operation }) => operation))]
  const states = new Map(tried.map(({ step, state }) => [step, state]))
  const statuses = new Map(
    findings
      .filter(({ check }) => check === 'access')
      .map(({ step, exchange }) => [step, exchange?.status]),
  )
  const succeeded = new Set(
    exchanges.filter(({ status }) => status < 300).map(({ request }) => request.operation),
  )
  const allowed = new Set(
    steps
      .filter((step) => showsAccess(step) && succeeded.has(step.operation))
      .map(({ operation }) => operation),
  )
  return operations.map((operation) => ({
    operation,
    cells: [
      ...[...intruders, ...further.map(toCaller)].map(({ name, expect }) => {
        const step = `${operation}: ${name}`
        return toCell(states.get(step)?.kind, expect, statuses.get(step))
      }),
      { kind: allowed.has(operation) ? 'allowed' : 'not tried' } as const,
    ],
  }))
}

/** Whoever has a token is refused with a 403. */
function toCaller(name: string) {
  return { name, expect: 403 }
}

/** The calls of a passed journey step are made by the rightful user. */
function showsAccess({ level, state }: StepResult): boolean {
  return state.kind === 'passed' && (level === 'journeys' || level === 'money')
}

function toCell(
  kind: StepResult['state']['kind'] | undefined,
  expected: number,
  status: number | undefined,
): Cell {
  switch (kind) {
    case 'passed':
      return { kind: 'refused', status: expected }
    case 'failed':
      return { kind: 'differs', status }
    case 'skipped':
      return { kind: 'undecided' }
    case 'blocked':
      return { kind: 'not tried' }
    case undefined:
      return { kind: 'none' }
  }
}
