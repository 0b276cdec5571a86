import { type Translator, translateName } from '../locales/translator'
import { assertNever } from '../model/terms/assert-never'
import type { PaymentMethod } from '../model/terms/payment-method'
import type { PaymentOptionId } from '../model/terms/payment-option'
import { brandIconOf } from './brand-icon'
import type { IconName } from './icons/icon-sprite'

interface MethodTexts {
  readonly icon: IconName
  readonly title: string
  readonly subtitle: string
}

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

/** How a method is drawn and called in the list. */
export function describeMethod(method: PaymentMethod, translate: Translator): MethodTexts {
  switch (method.type) {
    case 'CreditCard':
      return {
        icon: brandIconOf(method.details.cardType),
        title: translate('endingIn', { lastFourCardDigits: method.details.lastFour }),
        subtitle: translateName(translate, method.details.cardType),
      }
    case 'PayPalAccount':
      return nameAccount('logoPayPal', method.details.email, translate('PayPal'))
    case 'VenmoAccount':
      return nameAccount('logoVenmo', method.details.username, translate('Venmo'))
    case 'ApplePayCard':
      return { icon: 'logoApplePay', title: translate('Apple Pay'), subtitle: '' }
    case 'AndroidPayCard':
      return { icon: 'logoGooglePay', title: translate('Google Pay'), subtitle: '' }
    default:
      return assertNever(method)
  }
}

/** One that came without its holder's name, as a PayPal account by way of Google Pay does, is called by its kind. */
function nameAccount(icon: IconName, holder: string, kind: string): MethodTexts {
  return holder === ''
    ? { icon, title: kind, subtitle: '' }
    : { icon, title: holder, subtitle: kind }
}

/** What the heading above the list says one pays with. */
export function describeSource(method: PaymentMethod, translate: Translator): string {
  switch (method.type) {
    case 'CreditCard':
      return translate('Card')
    case 'PayPalAccount':
      return translate('PayPal')
    case 'VenmoAccount':
      return translate('Venmo')
    case 'ApplePayCard':
      return translate('Apple Pay')
    case 'AndroidPayCard':
      return translate('Google Pay')
    default:
      return assertNever(method)
  }
}

/** The question before a method is deleted. */
export function describeDeletion(method: PaymentMethod, translate: Translator): string {
  switch (method.type) {
    case 'CreditCard':
      return translate('CreditCardDeleteConfirmationMessage', {
        identifier: method.details.lastFour,
        secondaryIdentifier: translateName(translate, method.details.cardType),
      })
    case 'PayPalAccount':
      return translate('PayPalAccountDeleteConfirmationMessage', {
        identifier: method.details.email,
      })
    case 'VenmoAccount':
      return translate('VenmoAccountDeleteConfirmationMessage', {
        identifier: method.details.username,
      })
    default:
      return translate('genericDeleteConfirmationMessage')
  }
}
