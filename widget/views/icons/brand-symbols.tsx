import type { ReactElement } from 'react'

const card = (fill = '#fff'): ReactElement => (
  <rect x=".5" y=".5" width="47" height="28" rx="3" fill={fill} stroke="#c8ccd2" />
)

const word = (text: string, fill: string, size: number, y = 18): ReactElement => (
  <text x="24" y={y} fill={fill} style={{ fontSize: `${size}px`, fontWeight: 700 }}>
    {text}
  </text>
)

const rings = (left: string, right: string, middle: string): ReactElement => (
  <>
    <circle cx="19" cy="14.5" r="8.5" fill={left} />
    <circle cx="29" cy="14.5" r="8.5" fill={right} />
    <path d="M24 7.6a8.5 8.5 0 0 1 0 13.8 8.5 8.5 0 0 1 0-13.8z" fill={middle} />
  </>
)

/** Card brands, drawn as small cards. */
export const BRAND_SYMBOLS = {
  'icon-visa': (
    <>
      {card()}
      <g transform="skewX(-10) translate(2.6 0)">{word('VISA', '#1434cb', 14, 19.5)}</g>
    </>
  ),
  'icon-master-card': (
    <>
      {card()}
      {rings('#eb001b', '#f79e1b', '#ff5f00')}
    </>
  ),
  'icon-maestro': (
    <>
      {card()}
      {rings('#eb001b', '#00a1df', '#6c6bbd')}
    </>
  ),
  'icon-american-express': (
    <>
      {card('#006fcf')}
      {word('AMEX', '#fff', 12, 19)}
    </>
  ),
  'icon-discover': (
    <>
      {card()}
      <path d="M48 14v11.5a3 3 0 0 1-3 3H18C32 26 42 21 48 14z" fill="#f47216" />
      {word('DISCOVER', '#231f20', 7.5, 13)}
    </>
  ),
  'icon-diners-club': (
    <>
      {card()}
      <circle cx="24" cy="14.5" r="9" fill="#004a97" />
      <path d="M21 8.5a7 7 0 0 0 0 12zM27 8.5a7 7 0 0 1 0 12z" fill="#fff" />
    </>
  ),
  'icon-jcb': (
    <>
      {card()}
      <rect x="10" y="6" width="8" height="17" rx="3" fill="#0e4c96" />
      <rect x="20" y="6" width="8" height="17" rx="3" fill="#d0103a" />
      <rect x="30" y="6" width="8" height="17" rx="3" fill="#007b40" />
      <g style={{ letterSpacing: '5.2px' }}>{word('JCB', '#fff', 7, 17)}</g>
    </>
  ),
  'icon-unionpay': (
    <>
      {card()}
      <path d="M14 5h8l-4 19h-8z" fill="#e21836" />
      <path d="M22 5h8l-4 19h-8z" fill="#00447c" />
      <path d="M30 5h8l-4 19h-8z" fill="#007b84" />
      {word('UnionPay', '#fff', 5, 16.5)}
    </>
  ),
  'icon-elo': (
    <>
      {card('#101010')}
      {word('elo', '#fff', 13, 19)}
    </>
  ),
  'icon-hiper': (
    <>
      {card('#f37421')}
      {word('hiper', '#fff', 11, 18.5)}
    </>
  ),
  'icon-hipercard': (
    <>
      {card('#b3131b')}
      {word('Hipercard', '#fff', 8)}
    </>
  ),
} as const
