import type { Hosts, OptionDescriptor } from '../descriptor'

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

export const payPalHosts: Hosts = {
  // PayPal's script puts scripts and styles of its own into the page.
  'script-src': ["'unsafe-inline'", 'https://www.paypalobjects.com', 'https://*.paypal.com'],
  'style-src': ["'unsafe-inline'"],
  'frame-src': ['https://assets.braintreegateway.com', 'https://*.paypal.com'],
  'connect-src': ['https://*.paypal.com'],
  'img-src': ['https://www.paypalobjects.com', 'https://checkout.paypal.com'],
}
