import type { ThreeDSecureOptions } from './create-options'
import type { ApplePayOptions, GooglePayOptions, PayPalCheckoutOptions } from './wallet-options'

type PayPalUpdate = Omit<PayPalCheckoutOptions, 'flow' | 'locale' | 'offerCredit'> & {
  readonly flow: 'vault' | 'checkout'
}

/** What `updateConfiguration` can change, by option. */
export interface UpdatableOptions {
  readonly paypal: PayPalUpdate
  readonly paypalCredit: PayPalUpdate
  readonly applePay: ApplePayOptions
  readonly googlePay: GooglePayOptions
  readonly threeDSecure: ThreeDSecureOptions
}
