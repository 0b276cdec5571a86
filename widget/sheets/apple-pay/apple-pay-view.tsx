import type { ReactElement } from 'react'
import { useDropIn } from '../../views/drop-in-context'
import { SheetHeader } from '../../views/sheet-header'

interface ApplePayViewProps {
  readonly buttonStyle: string
  readonly onAuthorize: () => void
}

export function ApplePayView({ buttonStyle, onAuthorize }: ApplePayViewProps): ReactElement {
  const { translate } = useDropIn()
  return (
    <>
      <SheetHeader option="applePay" hook="apple-pay-sheet-header" />
      <div className="braintree-sheet__content braintree-sheet__content--button">
        <button
          type="button"
          data-braintree-id="apple-pay-button"
          data-style={buttonStyle}
          className="braintree-sheet__button--apple-pay"
          onClick={onAuthorize}
        >
          {translate('Apple Pay')}
        </button>
      </div>
    </>
  )
}
