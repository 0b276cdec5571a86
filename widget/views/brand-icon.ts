import { BRAND_SYMBOLS } from './icons/brand-symbols'
import type { IconName } from './icons/icon-name'

/** The picture of a brand, by the gateway's name or by the card fields' id; a plain card for others. */
export function brandIconOf(brand: string | undefined): IconName {
  const id = (brand ?? '').toLowerCase().replace(/ /g, '-').replace('mastercard', 'master-card')
  const name = `icon-${id}`
  return isBrandName(name) ? name : 'iconCardFront'
}

function isBrandName(name: string): name is keyof typeof BRAND_SYMBOLS {
  return name in BRAND_SYMBOLS
}
