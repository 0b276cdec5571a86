import type { ReactElement } from 'react'
import { areasOf, tickedEntry } from '../model/machine/selectors'
import { optionsOfType } from '../model/terms/payment-option'
import { describeOption } from './describe-option'
import { useDropIn } from './drop-in-context'
import type { MethodsView } from './methods-view'

/** Fallback for a methods list whose code can't be loaded: names the chosen method, which can still be paid with. */
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
