import { assertNever } from '../assert-never'
import { createId } from '../create-id'
import type { Database } from '../database/database'
import type { ChargeRow } from '../database/tables/charges'
import { isOverdue, isReportDue, isSilent, nextStamp, type Sighting, sight } from './charge-lease'
import { judgeReplay, type Replay, toNonceUse } from './charge-rules'
import {
  claimCharge,
  dropCharge,
  findChargeOfNonce,
  markMayBeTaken,
  openCharge,
  settleCharge,
} from './charge-store'
import { findWrongMoney, WrongMoney } from './find-wrong-money'
import { giveMoneyBack } from './give-money-back'
import { type Held, holdCharge } from './hold-charge'
import type { AttemptedCharge, ChargeOutcome, PaymentProvider } from './payment-provider'

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

type ChargeRequest = Replay & { readonly nonce: string }

/**
 * Charges a nonce once, however often it is asked, and leaves a trace of every attempt.
 *
 * @throws WrongMoney when something else was taken than was asked for; it is given back
 */
export async function chargeCustomer(
  dependencies: ChargeDependencies,
  request: ChargeRequest,
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
  if (!opened) return awaitWord(dependencies, request)
  const mine = await makeSure(dependencies, opened)
  if (!mine) return awaitWord(dependencies, request)
  const { charge, result } = await ask(dependencies, request, mine)
  if (isWord(result)) return writeDown(dependencies, { charge, result })
  // Asked for once, and refused: nothing was attempted.
  if (await dropCharge(database, charge)) return result
  // Whoever has taken it over has asked too, and may be why the provider said no.
  return awaitWord(dependencies, request)
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

/** A holder that slept before it asked the provider may have been taken for dead: is the charge still its own? */
async function makeSure(
  { database, now }: ChargeDependencies,
  charge: ChargeRow,
): Promise<ChargeRow | undefined> {
  const at = now()
  return isOverdue(charge, at) ? claimCharge(database, charge, nextStamp(charge, at)) : charge
}

function ask(
  dependencies: ChargeDependencies,
  { nonce }: ChargeRequest,
  charge: ChargeRow,
): Promise<Held<ChargeOutcome>> {
  const { id: chargeId, userId, amountCents } = charge
  return holdCharge(dependencies, charge, () =>
    dependencies.payments.charge({ chargeId, userId, amountCents, nonce }),
  )
}

function isWord(outcome: ChargeOutcome): outcome is AttemptedCharge {
  return outcome.kind === 'charged' || outcome.kind === 'declined'
}

async function writeDown(
  dependencies: ChargeDependencies,
  { charge, result }: Held<AttemptedCharge>,
): Promise<CustomerCharge> {
  const settled = await settleCharge(dependencies.database, charge, result, dependencies.now())
  const wrong = findWrongMoney(charge, result)
  if (!wrong) return { kind: 'settled', charge: settled }
  try {
    await giveMoneyBack(dependencies, settled)
  } catch (cause) {
    throw new WrongMoney(wrong.message, { cause })
  }
  throw wrong
}

/** Waits while somebody is asking the provider about the nonce, and goes on in place of one who has died. */
async function awaitWord(
  dependencies: ChargeDependencies,
  request: ChargeRequest,
): Promise<CustomerCharge> {
  const { database, now } = dependencies
  const deadline = performance.now() + SETTLING_TIMEOUT_MS
  let sighting: Sighting | undefined
  for (;;) {
    const askedAt = now()
    const charge = await findChargeOfNonce(database, request.nonce)
    // It was not attempted after all; whoever asked first was told why, and so is this one.
    if (!charge) return chargeCustomer(dependencies, request)
    const verdict = judgeReplay(charge, request)
    switch (verdict) {
      case 'refuse':
        return { kind: 'nonce-used' }
      case 'repeat':
        return { kind: 'settled', charge }
      case 'await':
        break
      default:
        return assertNever(verdict)
    }
    sighting = sight(charge, sighting, now())
    if (isSilent(sighting, askedAt)) {
      const word = await takeOver(dependencies, request, charge)
      if (word) return word
      sighting = undefined
    }
    if (performance.now() > deadline) return { kind: 'unknown' }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/**
 * Finds out about a charge whose holder is lost, `undefined` while nobody can or when somebody else does. Asking the
 * provider again is safe once it would know of the first time: it knows the charge by its id, and takes a nonce once.
 */
async function takeOver(
  dependencies: ChargeDependencies,
  request: ChargeRequest,
  charge: ChargeRow,
): Promise<CustomerCharge | undefined> {
  const { database, payments, now } = dependencies
  const known = await payments.findCharge(charge.id)
  if (known) return writeDown(dependencies, { charge, result: known })
  const at = now()
  if (!isReportDue(charge, payments.reportingDelayMs, at)) return undefined
  const claimed = await claimCharge(database, charge, nextStamp(charge, at))
  if (!claimed) return undefined
  const { charge: asked, result } = await ask(dependencies, request, claimed)
  if (isWord(result)) return writeDown(dependencies, { charge: asked, result })
  // The nonce may be used by the first request itself, which the provider did not know of a moment ago.
  const found = await payments.findCharge(claimed.id)
  if (found) return writeDown(dependencies, { charge: asked, result: found })
  return doubt(dependencies, request, { charge: asked, result })
}

/** What a refusal says of a charge that was asked for before: nothing, while the provider may not know of that yet. */
async function doubt(
  dependencies: ChargeDependencies,
  request: ChargeRequest,
  { charge, result }: Held<Exclude<ChargeOutcome, AttemptedCharge>>,
): Promise<CustomerCharge> {
  const { database, payments } = dependencies
  if (payments.doubtMs === 0) {
    return (await dropCharge(database, charge)) ? result : awaitWord(dependencies, request)
  }
  if (result.kind === 'nonce-used') await markMayBeTaken(database, charge)
  return { kind: 'unknown' }
}
