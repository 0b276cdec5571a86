import { createWalletToken, lastFourOf, type WalletCard } from '../shared/wallet-card'

/** What Google's client hands out, in the form of version 1 or 2 of its API. */
export function createPaymentData(request: unknown, card: WalletCard): object {
  const token = JSON.stringify(createWalletToken(card))
  const lastFour = lastFourOf(card.name)
  if (readMember(request, 'apiVersion') === 2) {
    return {
      apiVersion: 2,
      apiVersionMinor: 0,
      paymentMethodData: {
        type: 'CARD',
        description: `Card •••• ${lastFour}`,
        info: { cardNetwork: 'VISA', cardDetails: lastFour },
        tokenizationData: { type: 'PAYMENT_GATEWAY', token },
      },
    }
  }
  return {
    cardInfo: { cardDescription: `Card •••• ${lastFour}`, cardDetails: lastFour },
    paymentMethodToken: { tokenizationType: 'PAYMENT_GATEWAY', token },
  }
}

/**
 * The token inside such data.
 *
 * @throws TypeError when there is none
 * @throws SyntaxError when it is not JSON
 */
export function tokenOfPaymentData(paymentData: unknown): unknown {
  const holder =
    readMember(paymentData, 'apiVersion') === 2
      ? readMember(readMember(paymentData, 'paymentMethodData'), 'tokenizationData')
      : readMember(paymentData, 'paymentMethodToken')
  const token = readMember(holder, 'token')
  if (typeof token !== 'string') throw new TypeError('The payment data holds no token.')
  return JSON.parse(token)
}

/** A member of something that need not be an object at all. */
export function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
