import type { ApplePayPort, ApplePaySessionPort } from '../../model/ports/apple-pay-port'
import { isObject } from '../../model/terms/is-object'
import type { PaymentMethod } from '../../model/terms/payment-method'
import type { Passthrough } from '../../model/terms/settings'
import { toSheetFailure } from '../../model/terms/sheet-failure'
import type { SheetContext } from '../sheet'

/** One session of Apple's sheet after the other, never two. */
export interface ApplePayFlow {
  start(applePay: ApplePayPort, version: number): void
  /** Closes a sheet that is open. */
  abort(): void
}

/**
 * Results that belong to a session that is no longer open are ignored.
 *
 * @param read gives the configuration as it is now
 */
export function createApplePayFlow(
  { model, option }: SheetContext,
  read: () => Passthrough,
): ApplePayFlow {
  let session: ApplePaySessionPort | undefined

  /** As text, which tells what the merchant changes and not what they say again. */
  const readAsked = () => JSON.stringify(read()['paymentRequest'])

  function report(error: unknown): void {
    model.dispatch({ type: 'sheet-failed', option, failure: toSheetFailure(error) })
  }

  async function validateMerchant(
    applePay: ApplePayPort,
    { displayName, domainName }: Passthrough,
    validationURL: string,
  ): Promise<void> {
    const running = session
    try {
      const validation = await applePay.validateMerchant({
        validationURL,
        displayName,
        ...(domainName === undefined ? {} : { domainName }),
      })
      if (session === running) running?.completeMerchantValidation(validation)
    } catch (error) {
      if (session !== running) return
      report(error)
      close((open) => open.abort())
    }
  }

  async function authorize(
    applePay: ApplePayPort,
    { payment, token, shown }: { payment: unknown; token: unknown; shown: string },
  ) {
    const running = session
    try {
      const method = withRawData(await applePay.tokenize(token), payment)
      if (session !== running) return
      if (shown !== readAsked()) throw new Error('Approved for what is not asked any more.')
      running?.completePayment('success')
      session = undefined
      model.dispatch({ type: 'method-added', method })
    } catch (error) {
      if (session !== running) return
      report(error)
      close((open) => open.completePayment('failure'))
    }
  }

  /** Apple refuses to close a sheet that it has closed by itself, which is as good. */
  function close(closeSheet: (open: ApplePaySessionPort) => void): void {
    const open = session
    session = undefined
    try {
      if (open) closeSheet(open)
    } catch (error) {
      console.error(error)
    }
  }

  return {
    start(applePay, version) {
      if (session) return
      const configuration = read()
      model.dispatch({ type: 'sheet-error-cleared', option })
      let isAuthorized = false
      try {
        const shown = readAsked()
        const request = applePay.createPaymentRequest(toRequest(configuration['paymentRequest']))
        session = applePay.openSession(version, request, {
          onValidateMerchant: (url) => void validateMerchant(applePay, configuration, url),
          onAuthorized: (payment, token) => {
            if (!isAuthorized) void authorize(applePay, { payment, token, shown })
            isAuthorized = true
          },
          onCancel: () => {
            session = undefined
          },
        })
        session.begin()
      } catch (error) {
        // Apple refuses a wrong request, which the merchant has to correct; the button stays usable.
        session = undefined
        console.error(error)
        report(error)
      }
    },
    abort: () => close((open) => open.abort()),
  }
}

function toRequest(request: unknown): Passthrough {
  return isObject(request) ? { ...request } : {}
}

function withRawData(method: PaymentMethod, payment: unknown): PaymentMethod {
  if (method.type !== 'ApplePayCard') return method
  return { ...method, details: { ...method.details, rawPaymentData: payment } }
}
