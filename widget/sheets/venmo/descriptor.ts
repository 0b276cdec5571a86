import type { Hosts, OptionDescriptor } from '../descriptor'

export const venmo = {
  type: 'VenmoAccount',
  analyticsName: 'venmo',
  name: 'Venmo',
  icon: 'logoVenmo',
  gatewayNames: { 3: ['payWithVenmo'], 4: 'venmo' },
  component: 'venmo',
  identifier: 'username',
  deletionText: 'VenmoAccountDeleteConfirmationMessage',
} as const satisfies OptionDescriptor

export const venmoHosts: Hosts = {
  'frame-src': [
    'https://assets.braintreegateway.com',
    'https://venmo.com',
    'https://account.venmo.com',
    'https://account.ext.live.venmo.com',
  ],
}
