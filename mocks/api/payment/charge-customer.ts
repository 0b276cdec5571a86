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
import { NotAttempted } from './not-attempted'
import type {
  AttemptedCharge,
  ChargeOutcome,
  ChargeWord,
  PaymentProvider,
} from './payment-provider'

export interface ChargeDependencies {
  readonly database: Database
  readonly payments: PaymentProvider
  now(): Date
  /** How a request waits for one that was there before it; in real time where it is left out. */
  readonly waiting?: Waiting
}

export interface Waiting {
  /** Since any moment, in milliseconds. */
  elapsedMs(): number
  pause(ms: number): Promise<void>
}

export type CustomerCharge =
  | { readonly kind: 'settled'; readonly charge: ChargeRow }
  | Exclude<ChargeOutcome, ChargeWord>
  /** The provider has no word yet, and money may be taken. */
  | { readonly kind: 'unknown' }

const SETTLING_TIMEOUT_MS = 15_000
const POLL_MS = 50

const REAL_TIME: Waiting = {
  elapsedMs: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

const UNKNOWN = { kind: 'unknown' } as const satisfies CustomerCharge

type ChargeRequest = Replay & { readonly nonce: string }

/**
 * Charges a nonce once, however often it is asked, and leaves a trace of every attempt.
 *
 * @throws WrongMoney when something else was taken than was asked for; it is given back
 * @throws NotAttempted when nothing can have been taken; after any other fault money may be taken
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
  if (isWord(result)) return heed(dependencies, charge, result)
  // Asked for once, and refused or not reached: nothing was attempted.
  if (await dropCharge(database, charge)) {
    if (result instanceof NotAttempted) throw result
    return result
  }
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
): Promise<Held<ChargeOutcome | NotAttempted>> {
  const { id: chargeId, userId, amountCents } = charge
  return holdCharge(dependencies, charge, () =>
    dependencies.payments
      .charge({ chargeId, userId, amountCents, nonce })
      .catch((fault: unknown) => {
        if (fault instanceof NotAttempted) return fault
        throw fault
      }),
  )
}

function isWord(result: ChargeOutcome | NotAttempted): result is ChargeWord {
  if (result instanceof NotAttempted) return false
  return result.kind === 'charged' || result.kind === 'declined' || result.kind === 'open'
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
  const { database, now, waiting = REAL_TIME } = dependencies
  const deadline = waiting.elapsedMs() + SETTLING_TIMEOUT_MS
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
    if (waiting.elapsedMs() > deadline) return UNKNOWN
    await waiting.pause(POLL_MS)
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
  if (known) return heed(dependencies, charge, known)
  const at = now()
  if (!isReportDue(charge, payments.reportingDelayMs, at)) return undefined
  const claimed = await claimCharge(database, charge, nextStamp(charge, at))
  if (!claimed) return undefined
  const { charge: asked, result } = await ask(dependencies, request, claimed)
  if (isWord(result)) return heed(dependencies, asked, result)
  // The nonce may be used by the first request itself, which the provider did not know of a moment ago.
  const found = await payments.findCharge(claimed.id)
  if (found) return heed(dependencies, asked, found)
  return doubt(dependencies, request, { charge: asked, result })
}

async function heed(
  dependencies: ChargeDependencies,
  charge: ChargeRow,
  word: ChargeWord,
): Promise<CustomerCharge> {
  return word.kind === 'open' ? UNKNOWN : writeDown(dependencies, { charge, result: word })
}

/**
 * What a refusal says of a charge that was asked for before: nothing, unless the provider would know of that. A used
 * nonce was used by the first time, most likely; an unknown one may have been, and have run out since.
 */
async function doubt(
  dependencies: ChargeDependencies,
  request: ChargeRequest,
  { charge, result }: Held<Exclude<ChargeOutcome, ChargeWord> | NotAttempted>,
): Promise<CustomerCharge> {
  const { database, payments } = dependencies
  if (result instanceof NotAttempted) return UNKNOWN
  if (payments.findsAtOnce) {
    return (await dropCharge(database, charge)) ? result : awaitWord(dependencies, request)
  }
  if (result.kind === 'nonce-used') await markMayBeTaken(database, charge)
  return UNKNOWN
}
