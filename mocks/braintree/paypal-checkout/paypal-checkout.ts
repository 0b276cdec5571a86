import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import { DEFAULT_PAYPAL_EMAIL } from '../control/paypal-control'
import { getSimulator } from '../control/simulator'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import { BraintreeError, translateNetworkError } from '../shared/braintree-error'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall } from '../shared/simulate-call'

export interface CreatePaymentOptions {
  readonly flow?: string | undefined
  readonly amount?: string | number | undefined
  readonly currency?: string | undefined
  readonly offerCredit?: boolean | undefined
}

/** What the button hands to `onAuthorize`. */
export interface PayPalAuthorization {
  readonly paymentID?: string | undefined
  readonly paymentId?: string | undefined
  readonly billingToken?: string | undefined
  readonly payerID?: string | undefined
  /** `false` keeps the account out of the vault in the vault flow. */
  readonly vault?: boolean | undefined
}

/** No more than that: the gateway's description is left out. */
export type PayPalPaymentMethod = Pick<PaymentMethod, 'nonce' | 'type' | 'details'>

export interface PayPalCheckout {
  /** Asks PayPal for a payment; the id goes back to the button. */
  createPayment(options: CreatePaymentOptions): Promise<string>
  tokenizePayment(authorization: PayPalAuthorization): Promise<PayPalPaymentMethod>
  teardown(): Promise<void>
}

/**
 * PayPal by a window of our own. The real component also sets up a frame that forwards PayPal's answers, and its
 * teardown waits for that frame, a minute at most where the page can't load it; this one has no frame and ends at once,
 * unless a delay of `paypal-checkout.teardown` is planned.
 *
 * @throws BraintreeError when PayPal is off; its methods reject without a flow, or when the gateway refuses
 */
export function createPayPalCheckout(client: Client): PayPalCheckout {
  if (!client.getConfiguration().gatewayConfiguration.paypalEnabled) {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'PAYPAL_NOT_ENABLED',
      message: 'PayPal is not enabled for this merchant.',
    })
  }
  const connection = connectionOf(client)
  const { paypal, createId } = getSimulator()
  const checkout: PayPalCheckout = {
    createPayment: (options) =>
      simulateCall('paypal-checkout.createPayment', [options], () => {
        const { flow, amount, currency, offerCredit } = options ?? {}
        if (flow !== 'checkout' && flow !== 'vault') throw flowRequired()
        const id = `${flow === 'vault' ? 'BA' : 'EC'}-${createId()}`
        paypal.payments.set(id, {
          flow,
          isCredit: offerCredit === true,
          amount: amount === undefined ? null : String(amount),
          currency: currency ?? null,
        })
        return id
      }),
    tokenizePayment: (authorization) =>
      simulateCall('paypal-checkout.tokenizePayment', [authorization], async () => {
        const { paymentID, paymentId, billingToken, vault } = authorization
        const id = paymentID ?? paymentId ?? billingToken ?? ''
        const payment = paypal.payments.get(id)
        const answer = connection.tokenizePayPal({
          email: paypal.approvals.get(id) ?? DEFAULT_PAYPAL_EMAIL,
          isCredit: payment?.isCredit ?? false,
          vault: payment?.flow === 'vault' && vault !== false,
        })
        const result = await translateNetworkError(answer, 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED')
        if (!result.ok) throw tokenizationFailed(result.problem)
        paypal.payments.delete(id)
        paypal.approvals.delete(id)
        const { nonce, type, details } = result.value
        return { nonce, type, details }
      }),
    teardown: () =>
      simulateCall('paypal-checkout.teardown', [], () => {
        disableMethods(checkout)
      }),
  }
  return acceptCallbacks(checkout, ['createPayment', 'tokenizePayment', 'teardown'])
}

function flowRequired(): BraintreeError {
  return new BraintreeError({
    type: 'MERCHANT',
    code: 'PAYPAL_FLOW_OPTION_REQUIRED',
    message: 'The PayPal flow must be "checkout" or "vault".',
  })
}

function tokenizationFailed(originalError: unknown): BraintreeError {
  return new BraintreeError({
    type: 'NETWORK',
    code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
    message: 'The PayPal account could not be tokenized.',
    details: { originalError },
  })
}
