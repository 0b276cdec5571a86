import { answer, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import { toCents } from '../lib/money'
import type { ChargeAttempt, Trial } from '../rate-limit/payment-limits'
import type { Services } from '../services'
import { answerCharge, answerOutcome, toPublicError } from './answer-charge'
import type { CustomerCharge } from './charge/attempt'
import { chargeCustomer, recordFreeCharge } from './charge/charge'
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
      if (amountCents === 0) {
        const trial = await limits.admitCharge(attempt)
        return trial.isAdmitted
          ? answerCharge(await recordFreeCharge(services, userId))
          : trial.refusal
      }
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

async function payByNonce(services: PaymentServices, attempt: NonceAttempt) {
  const { database, limits, payments, now } = services
  // A repeated request is answered from the shop's own record, or waits for it: it is no new attempt.
  if (await findChargeOfNonce(database, attempt.nonce)) {
    const pass = await limits.admitPayment(attempt)
    return pass.isAdmitted ? answerOutcome(await chargeNonce(services, attempt)) : pass.refusal
  }
  const inDoubt = payments.findsAtOnce
    ? undefined
    : await findChargeInDoubt(database, attempt, now())
  // Nothing that can fail comes after it: a warning that nobody saw would not come again.
  if (inDoubt && (await limits.isFirstWarning(inDoubt.id))) return MAY_PAY_TWICE
  const trial = await limits.admitCharge(attempt)
  if (!trial.isAdmitted) return trial.refusal
  const charge = await chargeNonce(services, attempt, () => trial.withdraw())
  await countOutcome(trial, charge)
  return answerOutcome(charge)
}

const MAY_PAY_TWICE = refuse(
  409,
  'An earlier payment of the same amount may have been taken: the payment provider has not told us yet. Nothing more was charged. If you pay again, the payment that no order comes of goes back to you.',
)

async function chargeNonce(
  services: PaymentServices,
  { userId, amountCents, nonce }: NonceAttempt,
  onNotAttempted?: () => Promise<void>,
): Promise<CustomerCharge> {
  try {
    return await chargeCustomer(services, { userId, amountCents, nonce })
  } catch (fault) {
    if (fault instanceof NotAttempted) await onNotAttempted?.()
    throw toPublicError(fault)
  }
}

/** Counts how an attempt ended; an unknown end stays counted as a failed and unordered one. */
async function countOutcome(trial: Trial & { readonly isAdmitted: true }, charge: CustomerCharge) {
  if (charge.kind === 'unknown') return
  if (charge.kind === 'resolved' && charge.charge.status !== 'declined') await trial.succeed()
  else await trial.fail()
}
