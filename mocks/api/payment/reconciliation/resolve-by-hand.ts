import type { ChargeRow } from '../../database/tables/charges'
import { findMismatch } from '../charge/mismatch'
import { ABANDONED_AFTER_MS, resolveCharge } from '../charge/resolve'
import { reverseCharge } from '../charge/reverse'
import { closeUntaken, recordOutcome } from '../charge/store'
import type { ReconciliationDependencies } from './reconcile'
import { findCharge, noteReturn } from './repair'

/** What a person has found out at the provider about a charge that the shop has no word on. */
export type Verdict =
  | { readonly kind: 'taken'; readonly transactionId: string }
  | { readonly kind: 'not-taken' }

export interface Resolution {
  /** Whether the charge is settled as the person says, now or since before. */
  readonly isResolved: boolean
  readonly sentence: string
}

/**
 * Closes an open charge by a person's word, as far as the provider does not contradict it. Safe beside a running
 * service, and twice.
 */
export async function resolveByHand(
  dependencies: ReconciliationDependencies,
  chargeId: string,
  verdict: Verdict,
): Promise<Resolution> {
  const charge = await findCharge(dependencies.database, chargeId)
  if (!charge) return no(`There is no charge ${chargeId}.`)
  if (charge.status !== 'pending') return compare(charge, verdict)
  if (dependencies.now().getTime() - charge.updatedAt.getTime() < ABANDONED_AFTER_MS) {
    return no(`${chargeId} may be under way. Say it again in two minutes.`)
  }
  return verdict.kind === 'taken'
    ? resolveTaken(dependencies, charge, verdict.transactionId)
    : resolveUntaken(dependencies, charge)
}

/** Says it of one that has its end. */
function compare({ id, status, transactionId }: ChargeRow, verdict: Verdict): Resolution {
  const isSame =
    verdict.kind === 'taken'
      ? status !== 'declined' && transactionId === verdict.transactionId
      : status === 'declined'
  const end = `${id} is ${status}${transactionId === null ? '' : ` by transaction ${transactionId}`}`
  return isSame ? yes(`${end} already.`) : no(`${end}. Nothing was changed.`)
}

async function resolveTaken(
  dependencies: ReconciliationDependencies,
  charge: ChargeRow,
  transactionId: string,
): Promise<Resolution> {
  const { database, payments, now } = dependencies
  const transaction = await payments.findTransaction(transactionId)
  if (!transaction) return no(`The provider knows no transaction ${transactionId}.`)
  const { chargeId, state, amountCents, currency } = transaction
  if (chargeId !== charge.id) {
    return no(`Transaction ${transactionId} is of ${chargeId ?? 'no charge'}, not of ${charge.id}.`)
  }
  if (state === 'open') return no(`The provider has no word on ${transactionId} itself yet.`)
  if (state === 'untaken') {
    return no(`Transaction ${transactionId} has taken nothing: ${charge.id} is not-taken.`)
  }
  const word = { kind: 'charged', transactionId, amountCents, currency } as const
  const settled = await recordOutcome(database, charge, word, now())
  if (settled.transactionId !== transactionId)
    return compare(settled, { kind: 'taken', transactionId })
  const wrong = findMismatch(charge, word)
  if (wrong) await reverseCharge(dependencies, settled)
  else if (state === 'returned') await noteReturn(dependencies, charge.id)
  const { status } = (await findCharge(database, charge.id)) ?? settled
  return yes(`${charge.id} is ${status} by transaction ${transactionId}.`)
}

async function resolveUntaken(
  dependencies: ReconciliationDependencies,
  charge: ChargeRow,
): Promise<Resolution> {
  const { database, payments, now } = dependencies
  const word = await payments.findCharge(charge.id)
  if (word?.kind === 'open') {
    return no(`The provider has transaction ${word.transactionId} of it, and no word on that yet.`)
  }
  if (word) {
    await resolveCharge(dependencies, charge)
    const settled = await findCharge(database, charge.id)
    return settled ? compare(settled, { kind: 'not-taken' }) : no(`${charge.id} is gone.`)
  }
  const isClosed = await closeUntaken(database, charge, now())
  if (!isClosed) return no(`Somebody has been at ${charge.id} meanwhile. Say it again.`)
  return yes(`${charge.id} is closed as not taken.`)
}

const yes = (sentence: string): Resolution => ({ isResolved: true, sentence })
const no = (sentence: string): Resolution => ({ isResolved: false, sentence })
