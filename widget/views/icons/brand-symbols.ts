import { lettering } from './lettering'
import { area, card, circle, type Drawing, rectangle } from './shapes'

const rings = (left: string, right: string, middle: string): Drawing => [
  card(),
  area(left, circle(19, 14.5, 8.5)),
  area(right, circle(29, 14.5, 8.5)),
  area(middle, 'M24 7.6a8.5 8.5 0 0 1 0 13.8 8.5 8.5 0 0 1 0-13.8z'),
]

/** Card brands, drawn as small cards. */
export const BRAND_SYMBOLS = {
  'icon-visa': [
    card(),
    lettering('VISA', { left: 11.5, top: 9.5, scale: 1, color: '#1434cb', isSlanted: true }),
  ],
  'icon-master-card': rings('#eb001b', '#f79e1b', '#ff5f00'),
  'icon-maestro': rings('#eb001b', '#00a1df', '#6c6bbd'),
  'icon-american-express': [
    card('#006fcf'),
    lettering('AMEX', { left: 8.5, top: 10, scale: 0.92, color: '#fff' }),
  ],
  'icon-discover': [
    card(),
    area('#f47216', 'M48 14v11.5a3 3 0 0 1-3 3H18C32 26 42 21 48 14z'),
    lettering('DISCOVER', { left: 5, top: 7, scale: 0.61, color: '#231f20' }),
  ],
  'icon-diners-club': [
    card(),
    area('#004a97', circle(24, 14.5, 9)),
    area('#fff', 'M21 8.5a7 7 0 0 0 0 12zM27 8.5a7 7 0 0 1 0 12z'),
  ],
  'icon-jcb': [
    card(),
    area('#0e4c96', rectangle(10, 6, 8, 17, 3)),
    area('#d0103a', rectangle(20, 6, 8, 17, 3)),
    area('#007b40', rectangle(30, 6, 8, 17, 3)),
    lettering('J', { left: 13, top: 12, scale: 0.5, color: '#fff' }),
    lettering('C', { left: 22.3, top: 12, scale: 0.5, color: '#fff' }),
    lettering('B', { left: 32.6, top: 12, scale: 0.5, color: '#fff' }),
  ],
  'icon-unionpay': [
    card(),
    area('#e21836', 'M14 5h8l-4 19h-8z'),
    area('#00447c', 'M22 5h8l-4 19h-8z'),
    area('#007b84', 'M30 5h8l-4 19h-8z'),
    lettering('UnionPay', { left: 13.4, top: 12.6, scale: 0.38, color: '#fff' }),
  ],
  'icon-elo': [
    card('#101010'),
    lettering('elo', { left: 14.9, top: 8, scale: 1.15, color: '#fff' }),
  ],
  'icon-hiper': [
    card('#f37421'),
    lettering('hiper', { left: 11.3, top: 8.6, scale: 0.9, color: '#fff' }),
  ],
  'icon-hipercard': [
    card('#b3131b'),
    lettering('Hipercard', { left: 5, top: 10.5, scale: 0.66, color: '#fff' }),
  ],
} as const satisfies Readonly<Record<string, Drawing>>
