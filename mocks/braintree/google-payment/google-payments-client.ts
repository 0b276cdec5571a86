import { getSimulator } from '../control/simulator'
import { askShopper } from '../dialogs/ask-shopper'
import { createBrandButton } from '../dialogs/brand-button'
import { simulateCall, simulateSyncCall } from '../shared/simulate-call'
import { createPaymentData } from './google-payment-data'

interface ButtonOptions {
  readonly onClick?: (event: Event) => unknown
  readonly buttonColor?: string
}

interface PaymentDataRequest {
  readonly transactionInfo?: { readonly totalPrice?: string; readonly currencyCode?: string }
}

/** Google reports failures as plain objects with a status code, not as errors. */
const CANCELED = { statusCode: 'CANCELED' } as const

/** `google.payments.api.PaymentsClient`, with a window of our own instead of Google's. */
export class SimulatedPaymentsClient {
  constructor(options: { readonly environment?: string }) {
    getSimulator().calls.record('google-payments-client.constructor', [options])
  }

  isReadyToPay(request: unknown): Promise<{ result: boolean }> {
    return simulateCall('google-payments-client.isReadyToPay', [request], () => ({
      result: getSimulator().googlePay.isReadyToPay,
    }))
  }

  createButton(options: ButtonOptions): HTMLElement {
    return simulateSyncCall('google-payments-client.createButton', [options], () => {
      const isWhite = options.buttonColor === 'white'
      const { host, button } = createBrandButton({
        label: 'Google Pay',
        background: isWhite ? '#fff' : '#000',
        color: isWhite ? '#000' : '#fff',
      })
      button.addEventListener('click', (event) => options.onClick?.(event))
      return host
    })
  }

  loadPaymentData(request: PaymentDataRequest): Promise<object> {
    return simulateCall('google-payments-client.loadPaymentData', [request], async () => {
      const { googlePay, decisions } = getSimulator()
      const isAgreed = decisions.googlePay === 'approve' || (await isPaid(request))
      if (!isAgreed) throw CANCELED
      const { card, isNetworkTokenized } = googlePay
      return createPaymentData(request, { name: card, isNetworkTokenized })
    })
  }
}

async function isPaid({ transactionInfo }: PaymentDataRequest): Promise<boolean> {
  if (getSimulator().decisions.googlePay === 'cancel') return false
  const price = [transactionInfo?.totalPrice, transactionInfo?.currencyCode].filter(Boolean)
  const answer = await askShopper({
    title: 'Google Pay',
    lines: [`Pay ${price.join(' ')}?`, 'This window is simulated; no money moves.'],
    fields: [],
    agreeLabel: 'Pay',
    cancelLabel: 'Cancel',
  })
  return answer.kind === 'agreed'
}
