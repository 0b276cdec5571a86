import type { ReactElement } from 'react'
import { useDropIn } from '../drop-in-context'
import { BRAND_SYMBOLS } from './brand-symbols'
import { INTERFACE_SYMBOLS } from './interface-symbols'
import { useWalletSymbols } from './use-wallet-symbols'

const SYMBOLS = { ...BRAND_SYMBOLS, ...INTERFACE_SYMBOLS }

/** All icons of the widget, as symbols that are rendered once. */
export function IconSprite(): ReactElement {
  const { instanceId, state } = useDropIn()
  const wallets = useWalletSymbols(state)
  return (
    <svg data-braintree-id="svgs" className="braintree-sprite" aria-hidden="true">
      <defs>
        {Object.entries({ ...SYMBOLS, ...wallets }).map(([name, drawing]) => (
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
