import type { OptionDescriptor } from '../descriptor'

export const googlePay = {
  type: 'AndroidPayCard',
  analyticsName: 'googlepay',
  name: 'Google Pay',
  icon: 'logoGooglePay',
  gatewayNames: { 3: ['androidPay'], 4: 'googlePay' },
  isUpdatable: true,
} as const satisfies OptionDescriptor
