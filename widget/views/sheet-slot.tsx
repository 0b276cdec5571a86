import type { ComponentType, ReactElement } from 'react'
import { areasOf } from '../model/machine/selectors'
import type { PaymentOptionId } from '../model/terms/payment-option'
import { classNames } from './class-names'
import { useDropIn } from './drop-in-context'

/** A payment sheet's place in the frame, and what fills it. */
export interface SheetView {
  readonly option: PaymentOptionId
  readonly View: ComponentType
}

/** A sheet stays in the page while another shows: frames of the provider live in it. */
export function SheetSlot({ option, View }: SheetView): ReactElement {
  const { state, instanceId } = useDropIn()
  const activity = state.sheets[option]?.activity ?? 'idle'
  return (
    <section
      data-braintree-id={option}
      className={classNames(
        'braintree-sheet',
        `braintree-${option}`,
        activity === 'working' && 'braintree-sheet--loading',
        activity === 'tokenized' && 'braintree-sheet--tokenized',
      )}
      aria-labelledby={`${instanceId}-${option}-header`}
      aria-busy={activity === 'working'}
      hidden={areasOf(state).sheet !== option}
      tabIndex={-1}
    >
      <View />
    </section>
  )
}
