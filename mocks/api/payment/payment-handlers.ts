import { answer, type Outcome, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import { toCents } from '../lib/money'
import type { ChargeAttempt } from '../rate-limit/payment-limits'
import type { Services } from '../services'
import { answerCharge, answerOutcome, toPublicError } from './answer-charge'
import type { CustomerCharge } from './charge/attempt'
import { awaitOutcome } from './charge/await-outcome'
import { chargeCustomer, toFree, toOpened } from './charge/charge'
import { openCounted, toRow } from './charge/open-charge'
import { findChargeInDoubt, toNonceUse } from './charge/replay'
import { findChargeOfNonce } from './charge/store'
import { NotAttempted } from './payment-provider'

type PaymentServices = Pick<Services, 'database' | 'payments' | 'limits' | 'now'>

type NonceAttempt = ChargeAttempt & { readonly nonce: string }

/** The payment provider's route group. */
export function createPaymentHandlers(
  services: PaymentServices,
): Pick<Handlers, 'getClientToken' | 'createPayment'> {
  const { payments, limits } = services
  return {
    async getClientToken(_, { caller, address }) {
      const pass = await limits.admitClientToken(caller.id, address)
      if (!pass.isAdmitted) return pass.refusal
      return answer({ clientToken: await payments.createClientToken(caller.id) })
    },

    async createPayment({ body }, { caller, address }) {
      const userId = caller.id
      const nonce = body.paymentMethodNonce
      const amountCents = toCents(body.amount)
      const attempt = { userId, address, amountCents, nonce }
      if (amountCents === 0) return payNothing(services, attempt)
      if (toNonceUse(nonce) !== 'repeatable' || payments.takesTestNonces) {
        return payByNonce(services, attempt)
      }
      const pass = await limits.admitPayment(attempt)
      return pass.isAdmitted ? TEST_NONCE_REFUSED : pass.refusal
    },
  }
}

const TEST_NONCE_REFUSED = refuse(
  400,
  'paymentMethodNonce: the test nonces of a sandbox pay for nothing here. Choose a payment method.',
)

async function payNothing({ database, limits, now }: PaymentServices, attempt: NonceAttempt) {
  const charge = toFree(attempt.userId, now())
  const trial = await limits.admitCharge(attempt, (raising) =>
    openCounted(database, charge, raising),
  )
  if (!trial.isAdmitted) return trial.refuse()
  if (!isOpened(trial)) throw new Error('A charge with a new id was there already')
  return answerCharge(toRow(charge))
}

async function payByNonce(
  services: PaymentServices,
  attempt: NonceAttempt,
): Promise<Outcome<'createPayment'>> {
  const { database, limits, now } = services
  if (await warnsOfDoubt(services, attempt)) return MAY_PAY_TWICE
  const opened = toOpened(attempt, now())
  const trial = await limits.admitCharge(attempt, (raising) =>
    openCounted(database, opened, raising),
  )
  if (!trial.isAdmitted) {
    // What came at the same moment as the first request of its nonce was taken for a new attempt.
    if (!(await findChargeOfNonce(database, attempt.nonce))) return trial.refuse()
    const pass = await limits.admitPayment(attempt)
    return pass.isAdmitted ? repeat(services, attempt) : pass.refusal
  }
  if (!isOpened(trial)) {
    await trial.withdraw()
    return repeat(services, attempt)
  }
  const { whenCharged, whenDeclined } = trial
  const request = { ...attempt, counts: { whenCharged, whenDeclined } }
  const charging = chargeCustomer(services, request, toRow(opened)).catch(
    async (fault: unknown) => {
      if (fault instanceof NotAttempted) await trial.withdraw()
      throw fault
    },
  )
  const charge = await publicly(charging)
  if (isRejected(charge)) await limits.giveBack(whenDeclined)
  return answerOutcome(charge)
}

/**
 * Answers a request that repeats an earlier one from the shop's own record, or waits for it. What the provider has refused
 * meanwhile is a new attempt after all.
 */
async function repeat(
  services: PaymentServices,
  attempt: NonceAttempt,
): Promise<Outcome<'createPayment'>> {
  const charge = await publicly(awaitOutcome(services, attempt))
  return charge ? answerOutcome(charge) : payByNonce(services, attempt)
}

/** Whether to answer with a warning that an earlier charge may have been taken: once for each, and to no repeated request. */
async function warnsOfDoubt(
  { database, limits, payments, now }: PaymentServices,
  attempt: NonceAttempt,
): Promise<boolean> {
  if (payments.findsAtOnce) return false
  const inDoubt = await findChargeInDoubt(database, attempt, now())
  if (!inDoubt || (await findChargeOfNonce(database, attempt.nonce))) return false
  // Nothing that can fail comes after it: a warning that nobody saw would not come again.
  return limits.isFirstWarning(inDoubt.id)
}

function isOpened({ rows }: { readonly rows: readonly { readonly isOpened: boolean }[] }): boolean {
  return rows.some((row) => row.isOpened)
}

const MAY_PAY_TWICE = refuse(
  409,
  'An earlier payment of the same amount may have been taken: the payment provider has not told us yet. Nothing more was charged. If you pay again, the payment that no order comes of goes back to you.',
)

/** Passes an error on with what it means for the customer's money. */
function publicly<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((fault: unknown) => {
    throw toPublicError(fault)
  })
}

/** Whether the provider has refused the request itself: an unknown outcome stays counted as failed and unordered. */
function isRejected({ kind }: CustomerCharge): boolean {
  return kind === 'invalid' || kind === 'nonce-used'
}
