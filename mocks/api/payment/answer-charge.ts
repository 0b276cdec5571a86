import { answer, refuse } from '../contract/operation'
import type { ChargeRow } from '../database/tables/charges'
import { PublicError } from '../http/public-error'
import { assertNever } from '../lib/assert-never'
import { toDollars } from '../lib/money'
import type { CustomerCharge } from './charge/attempt'
import { ChargeMismatch } from './charge/mismatch'
import { describeDecline } from './describe-decline'
import { NotAttempted } from './payment-provider'

const MONEY_IN_DOUBT =
  'Your money may have been taken: the payment provider has not told us yet. We go on asking. The same request again is charged once, and money that no order comes of goes back to you.'

const NOTHING_TAKEN =
  'Nothing was charged: the payment provider could not be asked. Try again in a moment.'

const MISMATCH =
  'Another amount or currency was taken than you were asked for. It goes back to you, and nothing was ordered. Tell the shop before you pay again.'

/** The response to a charge of the customer. */
export function answerOutcome(charge: CustomerCharge) {
  switch (charge.kind) {
    case 'resolved':
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

/**
 * The response to a charge that was taken.
 *
 * @throws Error for a charge without a transaction
 */
export function answerCharge({ transactionId, amountCents }: ChargeRow) {
  if (transactionId === null) throw new Error('A charge without a transaction was answered')
  return answer({
    success: true as const,
    transaction: { id: transactionId, amount: toDollars(amountCents) },
  })
}

function refuseDeclined(charge: ChargeRow) {
  const { reason, code } = describeDecline(charge)
  const because = reason === undefined ? '' : `: ${reason}`
  return { ...refuse(402, `Your payment was declined${because}.`), code }
}

/** An error of a charge, with what it means for the customer's money. */
export function toPublicError(cause: unknown): PublicError {
  if (cause instanceof NotAttempted) return new PublicError(cause.message, NOTHING_TAKEN, { cause })
  if (cause instanceof ChargeMismatch) return new PublicError(cause.message, MISMATCH, { cause })
  return new PublicError('A charge is in doubt.', MONEY_IN_DOUBT, { cause })
}
