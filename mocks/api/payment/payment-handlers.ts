import { assertNever } from '../assert-never'
import { answer, refuse } from '../contract/operation'
import type { ChargeRow } from '../database/tables/charges'
import type { Handlers } from '../http/request-context'
import { toCents, toDollars } from '../money'
import type { Trial } from '../rate-limit/payment-limits'
import type { Services } from '../services'
import { type CustomerCharge, chargeCustomer, recordFreeCharge } from './charge-customer'
import { toNonceUse } from './charge-rules'
import { findChargeOfNonce } from './charge-store'
import { tellDecline } from './tell-decline'

/** The payment provider's route group. */
export function createPaymentHandlers(
  services: Services,
): Pick<Handlers, 'getClientToken' | 'createPayment'> {
  const { database, payments, limits } = services
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
      // What was asked for before is answered from the shop's own record, or waited for: it is no new attempt.
      const isNew = (await findChargeOfNonce(database, nonce)) === undefined
      const attempt = { userId, address, amountCents }
      const trial = isNew ? await limits.admitCharge(attempt) : undefined
      if (trial && !trial.isAdmitted) return trial.refusal
      const charge = await chargeCustomer(services, { userId, amountCents, nonce })
      if (trial) await conclude(trial, charge)
      return answerOutcome(charge)
    },
  }
}

const TEST_NONCE_REFUSED = refuse(
  400,
  'paymentMethodNonce: the test nonces of a sandbox pay for nothing here. Choose a payment method.',
)

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
      return refuse(
        500,
        'Your payment is still under way. Send the same request again in a moment: it is charged once.',
      )
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
