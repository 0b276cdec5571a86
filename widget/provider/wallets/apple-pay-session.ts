import type { ApplePayHandlers, ApplePaySessionPort } from '../../model/ports/apple-pay-port'
import type { Passthrough } from '../../model/terms/settings'
import { callMethod } from '../edge/call-method'
import { toRecord } from '../edge/to-record'

/** Safari's own API; no other browser has it. */
function readSessionClass(): unknown {
  return Reflect.get(globalThis, 'ApplePaySession')
}

/** Apple Pay needs Safari, a secure page, a version that this Safari knows, and a device that can pay. */
export function isApplePaySupported(sessionVersion: number): boolean {
  const session = readSessionClass()
  return (
    typeof session === 'function' &&
    location.protocol === 'https:' &&
    Boolean(callMethod(session, 'supportsVersion', sessionVersion)) &&
    Boolean(callMethod(session, 'canMakePayments'))
  )
}

/**
 * Opens Apple's sheet.
 *
 * @throws TypeError in a browser without Apple Pay; else what Apple refuses the request with
 */
export function openApplePaySession(
  version: number,
  request: Passthrough,
  handlers: ApplePayHandlers,
): ApplePaySessionPort {
  const Session = readSessionClass()
  if (typeof Session !== 'function') throw new TypeError('This browser has no Apple Pay.')
  const session: object = Reflect.construct(Session, [version, request])
  Object.assign(session, {
    onvalidatemerchant: (event: { validationURL: string }) =>
      handlers.onValidateMerchant(event.validationURL),
    onpaymentauthorized: (event: { payment: unknown }) =>
      handlers.onAuthorized(event.payment, toRecord(event.payment)['token']),
    oncancel: () => handlers.onCancel(),
  })
  const statusOf = (outcome: 'success' | 'failure'): unknown =>
    Reflect.get(Session, outcome === 'success' ? 'STATUS_SUCCESS' : 'STATUS_FAILURE')
  return {
    begin: () => void callMethod(session, 'begin'),
    abort: () => void callMethod(session, 'abort'),
    completeMerchantValidation: (validation) =>
      void callMethod(session, 'completeMerchantValidation', validation),
    completePayment: (outcome) => void callMethod(session, 'completePayment', statusOf(outcome)),
  }
}
