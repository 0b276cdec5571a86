import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { type ChargeRow, charges } from '../../database/tables/charges'
import { assertNever } from '../../lib/assert-never'
import { resolveCharge } from '../charge/resolve'
import { abandonOrder, reverseCharge } from '../charge/reverse'
import type { Finding } from './finding'
import type { ReconciliationDependencies } from './reconcile'

export interface RepairResult {
  readonly finding: Finding
  /** What the provider or the database said against it, `undefined` when it was done, or somebody else had done it. */
  readonly fault?: unknown
}

/** Does what is safe about each finding; one that fails does not keep the others from being repaired. */
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

/** Looks anew before it acts: a service may run beside, and a report be old. */
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
      return noteReturn(dependencies, chargeId)
    case 'settle': {
      const charge = await findCharge(database, chargeId)
      if (charge?.status === 'pending') await resolveCharge(dependencies, charge)
      return
    }
    default:
      return assertNever(how)
  }
}

export async function findCharge(database: Database, id: string): Promise<ChargeRow | undefined> {
  const [charge] = await database.select().from(charges).where(eq(charges.id, id))
  return charge
}

/** Writes down that the money of a charge went back, unless an order has come of it. */
export async function noteReturn({ database, now }: ReconciliationDependencies, id: string) {
  const charge = await abandonOrder(database, id, now())
  if (!charge) return
  await database
    .update(charges)
    .set({ status: 'voided', updatedAt: now() })
    .where(and(eq(charges.id, id), eq(charges.status, 'voiding')))
}
