import type { ReactElement } from 'react'
import { useDropIn } from '../drop-in-context'
import { BRAND_SYMBOLS } from './brand-symbols'
import { INTERFACE_SYMBOLS } from './interface-symbols'
import { WALLET_SYMBOLS } from './wallet-symbols'

const SYMBOLS = { ...BRAND_SYMBOLS, ...WALLET_SYMBOLS, ...INTERFACE_SYMBOLS }

export type IconName = keyof typeof SYMBOLS

/** All pictures of the widget, drawn once; icons refer to them. */
export function IconSprite(): ReactElement {
  const { instanceId } = useDropIn()
  return (
    <svg data-braintree-id="svgs" className="braintree-sprite" aria-hidden="true">
      <defs>
        {Object.entries(SYMBOLS).map(([name, drawing]) => (
          <symbol
            key={name}
            id={`${instanceId}-${name}`}
            viewBox="0 0 48 29"
            style={{ strokeLinecap: 'round', strokeLinejoin: 'round' }}
          >
            {drawing}
          </symbol>
        ))}
      </defs>
    </svg>
  )
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(SYMBOLS, name)
}
