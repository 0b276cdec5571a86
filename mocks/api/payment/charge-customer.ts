import { assertNever } from '../assert-never'
import { createId } from '../create-id'
import type { Database } from '../database/database'
import type { ChargeRow } from '../database/tables/charges'
import { judgeReplay, type Replay, toNonceUse } from './charge-rules'
import {
  claimCharge,
  dropCharge,
  findChargeOfNonce,
  openCharge,
  settleCharge,
} from './charge-store'
import type { ChargeOutcome, PaymentProvider } from './payment-provider'

export interface ChargeDependencies {
  readonly database: Database
  readonly payments: PaymentProvider
  now(): Date
}

export type CustomerCharge =
  | { readonly kind: 'settled'; readonly charge: ChargeRow }
  | Exclude<ChargeOutcome, { kind: 'charged' | 'declined' }>
  /** Asked again before the provider's word on the first time came. */
  | { readonly kind: 'unknown' }

const SETTLING_TIMEOUT_MS = 15_000
const POLL_MS = 50
/** Longer than any provider is waited for: whoever asked first is not asking any more. */
const ABANDONED_AFTER_MS = 60_000

/** Charges a nonce once, however often it is asked, and leaves a trace of every attempt. */
export async function chargeCustomer(
  dependencies: ChargeDependencies,
  request: Replay & { readonly nonce: string },
): Promise<CustomerCharge> {
  const { database, now } = dependencies
  const nonceUse = toNonceUse(request.nonce)
  const at = now()
  const opened = await openCharge(database, {
    ...request,
    id: createId('chg'),
    nonceUse,
    status: 'pending',
    createdAt: at,
    updatedAt: at,
  })
  if (opened) return attempt(dependencies, opened, request.nonce)

  const charge = await awaitSettling(dependencies, request)
  // It was not attempted after all; whoever asked first was told why, and so is this one.
  if (!charge) return chargeCustomer(dependencies, request)
  const verdict = judgeReplay(charge, request)
  switch (verdict) {
    case 'refuse':
      return { kind: 'nonce-used' }
    case 'repeat':
      return { kind: 'settled', charge }
    case 'await':
      return clarify(dependencies, charge, request.nonce)
    default:
      return assertNever(verdict)
  }
}

/** Takes no payment, and says so with a transaction like any other. */
export async function recordFreeCharge(
  { database, now }: ChargeDependencies,
  userId: string,
): Promise<ChargeRow> {
  const at = now()
  const charge = await openCharge(database, {
    id: createId('chg'),
    userId,
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

async function attempt(
  dependencies: ChargeDependencies,
  charge: ChargeRow,
  nonce: string,
): Promise<CustomerCharge> {
  return conclude(dependencies, charge, await askProvider(dependencies, charge, nonce))
}

function askProvider(
  { payments }: ChargeDependencies,
  { id: chargeId, userId, amountCents }: ChargeRow,
  nonce: string,
): Promise<ChargeOutcome> {
  return payments.charge({ chargeId, userId, amountCents, nonce })
}

async function conclude(
  { database, now }: ChargeDependencies,
  charge: ChargeRow,
  outcome: ChargeOutcome,
): Promise<CustomerCharge> {
  if (outcome.kind === 'charged' || outcome.kind === 'declined') {
    return { kind: 'settled', charge: await settleCharge(database, charge, outcome, now()) }
  }
  await dropCharge(database, charge)
  return outcome
}

/** Waits while another request is asking the provider about the same nonce. */
async function awaitSettling(
  { database, now }: ChargeDependencies,
  request: Replay & { readonly nonce: string },
): Promise<ChargeRow | undefined> {
  const deadline = performance.now() + SETTLING_TIMEOUT_MS
  for (;;) {
    const charge = await findChargeOfNonce(database, request.nonce)
    const isAwaited = charge && judgeReplay(charge, request) === 'await'
    if (!isAwaited || isAbandoned(charge, now()) || performance.now() > deadline) return charge
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function isAbandoned({ updatedAt }: ChargeRow, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() > ABANDONED_AFTER_MS
}

/**
 * Finds out about a charge whose first asker was lost. Asking the provider again is safe: it knows
 * the charge by its id, and takes a nonce once.
 */
async function clarify(
  dependencies: ChargeDependencies,
  charge: ChargeRow,
  nonce: string,
): Promise<CustomerCharge> {
  const { database, payments, now } = dependencies
  const known = await payments.findCharge(charge.id)
  if (known) return conclude(dependencies, charge, known)
  if (!isAbandoned(charge, now())) return { kind: 'unknown' }
  // Of many who ask again one is the first asker anew; the others wait for its word.
  const claimed = await claimCharge(database, charge, now())
  if (!claimed) return { kind: 'unknown' }
  const outcome = await askProvider(dependencies, claimed, nonce)
  // The nonce may be used by the first request itself, which the provider did not know of a moment ago.
  const found = outcome.kind === 'nonce-used' ? await payments.findCharge(claimed.id) : undefined
  return conclude(dependencies, claimed, found ?? outcome)
}
