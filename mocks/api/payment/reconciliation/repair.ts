import { and, eq } from 'drizzle-orm'
import { charges } from '../../database/tables/charges'
import { assertNever } from '../../lib/assert-never'
import { resolveCharge } from '../charge/resolve'
import { abandonOrder, reverseCharge } from '../charge/reverse'
import { findCharge } from '../charge/store'
import type { Finding } from './finding'
import type { ReconciliationDependencies } from './reconcile'

export interface RepairResult {
  readonly finding: Finding
  /** The error of a failed repair, `undefined` when it was done, now or before. */
  readonly fault?: unknown
}

/** Repairs each finding that has a safe repair; one that fails does not keep the others from it. */
export async function repairFindings(
  dependencies: ReconciliationDependencies,
  findings: readonly Finding[],
): Promise<readonly RepairResult[]> {
  const results: RepairResult[] = []
  for (const finding of findings) {
    if (finding.repair === null) continue
    try {
      await repair(dependencies, finding)
      results.push({ finding })
    } catch (fault) {
      results.push({ finding, fault })
    }
  }
  return results
}

/** Reads the state again before it acts: a service may be running, and the report may be old. */
async function repair(
  dependencies: ReconciliationDependencies,
  { repair: how, chargeId, transactionId }: Finding,
): Promise<void> {
  const { database, payments, now } = dependencies
  if (how === null || chargeId === null) return
  switch (how) {
    case 'give-up-order': {
      const charge = await abandonOrder(database, chargeId, now())
      if (charge) await reverseCharge(dependencies, charge)
      return
    }
    case 'give-back': {
      const charge = await findCharge(database, chargeId)
      if (charge?.status === 'voiding') await reverseCharge(dependencies, charge)
      return
    }
    case 'give-back-transaction': {
      const transaction = transactionId && (await payments.findTransaction(transactionId))
      if (transaction && transaction.state === 'taken') {
        await payments.voidOrRefund(transaction.transactionId)
      }
      return
    }
    case 'note-return':
      return recordReversal(dependencies, chargeId)
    case 'settle': {
      const charge = await findCharge(database, chargeId)
      if (charge?.status === 'pending') await resolveCharge(dependencies, charge)
      return
    }
    default:
      return assertNever(how)
  }
}

/** Records that a charge was reversed, unless it has an order. */
export async function recordReversal({ database, now }: ReconciliationDependencies, id: string) {
  const charge = await abandonOrder(database, id, now())
  if (!charge) return
  await database
    .update(charges)
    .set({ status: 'voided', updatedAt: now() })
    .where(and(eq(charges.id, id), eq(charges.status, 'voiding')))
}
