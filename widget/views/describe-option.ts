import type { Translator } from '../locales/translator'
import type { PaymentOptionId } from '../model/terms/payment-option'

const OPTION_LOOKS = {
  card: { icon: 'iconCardFront', name: 'Card' },
  paypal: { icon: 'logoPayPal', name: 'PayPal' },
  paypalCredit: { icon: 'logoPayPalCredit', name: 'PayPal Credit' },
  venmo: { icon: 'logoVenmo', name: 'Venmo' },
  applePay: { icon: 'logoApplePay', name: 'Apple Pay' },
  googlePay: { icon: 'logoGooglePay', name: 'Google Pay' },
} as const

/** How an option is drawn and called. */
export function describeOption(option: PaymentOptionId, translate: Translator) {
  const { icon, name } = OPTION_LOOKS[option]
  return { icon, name: translate(name) }
}
