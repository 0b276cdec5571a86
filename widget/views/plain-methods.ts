import { tickedEntry } from '../model/machine/selectors'
import { optionsOfType } from '../model/terms/payment-option'
import { describeOption } from './describe-option'
import { textOf } from './dom/element'
import type { MethodsView } from './methods-view'

/** Fallback for a methods list whose code can't be loaded: names the chosen method, which can still be paid with. */
export const PLAIN_METHODS: MethodsView = {
  styles: '',
  fill({ label }, { watch, translate }) {
    watch((state) => {
      const ticked = tickedEntry(state)
      const [option] = ticked ? optionsOfType(ticked.method.type) : []
      return option
        ? translate('payingWith', { paymentSource: describeOption(option, translate).name })
        : ''
    }, textOf(label))
  },
}
