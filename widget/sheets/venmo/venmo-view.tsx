import type { ReactElement } from 'react'
import { useDropIn } from '../../views/drop-in-context'
import { Icon } from '../../views/icons/icon'
import { SheetHeader } from '../../views/sheet-header'

export function VenmoView({ onAuthorize }: { readonly onAuthorize: () => void }): ReactElement {
  const { translate } = useDropIn()
  return (
    <>
      <SheetHeader option="venmo" hook="venmo-sheet-header" />
      <div className="braintree-sheet__content braintree-sheet__content--button">
        <button
          type="button"
          data-braintree-id="venmo-button"
          className="braintree-sheet__button--venmo"
          aria-label={translate('Venmo')}
          onClick={onAuthorize}
        >
          <Icon name="buttonVenmo" className="braintree-sheet__button-logo" />
        </button>
      </div>
    </>
  )
}
