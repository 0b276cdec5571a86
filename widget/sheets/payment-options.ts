import { applePay } from './apple-pay/descriptor'
import { card } from './card/descriptor'
import { googlePay } from './google-pay/descriptor'
import { paypal, paypalCredit } from './paypal/descriptor'
import { venmo } from './venmo/descriptor'

/** Every payment option by id, in the order in which they are offered by default. */
export const PAYMENT_OPTIONS = {
  card,
  paypal,
  paypalCredit,
  venmo,
  applePay,
  googlePay,
} as const
