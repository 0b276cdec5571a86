import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { areasOf } from '../../model/machine/selectors'
import type { PaymentMethod } from '../../model/terms/payment-method'
import { useDropIn } from '../drop-in-context'
import { describeDeletion } from './method-texts'

/** The confirmation before a saved method is deleted. */
export function DeleteConfirmation(): ReactElement | null {
  const { confirmation } = areasOf(useDropIn().state)
  return confirmation ? <Question method={confirmation.method} /> : null
}

function Question({ method }: { readonly method: PaymentMethod }): ReactElement {
  const { dispatch, translate, instanceId } = useDropIn()
  const yes = useRef<HTMLButtonElement>(null)
  const messageId = `${instanceId}-delete-message`

  useEffect(() => yes.current?.focus(), [])

  return (
    <div
      role="alertdialog"
      aria-labelledby={messageId}
      data-braintree-id="delete-confirmation"
      className="braintree-delete-confirmation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') dispatch({ type: 'deletion-canceled' })
        else if (event.key === 'Tab') cycleButtons(event)
      }}
    >
      <p
        id={messageId}
        data-braintree-id="delete-confirmation__message"
        className="braintree-delete-confirmation__message"
      >
        {describeDeletion(method, translate)}
      </p>
      <div className="braintree-delete-confirmation__button-container">
        <button
          type="button"
          data-braintree-id="delete-confirmation__no"
          className="braintree-delete-confirmation__button"
          onClick={() => dispatch({ type: 'deletion-canceled' })}
        >
          {translate('deleteCancelButton')}
        </button>
        <button
          ref={yes}
          type="button"
          data-braintree-id="delete-confirmation__yes"
          className="braintree-delete-confirmation__button braintree-delete-confirmation__button--yes"
          onClick={() => dispatch({ type: 'deletion-confirmed' })}
        >
          {translate('deleteConfirmationButton')}
        </button>
      </div>
    </div>
  )
}

/** Tab stays between the two answers until one is given. */
function cycleButtons(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  buttons.find((button) => button !== event.target)?.focus()
}
