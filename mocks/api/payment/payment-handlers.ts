import { assertNever } from '../assert-never'
import { answer, refuse } from '../contract/operation'
import type { ChargeRow } from '../database/tables/charges'
import type { Handlers } from '../http/request-context'
import { toCents, toDollars } from '../money'
import type { Services } from '../services'
import { chargeCustomer, recordFreeCharge } from './charge-customer'

/** The payment provider's route group. */
export function createPaymentHandlers(
  services: Services,
): Pick<Handlers, 'getClientToken' | 'createPayment'> {
  const { payments, limits } = services
  return {
    async getClientToken(_, { caller }) {
      const pass = await limits.admitClientToken(caller.id)
      if (!pass.isAdmitted) return pass.refusal
      return answer({ clientToken: await payments.createClientToken(caller.id) })
    },

    async createPayment({ body }, { caller }) {
      const pass = await limits.admitPayment(caller.id)
      if (!pass.isAdmitted) return pass.refusal
      const amountCents = toCents(body.amount)
      if (amountCents === 0) return answerCharge(await recordFreeCharge(services, caller.id))

      const nonce = body.paymentMethodNonce
      const charge = await chargeCustomer(services, { userId: caller.id, amountCents, nonce })
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
    },
  }
}

function answerCharge({ transactionId, amountCents }: ChargeRow) {
  if (transactionId === null) throw new Error('A charge without a transaction was answered')
  return answer({
    success: true as const,
    transaction: { id: transactionId, amount: toDollars(amountCents) },
  })
}

function refuseDeclined({ declineReason, processorCode }: ChargeRow) {
  const refusal = refuse(402, `Your payment was declined: ${declineReason}.`)
  return processorCode === null ? refusal : { ...refusal, code: processorCode }
}
