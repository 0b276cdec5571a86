import type { ChargeRow } from '../../database/tables/charges'
import { findMismatch } from '../charge/mismatch'
import { recordOutcome } from '../charge/record-outcome'
import { ABANDONED_AFTER_MS, resolveCharge } from '../charge/resolve'
import { reverseCharge } from '../charge/reverse'
import { closeUntaken, findCharge } from '../charge/store'
import type { ReconciliationDependencies } from './reconcile'
import { recordReversal } from './repair'

/** What a person has found at the provider about a charge without an outcome. */
export type Verdict =
  | { readonly kind: 'taken'; readonly transactionId: string }
  | { readonly kind: 'not-taken' }

export interface Resolution {
  /** Whether the charge has the status that the person says, now or since before. */
  readonly isResolved: boolean
  readonly sentence: string
}

/**
 * Resolves an open charge as a person says, unless the provider contradicts it. Safe beside a running service, and safe to
 * repeat.
 */
export async function resolveByHand(
  dependencies: ReconciliationDependencies,
  chargeId: string,
  verdict: Verdict,
): Promise<Resolution> {
  const charge = await findCharge(dependencies.database, chargeId)
  if (!charge) return no(`There is no charge ${chargeId}.`)
  if (charge.status === 'voiding' && verdict.kind === 'not-taken') {
    return resolveUnknown(dependencies, charge)
  }
  if (charge.status !== 'pending') return compare(charge, verdict)
  if (dependencies.now().getTime() - charge.updatedAt.getTime() < ABANDONED_AFTER_MS) {
    return no(`${chargeId} may be under way. Say it again in two minutes.`)
  }
  return verdict.kind === 'taken'
    ? resolveTaken(dependencies, charge, verdict.transactionId)
    : resolveUntaken(dependencies, charge)
}

/** Compares a resolved charge with what the person says. */
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
  const found = { kind: 'charged', transactionId, amountCents, currency } as const
  const resolved = await recordOutcome(database, charge, found, now())
  if (resolved.transactionId !== transactionId)
    return compare(resolved, { kind: 'taken', transactionId })
  const mismatch = findMismatch(charge, found)
  if (mismatch) await reverseCharge(dependencies, resolved)
  else if (state === 'returned') await recordReversal(dependencies, charge.id)
  const { status } = (await findCharge(database, charge.id)) ?? resolved
  return yes(`${charge.id} is ${status} by transaction ${transactionId}.`)
}

async function resolveUntaken(
  dependencies: ReconciliationDependencies,
  charge: ChargeRow,
): Promise<Resolution> {
  const { database, payments } = dependencies
  const found = await payments.findCharge(charge.id)
  if (found?.kind === 'open') {
    return no(`The provider has transaction ${found.transactionId} of it, and no word on that yet.`)
  }
  if (found) {
    await resolveCharge(dependencies, charge)
    const resolved = await findCharge(database, charge.id)
    if (!resolved) return no(`${charge.id} is gone.`)
    const { id, status, transactionId } = resolved
    const now = `${id} is ${status} now by transaction ${transactionId}.`
    return status === 'declined' ? yes(now) : no(`The provider says otherwise: ${now}`)
  }
  return close(dependencies, charge)
}

/** A charge that is to go back can't, where the provider does not know its transaction: it was taken with other keys. */
async function resolveUnknown(
  dependencies: ReconciliationDependencies,
  charge: ChargeRow,
): Promise<Resolution> {
  const { id, transactionId } = charge
  const known = transactionId && (await dependencies.payments.findTransaction(transactionId))
  if (known)
    return no(`The provider knows transaction ${transactionId}: ${id} goes back by itself.`)
  return close(dependencies, charge)
}

async function close(
  { database, now }: ReconciliationDependencies,
  charge: ChargeRow,
): Promise<Resolution> {
  const isClosed = await closeUntaken(database, charge, now())
  if (!isClosed) return no(`Somebody has been at ${charge.id} meanwhile. Say it again.`)
  return yes(`${charge.id} is closed as not taken.`)
}

const yes = (sentence: string): Resolution => ({ isResolved: true, sentence })
const no = (sentence: string): Resolution => ({ isResolved: false, sentence })
