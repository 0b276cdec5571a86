import { createWalletToken, lastFourOf, type WalletCard } from './wallet-card'

/** What Google's client hands out, in the form of version 1 or 2 of its API. */
export function createPaymentData(request: unknown, card: WalletCard): object {
  const token = JSON.stringify(createWalletToken(card))
  const lastFour = lastFourOf(card.name)
  if (member(request, 'apiVersion') === 2) {
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

/** The token inside such data, `null` when there is none that can be read. */
export function tokenOfPaymentData(paymentData: unknown): unknown {
  const token =
    member(member(member(paymentData, 'paymentMethodData'), 'tokenizationData'), 'token') ??
    member(member(paymentData, 'paymentMethodToken'), 'token')
  if (typeof token !== 'string') return null
  try {
    return JSON.parse(token)
  } catch (error) {
    // Tests hand in tokens of their own, which need not be JSON; the wallet's card stands in.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
