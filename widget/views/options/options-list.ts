import type { PaymentOptionId } from '../../model/terms/payment-option'
import { div } from '../dom/element'
import type { ViewContext } from '../view-context'
import { createOptionTile } from './option-tile'

/** The list of the ways to pay. */
export interface OptionsList {
  readonly element: HTMLElement
  /** Says what the list is of. */
  name(text: string): void
}

/** One tile for each way to pay. */
export function createOptionsList(context: ViewContext): OptionsList {
  const list = div('braintree-options-list', {
    role: 'radiogroup',
    hook: 'payment-options-container',
  })
  const tiles = new Map<PaymentOptionId, HTMLElement>()
  context.watch(
    ({ options }) => options,
    (options) => {
      for (const [option, tile] of tiles) if (!options.includes(option)) tile.remove()
      for (const option of options) {
        if (tiles.has(option)) continue
        const tile = createOptionTile(option, context)
        tiles.set(option, tile)
        list.append(tile)
      }
    },
  )
  return {
    element: div('braintree-options', { hook: 'options' }, list),
    name: (text) => list.setAttribute('aria-label', text),
  }
}
