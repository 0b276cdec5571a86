import type { ReactElement } from 'react'
import { describeFailure } from '../locales/translator'
import { useDropIn } from './drop-in-context'
import { Icon } from './icons/icon'

/** What went wrong in the sheet, or while editing; always there, so that it is announced. */
export function SheetError(): ReactElement {
  const { state, translate } = useDropIn()
  const { failure } = state
  return (
    <div
      data-braintree-id="sheet-error"
      className={failure ? 'braintree-sheet__error' : 'braintree-sheet__error braintree-hidden'}
    >
      {failure && <Icon name="iconError" className="braintree-sheet__error-icon" />}
      <div
        role="alert"
        data-braintree-id="sheet-error-text"
        className="braintree-sheet__error-text"
      >
        {failure && <bdi>{describeFailure(translate, failure)}</bdi>}
      </div>
    </div>
  )
}
