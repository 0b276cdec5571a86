import type { BraintreeGateway } from 'braintree'
import { SHOP_CURRENCY } from '../../lib/money'
import { isNotFound } from './is-not-found'

/**
 * What is wrong with the merchant account that charges go to, in a sentence; `undefined` when it is active and takes
 * the shop's currency.
 *
 * @throws the provider's error, except that there is no such account
 */
export async function findAccountProblem(
  gateway: BraintreeGateway,
  merchantAccountId: string | undefined,
): Promise<string | undefined> {
  if (!merchantAccountId) {
    return `BRAINTREE_MERCHANT_ACCOUNT_ID is not set: charges go to the default merchant account, in its currency. Name one in ${SHOP_CURRENCY}.`
  }
  try {
    // The declarations have the statuses in capitals, as the service does not.
    const {
      currencyIsoCode,
      status,
    }: { readonly currencyIsoCode: string; readonly status: string } =
      await gateway.merchantAccount.find(merchantAccountId)
    if (currencyIsoCode !== SHOP_CURRENCY) {
      return `The merchant account ${merchantAccountId} is in ${currencyIsoCode}, but the prices are in ${SHOP_CURRENCY}. Name another one in BRAINTREE_MERCHANT_ACCOUNT_ID.`
    }
    if (status !== 'active') {
      return `The merchant account ${merchantAccountId} is ${status}, not active.`
    }
    return undefined
  } catch (error) {
    if (!isNotFound(error)) throw error
    return `Braintree knows no merchant account ${merchantAccountId}. BRAINTREE_MERCHANT_ACCOUNT_ID names it.`
  }
}
