import type { Hosts, OptionDescriptor } from '../descriptor'

export const googlePay = {
  type: 'AndroidPayCard',
  analyticsName: 'googlepay',
  name: 'Google Pay',
  icon: 'logoGooglePay',
  gatewayNames: { 3: ['androidPay'], 4: 'googlePay' },
  isUpdatable: true,
} as const satisfies OptionDescriptor

export const googlePayHosts: Hosts = {
  'script-src': ['https://pay.google.com'],
  'frame-src': ['https://pay.google.com'],
  'connect-src': ['https://pay.google.com', 'https://google.com'],
  'img-src': ['https://www.gstatic.com'],
}
