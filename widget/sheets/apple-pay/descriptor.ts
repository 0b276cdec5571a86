import type { OptionDescriptor } from '../descriptor'

export const applePay = {
  type: 'ApplePayCard',
  analyticsName: 'applepay',
  name: 'Apple Pay',
  icon: 'logoApplePay',
  gatewayNames: { 3: ['applePayWeb'], 4: 'applePayWeb' },
  isUpdatable: true,
} as const satisfies OptionDescriptor
