import type { ChargeRow } from '../database/tables/charges'
import { formatCents, SHOP_CURRENCY } from '../money'
import type { AttemptedCharge } from './payment-provider'

/** A charge that took something else than it was asked for, whose money is on its way back. */
export class WrongMoney extends Error {
  override readonly name = 'WrongMoney'
}

type Asked = Pick<ChargeRow, 'id' | 'amountCents'>

/**
 * What a provider took that it was not asked for, as the fault that whoever runs the shop reads; `undefined` where the
 * word is as asked. A sale names no currency: it is that of the merchant account, so 10.00 can be 10 of any currency.
 */
export function findWrongMoney(asked: Asked, outcome: AttemptedCharge): WrongMoney | undefined {
  if (outcome.kind === 'declined') return undefined
  const { amountCents, currency, transactionId } = outcome
  if (amountCents === asked.amountCents && currency === SHOP_CURRENCY) return undefined
  const taken = `${(amountCents / 100).toFixed(2)} ${currency}`
  const advice =
    currency === SHOP_CURRENCY
      ? 'Turn off what changes amounts at the provider, such as surcharges.'
      : `Name a merchant account in ${SHOP_CURRENCY} in BRAINTREE_MERCHANT_ACCOUNT_ID.`
  return new WrongMoney(
    `Transaction ${transactionId} of charge ${asked.id} took ${taken}, not ${formatCents(asked.amountCents)} in ${SHOP_CURRENCY}. It goes back. ${advice}`,
  )
}
