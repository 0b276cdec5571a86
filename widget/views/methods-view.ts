import { tickedEntry } from '../model/machine/selectors'
import { optionsOfType } from '../model/terms/payment-option'
import { textOf } from './dom/element'
import type { MethodsFrame } from './methods-frame'
import { describeOption } from './options/describe-option'
import type { ViewContext } from './view-context'

/** What fills the list of payment methods, with the styles that only it needs. */
export interface MethodsView {
  readonly styles: string
  fill(frame: MethodsFrame, context: ViewContext): void
}

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
