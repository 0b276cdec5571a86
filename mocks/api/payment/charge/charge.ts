import type { ChargeRow } from '../../database/tables/charges'
import { createId } from '../../lib/create-id'
import { NotAttempted } from '../payment-provider'
import {
  type CustomerCharge,
  isProviderCharge,
  recordProviderCharge,
  requestCharge,
} from './attempt'
import { awaitOutcome, type ChargeDependencies, type ChargeRequest } from './await-outcome'
import { mayHaveExpired, nextStamp } from './lease'
import { toNonceUse } from './replay'
import { dropCharge, openCharge, renewLease } from './store'

/**
 * Charges a nonce once, however often it is requested, and records every attempt.
 *
 * @throws ChargeMismatch when another amount or currency was taken than requested; it is being reversed
 * @throws NotAttempted when nothing can have been taken; after any other error money may be taken
 */
export async function chargeCustomer(
  dependencies: ChargeDependencies,
  request: ChargeRequest,
): Promise<CustomerCharge> {
  for (;;) {
    const charge =
      (await attemptFirst(dependencies, request)) ?? (await awaitOutcome(dependencies, request))
    if (charge) return charge
  }
}

/**
 * Records a charge of 0, which no provider is asked for, with a transaction like any other.
 *
 * @throws Error when the new charge's id exists already
 */
export async function recordFreeCharge(
  { database, now }: Pick<ChargeDependencies, 'database' | 'now'>,
  userId: string,
): Promise<ChargeRow> {
  const at = now()
  const charge = await openCharge(database, {
    id: createId('chg'),
    userId,
    nonce: null,
    nonceUse: 'none',
    amountCents: 0,
    status: 'charged',
    transactionId: createId('txn'),
    createdAt: at,
    updatedAt: at,
  })
  if (!charge) throw new Error('A charge with a new id was there already')
  return charge
}

/** The outcome for the first request of a nonce; `undefined` when an earlier one, or a takeover, has it. */
async function attemptFirst(
  dependencies: ChargeDependencies,
  request: ChargeRequest,
): Promise<CustomerCharge | undefined> {
  const { database, now } = dependencies
  const at = now()
  const opened = await openCharge(database, {
    ...request,
    id: createId('chg'),
    nonceUse: toNonceUse(request.nonce),
    status: 'pending',
    transactionId: null,
    createdAt: at,
    updatedAt: at,
  })
  const own = opened && (await confirmLease(dependencies, opened))
  if (!own) return undefined
  const { charge, result } = await requestCharge(dependencies, request.nonce, own)
  if (isProviderCharge(result)) return recordProviderCharge(dependencies, charge, result)
  // A process that has taken the charge over has requested it too, and may be why the provider rejected this request.
  if (!(await dropCharge(database, charge))) return undefined
  if (result instanceof NotAttempted) throw result
  return result
}

/** Renews a lease that may have expired because this process slept; `undefined` when another one has taken the charge. */
async function confirmLease(
  { database, now }: ChargeDependencies,
  charge: ChargeRow,
): Promise<ChargeRow | undefined> {
  const at = now()
  return mayHaveExpired(charge, at) ? renewLease(database, charge, nextStamp(charge, at)) : charge
}
