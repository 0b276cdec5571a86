import type { ReactElement } from 'react'
import { brandIconOf } from '../../views/brand-icon'
import { useDropIn } from '../../views/drop-in-context'
import { Icon } from '../../views/icons/icon'
import { CARD_BRAND_IDS, showsBrandIcon } from './card-brand'

interface CardBrandIconsProps {
  readonly gatewayNames: readonly string[]
  readonly merchantChoice: Readonly<Record<string, boolean>>
}

/** The brands that one can pay with here. */
export function CardBrandIcons({
  gatewayNames,
  merchantChoice,
}: CardBrandIconsProps): ReactElement {
  const { instanceId } = useDropIn()
  return (
    <div data-braintree-id="card-view-icons" className="braintree-sheet__icons">
      {CARD_BRAND_IDS.map((brand) => (
        <span
          key={`${instanceId}-${brand}`}
          data-braintree-id={`${brand}-card-icon`}
          hidden={!showsBrandIcon(brand, gatewayNames, merchantChoice)}
        >
          <Icon name={brandIconOf(brand)} className="braintree-sheet__card-icon" />
        </span>
      ))}
    </div>
  )
}
