import type { ChargeRow } from '../../database/tables/charges'
import { createId } from '../../lib/create-id'
import { NotAttempted } from '../payment-provider'
import {
  type CustomerCharge,
  isProviderCharge,
  recordProviderCharge,
  requestCharge,
} from './attempt'
import { awaitOutcome, type ChargeDependencies, type CustomerChargeRequest } from './await-outcome'
import { mayHaveExpired, nextStamp } from './lease'
import { type OpenedCharge, openCharge } from './open-charge'
import { toNonceUse } from './replay'
import { dropCharge, renewLease } from './store'

/**
 * Charges a nonce once, however often it is requested, and records every attempt.
 *
 * @param opened the charge, where it is recorded already and nobody else is at work on it
 * @throws ChargeMismatch when another amount or currency was taken than requested; it is being reversed
 * @throws NotAttempted when nothing can have been taken; after any other error money may be taken
 */
export async function chargeCustomer(
  dependencies: ChargeDependencies,
  request: CustomerChargeRequest,
  opened?: ChargeRow,
): Promise<CustomerCharge> {
  const { database, now } = dependencies
  let own = opened
  for (;;) {
    own ??= await openCharge(database, toOpened(request, now()))
    const charge =
      (own && (await attempt(dependencies, request, own))) ??
      (await awaitOutcome(dependencies, request))
    if (charge) return charge
    own = undefined
  }
}

/** The charge of a request, before the provider is asked. */
export function toOpened(
  { userId, amountCents, nonce }: CustomerChargeRequest,
  createdAt: Date,
): OpenedCharge {
  return {
    id: createId('chg'),
    userId,
    nonce,
    nonceUse: toNonceUse(nonce),
    amountCents,
    status: 'pending',
    transactionId: null,
    createdAt,
  }
}

/** A charge of 0, which no provider is asked for, with a transaction like any other. */
export function toFree(userId: string, createdAt: Date): OpenedCharge {
  return {
    id: createId('chg'),
    userId,
    nonce: null,
    nonceUse: 'none',
    amountCents: 0,
    status: 'charged',
    transactionId: createId('txn'),
    createdAt,
  }
}

/** The outcome for the first request of a nonce; `undefined` when a takeover has it. */
async function attempt(
  dependencies: ChargeDependencies,
  request: CustomerChargeRequest,
  opened: ChargeRow,
): Promise<CustomerCharge | undefined> {
  const own = await confirmLease(dependencies, opened)
  if (!own) return undefined
  const { charge, result } = await requestCharge(dependencies, request.nonce, own)
  if (isProviderCharge(result)) {
    return recordProviderCharge(dependencies, charge, result, request.counts)
  }
  // A process that has taken the charge over has requested it too, and may be why the provider rejected this request.
  if (!(await dropCharge(dependencies.database, charge))) return undefined
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
