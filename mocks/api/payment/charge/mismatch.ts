import type { ChargeRow } from '../../database/tables/charges'
import { formatCents, SHOP_CURRENCY, toDecimalString } from '../../lib/money'
import type { ChargeOutcome } from '../payment-provider'

/** A charge that took another amount or currency than requested, and is being reversed. */
export class ChargeMismatch extends Error {
  override readonly name = 'ChargeMismatch'
}

type RequestedCharge = Pick<ChargeRow, 'id' | 'amountCents'>

/**
 * How an outcome differs from what was requested, as an error for the operator; `undefined` when it does not. A sale
 * names no currency: it is in that of the merchant account, so that 10.00 can be 10 of any currency.
 */
export function findMismatch(
  requested: RequestedCharge,
  outcome: ChargeOutcome,
): ChargeMismatch | undefined {
  if (outcome.kind === 'declined') return undefined
  const { amountCents, currency, transactionId } = outcome
  if (amountCents === requested.amountCents && currency === SHOP_CURRENCY) return undefined
  const taken = `${toDecimalString(amountCents)} ${currency}`
  const advice =
    currency === SHOP_CURRENCY
      ? 'Turn off what changes amounts at the provider, such as surcharges.'
      : `Name a merchant account in ${SHOP_CURRENCY} in BRAINTREE_MERCHANT_ACCOUNT_ID.`
  return new ChargeMismatch(
    `Transaction ${transactionId} of charge ${requested.id} took ${taken}, not ${formatCents(requested.amountCents)} in ${SHOP_CURRENCY}. It goes back. ${advice}`,
  )
}
