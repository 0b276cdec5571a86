import type { OptionDescriptor } from '../descriptor'

export const paypal = {
  type: 'PayPalAccount',
  analyticsName: 'paypal',
  name: 'PayPal',
  icon: 'logoPayPal',
  gatewayNames: { 3: ['paypalEnabled', 'paypal'], 4: 'paypal' },
  component: 'payPal',
  identifier: 'email',
  deletionText: 'PayPalAccountDeleteConfirmationMessage',
  isListed: true,
  isUpdatable: true,
} as const satisfies OptionDescriptor

/** The same account, with another tile and another button. */
export const paypalCredit = {
  ...paypal,
  name: 'PayPal Credit',
  icon: 'logoPayPalCredit',
} as const satisfies OptionDescriptor
