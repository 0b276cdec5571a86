import { lettering } from './lettering'
import { area, card, type Drawing, type Shape } from './shapes'

const payPal = (top: number): Drawing => [
  card(),
  lettering('Pay', { left: 8.5, top, scale: 0.82, color: '#002991', isSlanted: true }),
  lettering('Pal', { left: 28, top, scale: 0.82, color: '#0570de', isSlanted: true }),
]

const pay = (top: number, color: string): Shape =>
  lettering('Pay', { left: 23.5, top, scale: 0.8, color, thickness: 1.5 })

const APPLE =
  'M15.9 11.3c.6-.7.9-1.6.8-2.5-.8.1-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.4.9.1 1.8-.4 2.3-1.1zm.8 1.3c-1.3-.1-2.3.7-2.9.7s-1.5-.7-2.5-.7c-1.3 0-2.5.8-3.2 1.9-1.3 2.3-.3 5.8 1 7.7.6.9 1.4 2 2.4 1.9 1-.1 1.3-.6 2.5-.6 1.1 0 1.5.6 2.5.6s1.7-.9 2.3-1.9c.7-1.1 1-2.1 1-2.2-.1 0-2-.8-2-3 0-1.9 1.5-2.8 1.6-2.8-.9-1.4-2.3-1.5-2.7-1.6z'

const venmo: Shape = {
  ...area(
    '#fff',
    'M31.5 7c.7 1.1 1 2.3 1 3.7 0 4.6-3.9 10.5-7.1 14.7h-7.2L15.3 8.2l6.3-.6 1.5 12.3c1.4-2.3 3.2-6 3.2-8.5 0-1.4-.2-2.3-.6-3.1z',
  ),
  transform: 'translate(2.4 1.8) scale(.8)',
}

/** The other ways to pay, in the same frame as the card brands. */
export const WALLET_SYMBOLS = {
  logoPayPal: payPal(10),
  logoPayPalCredit: [
    ...payPal(5.5),
    lettering('CREDIT', { left: 13, top: 18.5, scale: 0.5, color: '#002991' }),
  ],
  logoVenmo: [card('#008cff'), venmo],
  buttonVenmo: [venmo],
  logoApplePay: [
    card(),
    { ...area('#000', APPLE), transform: 'translate(1 -1.5)' },
    pay(11, '#000'),
  ],
  logoGooglePay: [
    card(),
    area('#ea4335', 'M15 9.5a5.5 5.5 0 0 0-5 3.1l1.8 1.4A3.3 3.3 0 0 1 15 11.7z'),
    area('#fbbc04', 'M10 12.6a5.5 5.5 0 0 0 0 4.9l1.8-1.4a3.3 3.3 0 0 1 0-2.1z'),
    area('#34a853', 'M10 17.5a5.5 5.5 0 0 0 8.7 1.6L17 17.7a3.3 3.3 0 0 1-5.2-1.6z'),
    area(
      '#4285f4',
      'M18.7 19.1c1.2-1 1.9-2.6 1.7-5h-5.4v2.2h3c-.1.6-.5 1.1-1 1.4zM18.9 11.1A5.5 5.5 0 0 0 15 9.5v2.2c.9 0 1.7.3 2.3.9z',
    ),
    pay(10.5, '#3c4043'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>
