import type { DropInError, DropInInstance, PaymentMethodPayload } from '../../../widget/index'
import { DropIn } from '../../../widget/react'

// As in `rejected-options.ts`: each line below is an error that the compiler has to find.

const sized = <Size extends string>(acsWindowSize: Size) => ({ acsWindowSize })

/** Never called. */
export function callWrongly(instance: DropInInstance): void {
  // @ts-expect-error settings of 3D Secure, no flag
  instance.requestPaymentMethod({ threeDSecure: true })
  // @ts-expect-error an amount is text or a number
  instance.requestPaymentMethod({ threeDSecure: { amount: true } })
  // @ts-expect-error the nonce is the widget's to give
  instance.requestPaymentMethod({ threeDSecure: { nonce: 'nonce' } })
  // @ts-expect-error there are five sizes
  instance.requestPaymentMethod({ threeDSecure: { additionalInformation: sized('06') } })
  // @ts-expect-error there is no such exemption
  instance.requestPaymentMethod({ threeDSecure: { requestedExemptionType: 'none' } })
  // @ts-expect-error there is no such event
  instance.on('paymentMethodReady', () => undefined)
  // @ts-expect-error the payload has no nonce
  instance.on('paymentMethodRequestable', ({ nonce }) => nonce)
  // @ts-expect-error this event has no payload
  instance.on('noPaymentMethodRequestable', ({ type }) => type)
  // @ts-expect-error there is no such event
  instance.off('everything', () => undefined)
  // @ts-expect-error there is no such event
  instance.hasListener('ready')
  // @ts-expect-error nothing is updated under this name
  instance.updateConfiguration('card', 'cardholderName', true)
  // @ts-expect-error nothing is updated under this name
  instance.updateConfiguration('venmo', 'allowDesktop', true)
  // @ts-expect-error decided by the option itself
  instance.updateConfiguration('paypal', 'offerCredit', true)
  // @ts-expect-error read once
  instance.updateConfiguration('paypal', 'locale', 'de_DE')
  // @ts-expect-error an amount is text or a number
  instance.updateConfiguration('paypalCredit', 'amount', true)
  // @ts-expect-error one of two flows
  instance.updateConfiguration('paypal', 'flow', 'once')
  // @ts-expect-error there is no such style
  instance.updateConfiguration('applePay', 'buttonStyle', 'red')
  // @ts-expect-error there is no such setting
  instance.updateConfiguration('threeDSecure', 'windowSize', '03')
  // @ts-expect-error a list of ids is no id
  instance.getAvailablePaymentOptions() === 'card'
  // @ts-expect-error a callback is a function
  instance.teardown(true)
}

/** Never called. */
export function readWrongly(payload: PaymentMethodPayload, error: DropInError): void {
  // @ts-expect-error only cards have these digits
  payload.details.lastFour.length
  // @ts-expect-error a nonce is not the merchant's to change
  payload.nonce = 'other'
  // @ts-expect-error there is no such type
  payload.type === 'Cash'
  // @ts-expect-error it may be absent
  payload.deviceData.length
  // @ts-expect-error there is no such code
  error.code === 'OOPS'
  // @ts-expect-error there is no such fault
  error.fault === 'nobody'
}

/** Never rendered. */
export const wrongElements = [
  // @ts-expect-error an authorization is required
  <DropIn key="1" />,
  // @ts-expect-error the element is the place
  <DropIn key="2" authorization="key" container="#payment" />,
  // @ts-expect-error unmounting is the signal
  <DropIn key="3" authorization="key" signal={new AbortController().signal} />,
  // @ts-expect-error a callback is a function
  <DropIn key="4" authorization="key" onReady="ready" />,
  // @ts-expect-error checkout needs an amount and a currency
  <DropIn key="5" authorization="key" paypal={{ flow: 'checkout' }} />,
  // @ts-expect-error an error has no reason
  <DropIn key="6" authorization="key" onError={({ reason }) => reason} />,
]
