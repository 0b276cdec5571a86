import { applePay } from './apple-pay'
import { card } from './card'
import { dataCollector } from './data-collector'
import { googlePay } from './google-pay'
import type { RealOption } from './option'
import { payPal, payPalCredit } from './paypal'
import { savedMethods } from './saved-methods'
import { threeDSecure } from './three-d-secure'
import { venmo } from './venmo'

/** Every way to pay, and what goes with them. */
export const REAL_OPTIONS: readonly RealOption[] = [
  card,
  payPal,
  payPalCredit,
  venmo,
  applePay,
  googlePay,
  savedMethods,
  threeDSecure,
  dataCollector,
]
