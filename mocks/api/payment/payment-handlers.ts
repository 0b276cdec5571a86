import { answer, refuse } from '../contract/operation'
import type { ChargeRow } from '../database/tables/charges'
import type { Handlers } from '../http/request-context'
import { toCents } from '../lib/money'
import type { ChargeAttempt, OutcomeCounts } from '../rate-limit/payment-limits'
import type { Services } from '../services'
import { answerCharge, answerOutcome, toPublicError } from './answer-charge'
import type { CustomerCharge } from './charge/attempt'
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

async function payByNonce(services: PaymentServices, attempt: NonceAttempt) {
  const { database, limits, now } = services
  if (await warnsOfDoubt(services, attempt)) return MAY_PAY_TWICE
  const opened = toOpened(attempt, now())
  const trial = await limits.admitCharge(attempt, (raising) =>
    openCounted(database, opened, raising),
  )
  if (!trial.isAdmitted) {
    // A repeated request is answered from the shop's own record, or waits for it: it is no new attempt.
    const isRepeated = (await findChargeOfNonce(database, attempt.nonce)) !== undefined
    return isRepeated ? repeat(services, attempt) : trial.refuse()
  }
  if (!isOpened(trial)) {
    await trial.withdraw()
    return answerOutcome(await chargeNonce(services, attempt))
  }
  const { whenCharged, whenDeclined, withdraw } = trial
  const charge = await chargeNonce(services, attempt, {
    charge: toRow(opened),
    counts: { whenCharged, whenDeclined },
    withdraw,
  })
  if (isRejected(charge)) await limits.giveBack(whenDeclined)
  return answerOutcome(charge)
}

/** A request that repeats an earlier one, and is counted as nothing but a request. */
async function repeat(services: PaymentServices, attempt: NonceAttempt) {
  const pass = await services.limits.admitPayment(attempt)
  return pass.isAdmitted ? answerOutcome(await chargeNonce(services, attempt)) : pass.refusal
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

/** A charge that is recorded, and how it was counted. */
interface Begun {
  readonly charge: ChargeRow
  readonly counts: OutcomeCounts
  withdraw(): Promise<void>
}

async function chargeNonce(
  services: PaymentServices,
  { userId, amountCents, nonce }: NonceAttempt,
  begun?: Begun,
): Promise<CustomerCharge> {
  const request = { userId, amountCents, nonce, ...(begun && { counts: begun.counts }) }
  try {
    return await chargeCustomer(services, request, begun?.charge)
  } catch (fault) {
    if (fault instanceof NotAttempted) await begun?.withdraw()
    throw toPublicError(fault)
  }
}

/** Whether the provider has refused the request itself: an unknown outcome stays counted as failed and unordered. */
function isRejected({ kind }: CustomerCharge): boolean {
  return kind === 'invalid' || kind === 'nonce-used'
}
