/** A card brand: its id in the card fields, its name in the gateway, and its key in merchant options. */
interface CardBrandFacts {
  readonly gatewayName: string
  readonly optionKey: string
  /** Some brands are accepted without an icon that advertises them. */
  readonly hasIcon: boolean
}

const BRANDS = {
  visa: { gatewayName: 'Visa', optionKey: 'visa', hasIcon: true },
  'master-card': { gatewayName: 'MasterCard', optionKey: 'mastercard', hasIcon: true },
  unionpay: { gatewayName: 'UnionPay', optionKey: 'union-pay', hasIcon: true },
  'american-express': {
    gatewayName: 'American Express',
    optionKey: 'american-express',
    hasIcon: true,
  },
  jcb: { gatewayName: 'JCB', optionKey: 'jcb', hasIcon: true },
  elo: { gatewayName: 'Elo', optionKey: 'elo', hasIcon: false },
  hiper: { gatewayName: 'Hiper', optionKey: 'hiper', hasIcon: false },
  hipercard: { gatewayName: 'Hipercard', optionKey: 'hipercard', hasIcon: false },
  // Diners Club cards run on Discover's network, and that is what the gateway calls them.
  'diners-club': { gatewayName: 'Discover', optionKey: 'diners-club', hasIcon: false },
  discover: { gatewayName: 'Discover', optionKey: 'discover', hasIcon: true },
  maestro: { gatewayName: 'Maestro', optionKey: 'maestro', hasIcon: true },
} as const satisfies Record<string, CardBrandFacts>

/** A brand, as the card fields name it. */
export type CardBrandId = keyof typeof BRANDS

export const CARD_BRAND_IDS = Object.keys(BRANDS).filter(isCardBrandId)

export function isCardBrandId(type: string): type is CardBrandId {
  return Object.keys(BRANDS).includes(type)
}

/** Whether the gateway accepts cards of this type; an unknown type is never accepted. */
export function isBrandSupported(type: string, gatewayNames: readonly string[]): boolean {
  return isCardBrandId(type) && gatewayNames.includes(BRANDS[type].gatewayName)
}

/** Whether the sheet's header shows this brand's icon. */
export function showsBrandIcon(
  brand: CardBrandId,
  gatewayNames: readonly string[],
  merchantChoice: Readonly<Record<string, boolean>>,
): boolean {
  const { hasIcon, optionKey } = BRANDS[brand]
  return hasIcon && isBrandSupported(brand, gatewayNames) && merchantChoice[optionKey] !== false
}

/** The brand for a name of the gateway, for the icon of a saved card. */
export function brandOfGatewayName(name: string): CardBrandId | undefined {
  if (name === 'Diners Club') return 'diners-club'
  return CARD_BRAND_IDS.find(
    (brand) => brand !== 'diners-club' && BRANDS[brand].gatewayName === name,
  )
}
