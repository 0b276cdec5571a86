import { type Translator, translateName } from '../../locales/translator'
import { assertNever } from '../../model/terms/assert-never'
import type { PaymentMethod } from '../../model/terms/payment-method'
import { brandIconOf } from '../brand-icon'
import type { IconName } from '../icons/icon-sprite'

interface MethodTexts {
  readonly icon: IconName
  readonly title: string
  readonly subtitle: string
}

/** How a method is drawn and called in the list. */
export function describeMethod(method: PaymentMethod, translate: Translator): MethodTexts {
  switch (method.type) {
    case 'CreditCard':
      return { icon: brandIconOf(method.details.cardType), ...describeCard(method, translate) }
    case 'PayPalAccount':
      return { icon: 'logoPayPal', ...nameOr(method.details.email, translate('PayPal')) }
    case 'VenmoAccount':
      return { icon: 'logoVenmo', ...nameOr(method.details.username, translate('Venmo')) }
    case 'ApplePayCard':
      return { icon: 'logoApplePay', title: translate('Apple Pay'), subtitle: '' }
    case 'AndroidPayCard':
      return { icon: 'logoGooglePay', title: translate('Google Pay'), subtitle: '' }
    default:
      return assertNever(method)
  }
}

function describeCard(
  { details }: PaymentMethod & { type: 'CreditCard' },
  translate: Translator,
): Omit<MethodTexts, 'icon'> {
  const brand = translateName(translate, details.cardType)
  const ending = translate('endingIn', { lastFourCardDigits: details.lastFour })
  return nameOr(details.lastFour && ending, brand || translate('Card'))
}

/** A method that the gateway knows no name of is called by its kind alone. */
function nameOr(title: string, kind: string): Omit<MethodTexts, 'icon'> {
  return title ? { title, subtitle: kind } : { title: kind, subtitle: '' }
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
