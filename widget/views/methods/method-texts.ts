import { type Translator, translateName } from '../../locales/translator'
import type { PaymentMethod } from '../../model/terms/payment-method'
import { descriptorOfType } from '../../model/terms/payment-option'
import { brandIconOf } from '../brand-icon'
import type { IconName } from '../icons/icon-name'

interface MethodTexts {
  readonly icon: IconName
  readonly title: string
  readonly subtitle: string
}

/** Icon and texts of a method in the list. */
export function describeMethod(method: PaymentMethod, translate: Translator): MethodTexts {
  if (method.type === 'CreditCard') {
    return { icon: brandIconOf(method.details.cardType), ...describeCard(method, translate) }
  }
  const { icon } = descriptorOfType(method.type)
  return { icon, ...nameOr(identifierOf(method), describeSource(method, translate)) }
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
  return translateName(translate, descriptorOfType(method.type).name)
}

/** The question before a method is deleted. */
export function describeDeletion(method: PaymentMethod, translate: Translator): string {
  const { deletionText = 'genericDeleteConfirmationMessage' } = descriptorOfType(method.type)
  const brand = method.type === 'CreditCard' ? method.details.cardType : ''
  return translate(deletionText, {
    identifier: identifierOf(method),
    secondaryIdentifier: translateName(translate, brand),
  })
}

/** What tells the method from others of its type; empty where the gateway does not know it. */
function identifierOf({ type, details }: PaymentMethod): string {
  const { identifier: name = '' } = descriptorOfType(type)
  const identifier: unknown = Reflect.get(details, name)
  return typeof identifier === 'string' ? identifier : ''
}
