import type { Operation } from '../../../mocks/contract/operation'
import type { Exchange } from '../http/exchange'
import type { Finding, Report } from '../model/report'

/** What a run leaves behind to tell from how much of the contract it judged. */
export type Run = Pick<Report, 'exchanges' | 'findings' | 'steps' | 'inventory'>

/** What a run knows of one operation. */
export interface Evidence {
  readonly operation: Operation
  readonly exchanges: readonly Exchange[]
  readonly failures: readonly Finding[]
  /** Why a cell without evidence has none, where the reason holds for the whole operation. */
  readonly silence: string | undefined
}

/** Picks what a run knows of an operation. */
export function gatherEvidence(run: Run, operation: Operation): Evidence {
  const { id } = operation
  // What a framework answers in place of a missing operation is no evidence.
  const isMissing = run.inventory.missing.includes(id)
  const exchanges = isMissing ? [] : run.exchanges.filter(({ request }) => request.operation === id)
  const failures = run.findings.filter(
    (finding) => !isMissing && finding.operation === id && finding.severity === 'failure',
  )
  return { operation, exchanges, failures, silence: findSilence(run, id, exchanges.length > 0) }
}

/** The failure that an exchange shows. */
export function failureOf({ failures }: Evidence, exchange: Exchange): Finding | undefined {
  return failures.find((finding) => finding.exchange?.number === exchange.number)
}

function findSilence(run: Run, id: string, isAsked: boolean): string | undefined {
  if (run.inventory.missing.includes(id))
    return 'no answer of its own came: the operation is not built, or wrong'
  const blocked = run.steps.find(
    ({ operation, state }) => operation === id && state.kind === 'blocked',
  )
  if (blocked?.state.kind === 'blocked') return `blocked by ${blocked.state.by}`
  return isAsked ? undefined : 'this run did not ask for the operation'
}
