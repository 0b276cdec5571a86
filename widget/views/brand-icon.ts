import { type IconName, isIconName } from './icons/icon-sprite'

/** The picture of a brand, by the gateway's name or by the card fields' id; a plain card for others. */
export function brandIconOf(brand: string | undefined): IconName {
  const id = (brand ?? '').toLowerCase().replace(/ /g, '-').replace('mastercard', 'master-card')
  const name = `icon-${id}`
  return isIconName(name) ? name : 'iconCardFront'
}
