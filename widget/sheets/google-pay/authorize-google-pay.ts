import type { GooglePayPort } from '../../model/ports/google-pay-port'
import type { PaymentMethod } from '../../model/terms/payment-method'
import type { Passthrough } from '../../model/terms/settings'
import { type SheetFailure, toSheetFailure } from '../../model/terms/sheet-failure'
import { TOKENIZATION_TIMEOUT_MS, withTimeout } from '../../model/with-timeout'
import type { SheetContext } from '../sheet'

/**
 * Opens Google's dialog and makes a payment method of what it hands out.
 *
 * @param read gives the request as it is now
 */
export async function authorizeGooglePay(
  { model, option, track }: SheetContext,
  googlePay: GooglePayPort,
  read: () => Passthrough,
): Promise<void> {
  /** As text, which tells what the merchant changes and not what they say again. */
  const readAsked = () => JSON.stringify(read()['transactionInfo'])
  model.dispatch({ type: 'sheet-error-cleared', option })
  try {
    const request = read()
    const shown = readAsked()
    const dataRequest = await googlePay.createPaymentDataRequest(request)
    const paymentData = await googlePay.loadPaymentData(dataRequest)
    const parsing = googlePay.parseResponse(paymentData)
    const parsed = await withTimeout(parsing, TOKENIZATION_TIMEOUT_MS)
    const method = withRawData(parsed, paymentData)
    if (shown !== readAsked()) throw new Error('Approved for what is not asked any more.')
    model.dispatch({ type: 'method-added', method })
  } catch (error) {
    const failure = judge(error, track)
    if (failure) model.dispatch({ type: 'sheet-failed', option, failure })
  }
}

/** @returns what the shopper should read; nothing when they closed the dialog themselves */
function judge(error: unknown, track: (kind: string) => void): SheetFailure | undefined {
  const status = statusOf(error)
  if (status === 'DEVELOPER_ERROR') {
    console.error(error)
    return { kind: 'developer' }
  }
  if (status === undefined) return toSheetFailure(error)
  if (status === 'CANCELED') {
    track('googlepay.loadPaymentData.canceled')
    return undefined
  }
  track('googlepay.loadPaymentData.failed')
  return { kind: 'unknown' }
}

/** Google's errors carry no `code` but a status. */
function statusOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return String(error.statusCode)
}

function withRawData(method: PaymentMethod, paymentData: unknown): PaymentMethod {
  if (method.type !== 'AndroidPayCard') return method
  return { ...method, details: { ...method.details, rawPaymentData: paymentData } }
}
