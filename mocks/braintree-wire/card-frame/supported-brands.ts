import type { FrameConfig } from './frame-config'

/** Merchants' names for two brands differ from those of the card types. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  'master-card': 'mastercard',
  unionpay: 'union-pay',
}

const GATEWAY_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  'master-card': 'MasterCard',
  'american-express': 'American Express',
  // Accepted wherever Discover is.
  'diners-club': 'Discover',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  elo: 'Elo',
  hiper: 'Hiper',
  hipercard: 'Hipercard',
}

/** With either option every brand that the gateway lacks is refused as well; without both, none is. */
export function createBrandRule(
  number: FrameConfig['fields'][string] | undefined,
  gatewayBrands: readonly string[],
): (type: string) => boolean {
  const { supportedCardBrands: wishes, rejectUnsupportedCards } = number ?? {}
  if (!wishes && !rejectUnsupportedCards) return () => true
  return (type) => {
    const wish = wishes?.[OPTION_NAMES[type] ?? type]
    const isKnown = gatewayBrands.includes(GATEWAY_NAMES[type] ?? '')
    return isKnown && wish !== false
  }
}
