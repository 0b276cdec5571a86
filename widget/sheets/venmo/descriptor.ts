import type { OptionDescriptor } from '../descriptor'

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
