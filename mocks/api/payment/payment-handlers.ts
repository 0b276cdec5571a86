import { assertNever } from '../assert-never'
import { answer, refuse } from '../contract/operation'
import type { ChargeRow } from '../database/tables/charges'
import type { Handlers } from '../http/request-context'
import { toCents, toDollars } from '../money'
import type { ChargeAttempt, Trial } from '../rate-limit/payment-limits'
import type { Services } from '../services'
import { type CustomerCharge, chargeCustomer, recordFreeCharge } from './charge-customer'
import { MONEY_IN_DOUBT, toToldFault } from './charge-faults'
import { toNonceUse } from './charge-rules'
import { findChargeOfNonce } from './charge-store'
import { findChargeInDoubt } from './find-charge-in-doubt'
import { tellDecline } from './tell-decline'

type PaymentServices = Pick<Services, 'database' | 'payments' | 'limits' | 'now'>

type NonceAttempt = ChargeAttempt & { readonly nonce: string }

/** The payment provider's route group. */
export function createPaymentHandlers(
  services: PaymentServices,
): Pick<Handlers, 'getClientToken' | 'createPayment'> {
  const { payments, limits } = services
  return {
    async getClientToken(_, { caller }) {
      const pass = await limits.admitClientToken(caller.id)
      if (!pass.isAdmitted) return pass.refusal
      return answer({ clientToken: await payments.createClientToken(caller.id) })
    },

    async createPayment({ body }, { caller, address }) {
      const userId = caller.id
      const pass = await limits.admitPayment(userId)
      if (!pass.isAdmitted) return pass.refusal
      const amountCents = toCents(body.amount)
      if (amountCents === 0) return answerCharge(await recordFreeCharge(services, userId))

      const nonce = body.paymentMethodNonce
      if (toNonceUse(nonce) === 'repeatable' && !payments.takesTestNonces) return TEST_NONCE_REFUSED
      return payByNonce(services, { userId, address, amountCents, nonce })
    },
  }
}

const TEST_NONCE_REFUSED = refuse(
  400,
  'paymentMethodNonce: the test nonces of a sandbox pay for nothing here. Choose a payment method.',
)

async function payByNonce(services: PaymentServices, attempt: NonceAttempt) {
  const { database, limits } = services
  // What was asked for before is answered from the shop's own record, or waited for: it is no new attempt.
  const isNew = (await findChargeOfNonce(database, attempt.nonce)) === undefined
  if (isNew && (await isToBeWarned(services, attempt))) return MAY_PAY_TWICE
  const trial = isNew ? await limits.admitCharge(attempt) : undefined
  if (trial && !trial.isAdmitted) return trial.refusal
  const charge = await charging(services, attempt)
  if (trial) await conclude(trial, charge)
  return answerOutcome(charge)
}

/** Whether an earlier payment may be of the same purchase and may be taken, and nobody has been warned of it. */
async function isToBeWarned(
  { database, payments, limits, now }: PaymentServices,
  attempt: NonceAttempt,
): Promise<boolean> {
  if (payments.findsAtOnce) return false
  const charge = await findChargeInDoubt(database, attempt, now())
  return charge !== undefined && limits.isFirstWarning(charge.id)
}

const MAY_PAY_TWICE = refuse(
  409,
  'An earlier payment of the same amount may have been taken: the payment provider has not told us yet. Nothing more was charged. If you pay again, the payment that no order comes of goes back to you.',
)

async function charging(
  services: PaymentServices,
  { userId, amountCents, nonce }: NonceAttempt,
): Promise<CustomerCharge> {
  try {
    return await chargeCustomer(services, { userId, amountCents, nonce })
  } catch (fault) {
    throw toToldFault(fault)
  }
}

/** Tells the limits how an attempt ended; of one whose end is unknown they think the worst. */
async function conclude(trial: Trial & { readonly isAdmitted: true }, charge: CustomerCharge) {
  if (charge.kind === 'unknown') return
  if (charge.kind === 'settled' && charge.charge.status !== 'declined') await trial.succeed()
  else await trial.fail()
}

function answerOutcome(charge: CustomerCharge) {
  switch (charge.kind) {
    case 'settled':
      return charge.charge.status === 'declined'
        ? refuseDeclined(charge.charge)
        : answerCharge(charge.charge)
    case 'nonce-used':
      return refuse(
        409,
        'This payment authorization was used already. Choose your payment method again.',
      )
    case 'invalid':
      return refuse(400, `${charge.field}: ${charge.reason}`)
    case 'unknown':
      return refuse(500, MONEY_IN_DOUBT)
    default:
      return assertNever(charge)
  }
}

function answerCharge({ transactionId, amountCents }: ChargeRow) {
  if (transactionId === null) throw new Error('A charge without a transaction was answered')
  return answer({
    success: true as const,
    transaction: { id: transactionId, amount: toDollars(amountCents) },
  })
}

function refuseDeclined(charge: ChargeRow) {
  const { reason, code } = tellDecline(charge)
  const because = reason === undefined ? '' : `: ${reason}`
  return { ...refuse(402, `Your payment was declined${because}.`), code }
}
