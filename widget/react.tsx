import { createElement, type ReactElement, useEffect, useRef } from 'react'
import type { Disposer } from './assembly/disposer'
import { mountInstance } from './embedding/mount-instance'
import { createOptionUpdater } from './embedding/update-options'
import type { DropInInstance } from './instance/drop-in-instance'
import { reportError } from './model/report-error'
import { DropInError } from './model/terms/dropin-error'
import type {
  ChangeActiveViewPayload,
  PaymentMethodRequestablePayload,
  PaymentOptionSelectedPayload,
} from './model/terms/public-event'
import type { WidgetOptions } from './options/create-options'

export type { DropInInstance } from './instance/drop-in-instance'
export { DropInError, type DropInErrorCode, type ErrorFault } from './model/terms/dropin-error'
export type * from './model/terms/payment-method'
export type * from './model/terms/payment-method-payload'
export type { PaymentOptionId, ViewId } from './model/terms/payment-option'
export type * from './model/terms/public-event'
export type * from './options/create-options'
export type { RequestOptions, ThreeDSecureRequest } from './options/request-options'
export type { DropInTheme, DropInThemeProperty } from './views/styles/theme/drop-in-theme'

/** The merchant options of `create` without the place, which is that of the element. */
export interface DropInProps extends WidgetOptions {
  /** The widget is usable; keep the instance to ask it for a payment method. */
  onReady?: ((instance: DropInInstance) => void) | undefined
  /** The widget could not start. Without it the error is reported as an uncaught one. */
  onError?: ((error: DropInError) => void) | undefined
  /** `requestPaymentMethod` would find a method from now on; for one from the start, ask the instance in `onReady`. */
  onPaymentMethodRequestable?: ((payload: PaymentMethodRequestablePayload) => void) | undefined
  /** `requestPaymentMethod` would find none from now on. */
  onNoPaymentMethodRequestable?: (() => void) | undefined
  /** The shopper has chosen a tile. */
  onPaymentOptionSelected?: ((payload: PaymentOptionSelectedPayload) => void) | undefined
  /** Another view shows. */
  onChangeActiveView?: ((payload: ChangeActiveViewPayload) => void) | undefined
  /** Class of the element around the widget. */
  className?: string | undefined
}

/**
 * The payment widget as a React element. New settings of `paypal`, `paypalCredit`, `applePay`, `googlePay` and
 * `threeDSecure`, such as amounts, serve the next payment as with `updateConfiguration`, and nothing that was typed is
 * lost. All other options are read once, when it mounts (give it another `key` to start over); its callbacks may
 * change at every render. On a server it renders a bare `div`.
 *
 * @example
 * <DropIn authorization={clientToken} paypal={{ flow: 'vault' }} onReady={setInstance} />
 */
export function DropIn(props: DropInProps): ReactElement {
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const update = useRef<() => void>(null)

  useEffect(() => {
    latest.current = props
    update.current?.()
  })

  useEffect(() => {
    if (!container.current) return
    const mounted = new AbortController()
    const options = latest.current
    const host = {
      container: container.current,
      options,
      onReady(instance: DropInInstance, disposer: Disposer) {
        forwardEvents(instance, latest)
        // The page may have rendered again while the widget started.
        update.current = createOptionUpdater(instance, disposer, options, () => latest.current)
        latest.current.onReady?.(instance)
      },
      onError(error: unknown) {
        if (error instanceof DropInError && latest.current.onError) latest.current.onError(error)
        else reportError(error)
      },
    }
    void mountInstance(host, mounted.signal)
    return () => {
      update.current = null
      mounted.abort()
    }
  }, [])

  // Not JSX, whose runtime React 16 lacks, and that of React 17 can't be found by webpack 5.
  return createElement('div', { ref: container, className: props.className })
}

function forwardEvents(instance: DropInInstance, latest: { readonly current: DropInProps }): void {
  instance.on('paymentMethodRequestable', (payload) =>
    latest.current.onPaymentMethodRequestable?.(payload),
  )
  instance.on('noPaymentMethodRequestable', () => latest.current.onNoPaymentMethodRequestable?.())
  instance.on('paymentOptionSelected', (payload) =>
    latest.current.onPaymentOptionSelected?.(payload),
  )
  instance.on('changeActiveView', (payload) => latest.current.onChangeActiveView?.(payload))
}
