import type { OptionDescriptor } from '../descriptor'

export const card = {
  type: 'CreditCard',
  analyticsName: 'card',
  name: 'Card',
  heading: 'payWithCard',
  icon: 'iconCardFront',
  component: 'cardFields',
  identifier: 'lastFour',
  deletionText: 'CreditCardDeleteConfirmationMessage',
  isListed: true,
} as const satisfies OptionDescriptor
