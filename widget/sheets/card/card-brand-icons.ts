import { brandIconOf } from '../../views/brand-icon'
import { div, element } from '../../views/dom/element'
import { icon } from '../../views/icons/icon'
import type { SheetSlot } from '../../views/sheet-slot'
import { CARD_BRAND_IDS, showsBrandIcon } from './card-brand'

/** The brands that one can pay with here. */
export function createCardBrandIcons(
  { pictureOf }: SheetSlot,
  gatewayNames: readonly string[],
  merchantChoice: Readonly<Record<string, boolean>>,
): HTMLElement {
  return div(
    'braintree-sheet__icons',
    { hook: 'card-view-icons' },
    ...CARD_BRAND_IDS.map((brand) =>
      element(
        'div',
        {
          hook: `${brand}-card-icon`,
          hidden: !showsBrandIcon(brand, gatewayNames, merchantChoice),
        },
        icon(pictureOf(brandIconOf(brand)), 'braintree-sheet__card-icon'),
      ),
    ),
  )
}
