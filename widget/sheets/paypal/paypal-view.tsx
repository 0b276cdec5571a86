import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { SheetHeader } from '../../views/sheet-header'

const HOOKS = {
  paypal: { header: 'paypal-sheet-header', button: 'paypal-button' },
  paypalCredit: { header: 'paypal-credit-sheet-header', button: 'paypal-credit-button' },
}

interface PayPalViewProps {
  readonly option: keyof typeof HOOKS
  readonly onPlace: (place: HTMLElement) => void
}

export function PayPalView({ option, onPlace }: PayPalViewProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const { header, button } = HOOKS[option]

  useLayoutEffect(() => {
    if (place.current) onPlace(place.current)
  }, [onPlace])

  return (
    <>
      <SheetHeader option={option} hook={header} />
      <div className="braintree-sheet__content braintree-sheet__content--button">
        <div ref={place} data-braintree-id={button} className="braintree-sheet__button--paypal" />
      </div>
    </>
  )
}
