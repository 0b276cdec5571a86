import type { ReactElement } from 'react'
import { lettering } from './lettering'

const card = (fill = '#fff'): ReactElement => (
  <rect x=".5" y=".5" width="47" height="28" rx="3" fill={fill} stroke="#c8ccd2" />
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
      {lettering('VISA', { left: 11.5, top: 9.5, scale: 1, color: '#1434cb', isSlanted: true })}
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
      {lettering('AMEX', { left: 8.5, top: 10, scale: 0.92, color: '#fff' })}
    </>
  ),
  'icon-discover': (
    <>
      {card()}
      <path d="M48 14v11.5a3 3 0 0 1-3 3H18C32 26 42 21 48 14z" fill="#f47216" />
      {lettering('DISCOVER', { left: 5, top: 7, scale: 0.61, color: '#231f20' })}
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
      {lettering('J', { left: 13, top: 12, scale: 0.5, color: '#fff' })}
      {lettering('C', { left: 22.3, top: 12, scale: 0.5, color: '#fff' })}
      {lettering('B', { left: 32.6, top: 12, scale: 0.5, color: '#fff' })}
    </>
  ),
  'icon-unionpay': (
    <>
      {card()}
      <path d="M14 5h8l-4 19h-8z" fill="#e21836" />
      <path d="M22 5h8l-4 19h-8z" fill="#00447c" />
      <path d="M30 5h8l-4 19h-8z" fill="#007b84" />
      {lettering('UnionPay', { left: 13.4, top: 12.6, scale: 0.38, color: '#fff' })}
    </>
  ),
  'icon-elo': (
    <>
      {card('#101010')}
      {lettering('elo', { left: 14.9, top: 8, scale: 1.15, color: '#fff' })}
    </>
  ),
  'icon-hiper': (
    <>
      {card('#f37421')}
      {lettering('hiper', { left: 11.3, top: 8.6, scale: 0.9, color: '#fff' })}
    </>
  ),
  'icon-hipercard': (
    <>
      {card('#b3131b')}
      {lettering('Hipercard', { left: 5, top: 10.5, scale: 0.66, color: '#fff' })}
    </>
  ),
} as const
