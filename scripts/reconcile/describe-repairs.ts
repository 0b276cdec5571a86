import type { Finding } from '../../mocks/api/payment/reconciliation/finding'
import type { RepairResult } from '../../mocks/api/payment/reconciliation/repair'

/** What was done about the findings, what could not be, and what is left. */
export function describeRepairs(
  results: readonly RepairResult[],
  left: readonly Finding[],
): string {
  const failed = results.filter(({ fault }) => fault !== undefined)
  const isLeft = left.length === 0 ? 'Nothing is open any more.' : `${left.length} still open:`
  return [
    '',
    `${results.length - failed.length} of ${results.length} repairs are done.`,
    ...failed.map(
      ({ finding, fault }) => `${finding.repair} of ${finding.chargeId}: ${describe(fault)}`,
    ),
    isLeft,
    ...left.map(({ kind, chargeId, transactionId }) => `${kind} ${chargeId ?? transactionId}`),
  ].join('\n')
}

function describe(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
