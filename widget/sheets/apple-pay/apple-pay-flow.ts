import type { ApplePayPort, ApplePaySessionPort } from '../../model/ports/apple-pay-port'
import type { PaymentMethod } from '../../model/terms/payment-method'
import type { Passthrough } from '../../model/terms/settings'
import { toSheetFailure } from '../../model/terms/sheet-failure'
import type { SheetContext } from '../sheet'

/** One session of Apple's sheet after the other, never two. */
export interface ApplePayFlow {
  start(applePay: ApplePayPort, configuration: Passthrough, version: number): void
  /** Closes a sheet that is open. */
  abort(): void
}

export function createApplePayFlow({ model, option }: SheetContext): ApplePayFlow {
  let session: ApplePaySessionPort | undefined

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
      running?.completeMerchantValidation(validation)
    } catch (error) {
      report(error)
      running?.abort()
      session = undefined
    }
  }

  async function authorize(applePay: ApplePayPort, payment: unknown, token: unknown) {
    const running = session
    try {
      const method = withRawData(await applePay.tokenize(token), payment)
      running?.completePayment('success')
      model.dispatch({ type: 'method-added', method })
    } catch (error) {
      report(error)
      running?.completePayment('failure')
    }
    session = undefined
  }

  return {
    start(applePay, configuration, version) {
      if (session) return
      model.dispatch({ type: 'sheet-error-cleared', option })
      try {
        const request = applePay.createPaymentRequest(toRequest(configuration['paymentRequest']))
        session = applePay.openSession(version, request, {
          onValidateMerchant: (url) => void validateMerchant(applePay, configuration, url),
          onAuthorized: (payment, token) => void authorize(applePay, payment, token),
          onCancel: () => {
            session = undefined
          },
        })
        session.begin()
      } catch (error) {
        // A request that Apple refuses is the merchant's to mend; the button works again then.
        session = undefined
        console.error(error)
        report(error)
      }
    },
    abort() {
      session?.abort()
      session = undefined
    },
  }
}

function toRequest(request: unknown): Passthrough {
  return typeof request === 'object' && request !== null ? { ...request } : {}
}

function withRawData(method: PaymentMethod, payment: unknown): PaymentMethod {
  if (method.type !== 'ApplePayCard') return method
  return { ...method, details: { ...method.details, rawPaymentData: payment } }
}
