import { areasOf } from '../model/machine/selectors'
import { div } from './dom/element'
import { createHeading } from './methods-frame'
import { createOptionsList } from './options/options-list'
import type { ViewContext } from './view-context'

/** The upper and the lower part; the list of options stands in the one or the other. */
export function createContainers(
  context: ViewContext,
  first: readonly Element[],
  sheets: Element,
): readonly Element[] {
  const { watch, translate, showWhile } = context
  const options = createOptionsList(context)
  const texts = { alone: translate('chooseAWayToPay'), below: translate('otherWaysToPay') }
  const heading = createHeading('choose-a-way-to-pay', texts.alone)
  const upper = div(
    'braintree-upper-container',
    { hook: 'upper-container' },
    ...first,
    heading,
    options.element,
    sheets,
  )
  const lower = div(
    'braintree-lower-container',
    { hook: 'lower-container' },
    createHeading('other-ways-to-pay', texts.below),
  )
  showWhile(heading, (areas) => areas.options === 'alone')
  showWhile(lower, (areas) => areas.options === 'below')
  watch(
    (state) => areasOf(state).options,
    (place) => {
      options.element.hidden = place === 'none'
      if (place === 'none') return
      options.name(texts[place])
      // Not one that a merchant's script has taken away.
      if (!options.element.parentNode) return
      if (place === 'below') lower.append(options.element)
      else upper.insertBefore(options.element, sheets.parentNode === upper ? sheets : null)
    },
  )
  return [upper, lower]
}
