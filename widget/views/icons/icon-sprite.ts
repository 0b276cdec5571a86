import { svgElement } from '../dom/element'
import type { ViewContext } from '../view-context'
import { BRAND_SYMBOLS } from './brand-symbols'
import { INTERFACE_SYMBOLS } from './interface-symbols'
import { loadWalletSymbols, needsWalletSymbols } from './load-wallet-symbols'
import type { Drawing } from './shapes'

/** All icons of the widget, as symbols that are drawn once. */
export function createIconSprite({ instanceId, watch }: ViewContext): SVGElement {
  const symbols = svgElement('defs', {})
  function add(drawings: Readonly<Record<string, Drawing>>): void {
    const elements = Object.entries(drawings).map(([name, drawing]) =>
      svgElement(
        'symbol',
        {
          id: `${instanceId}-${name}`,
          viewBox: '0 0 48 29',
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        },
        ...drawing.map((shape) => svgElement('path', shape)),
      ),
    )
    symbols.append(...elements)
  }
  add({ ...BRAND_SYMBOLS, ...INTERFACE_SYMBOLS })
  watch(needsWalletSymbols, (isNeeded) => {
    if (!isNeeded) return
    loadWalletSymbols().then(
      ({ WALLET_SYMBOLS }) => add(WALLET_SYMBOLS),
      // The name is beside the icon, so paying works without it.
      (error: unknown) => console.error(error),
    )
  })
  const sprite = svgElement('svg', { hook: 'svgs', 'aria-hidden': 'true' }, symbols)
  // Here and not in a style sheet: a page's rule for pictures would show it.
  sprite.style.display = 'none'
  return sprite
}
