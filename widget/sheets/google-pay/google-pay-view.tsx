import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { SheetHeader } from '../../views/sheet-header'

interface GooglePayViewProps {
  readonly onPlace: (place: HTMLElement) => void
}

export function GooglePayView({ onPlace }: GooglePayViewProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (place.current) onPlace(place.current)
  }, [onPlace])

  return (
    <>
      <SheetHeader option="googlePay" hook="google-pay-sheet-header" />
      <div className="braintree-sheet__content braintree-sheet__content--button">
        <div
          ref={place}
          data-braintree-id="google-pay-button"
          className="braintree-sheet__button--google-pay"
        />
      </div>
    </>
  )
}
