import type { ReactElement } from 'react'
import { describeFailure } from '../locales/translator'
import { classNames } from './class-names'
import { useDropIn } from './drop-in-context'
import { Icon } from './icons/icon'

/** What went wrong in the sheet, or while editing; always there, so that it is announced. */
export function SheetError(): ReactElement {
  const { state, translate } = useDropIn()
  const { failure } = state
  const isHint = failure?.kind === 'hint'
  return (
    <div
      data-braintree-id="sheet-error"
      className={classNames(
        'braintree-sheet__error',
        failure === undefined && 'braintree-hidden',
        isHint && 'braintree-sheet__error--hint',
      )}
    >
      {failure && !isHint && <Icon name="iconError" className="braintree-sheet__error-icon" />}
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
