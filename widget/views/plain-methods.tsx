import type { ReactElement } from 'react'
import { areasOf, tickedEntry } from '../model/machine/selectors'
import { optionsOfType } from '../model/terms/payment-option'
import { describeOption } from './describe-option'
import { useDropIn } from './drop-in-context'
import type { MethodsView } from './methods-view'

/** In place of a list that can't be fetched: names what one pays with, which can be paid with all the same. */
export const PLAIN_METHODS: MethodsView = {
  View: PlainMethods,
  adoptStyles: () => () => undefined,
}

function PlainMethods(): ReactElement | null {
  const { state, translate } = useDropIn()
  const ticked = tickedEntry(state)
  const [option] = ticked && areasOf(state).hasMethods ? optionsOfType(ticked.method.type) : []
  return option ? (
    <h2 data-braintree-id="methods-label" className="braintree-heading">
      {translate('payingWith', { paymentSource: describeOption(option, translate).name })}
    </h2>
  ) : null
}
