import type { ReactElement } from 'react'
import { useDropIn } from './drop-in-context'

/** Leads from a sheet or the methods list to the other ways to pay. */
export function OtherWaysToggle(): ReactElement {
  const { dispatch, translate } = useDropIn()
  return (
    <button
      type="button"
      data-braintree-id="toggle"
      className="braintree-large-button braintree-toggle"
      onClick={() => dispatch({ type: 'other-ways-asked' })}
    >
      {translate('chooseAnotherWayToPay')}
    </button>
  )
}
