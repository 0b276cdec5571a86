import type { ChargeRow } from '../../database/tables/charges'
import type { OutcomeCounts } from '../../rate-limit/payment-limits'
import {
  type ChargeOutcome,
  type ChargeResponse,
  NotAttempted,
  type ProviderCharge,
} from '../payment-provider'
import { type Leased, withLease } from './lease'
import { ChargeMismatch, findMismatch } from './mismatch'
import { recordOutcome } from './record-outcome'
import { type ReversalDependencies, reverseCharge } from './reverse'

/** What the provider says to a request that it did not attempt. */
export type Rejection = Exclude<ChargeResponse, ProviderCharge>

export type CustomerCharge =
  /** The charge has its final status: charged or declined. */
  | { readonly kind: 'resolved'; readonly charge: ChargeRow }
  | Rejection
  /** The provider has no outcome yet, and money may be taken. */
  | { readonly kind: 'unknown' }

export const UNKNOWN = { kind: 'unknown' } as const satisfies CustomerCharge

/** Requests a charge from the provider, and keeps its lease meanwhile. */
export function requestCharge(
  dependencies: ReversalDependencies,
  nonce: string,
  charge: ChargeRow,
): Promise<Leased<ChargeResponse | NotAttempted>> {
  const { id: chargeId, userId, amountCents } = charge
  return withLease(dependencies, charge, () =>
    dependencies.payments
      .charge({ chargeId, userId, amountCents, nonce })
      .catch((fault: unknown) => {
        if (fault instanceof NotAttempted) return fault
        throw fault
      }),
  )
}

/** Whether the provider has attempted the charge, rather than rejected the request. */
export function isProviderCharge(result: ChargeResponse | NotAttempted): result is ProviderCharge {
  if (result instanceof NotAttempted) return false
  return result.kind === 'charged' || result.kind === 'declined' || result.kind === 'open'
}

/**
 * Records what the provider says of a charge, where it has an outcome.
 *
 * @param counts of the attempt that is waiting for it
 * @throws ChargeMismatch when another amount or currency was taken than requested; it is being reversed
 */
export async function recordProviderCharge(
  dependencies: ReversalDependencies,
  charge: ChargeRow,
  found: ProviderCharge,
  counts?: OutcomeCounts,
): Promise<CustomerCharge> {
  return found.kind === 'open' ? UNKNOWN : record(dependencies, charge, found, counts)
}

async function record(
  dependencies: ReversalDependencies,
  charge: ChargeRow,
  outcome: ChargeOutcome,
  counts: OutcomeCounts | undefined,
): Promise<CustomerCharge> {
  const { database, now } = dependencies
  const resolved = await recordOutcome(database, charge, outcome, now(), counts)
  const mismatch = findMismatch(charge, outcome)
  if (!mismatch) return { kind: 'resolved', charge: resolved }
  try {
    await reverseCharge(dependencies, resolved)
  } catch (cause) {
    throw new ChargeMismatch(mismatch.message, { cause })
  }
  throw mismatch
}
