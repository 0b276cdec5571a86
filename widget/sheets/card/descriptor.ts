import type { Hosts, OptionDescriptor } from '../descriptor'

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

export const cardHosts: Hosts = { 'frame-src': ['https://assets.braintreegateway.com'] }
