import { Icon } from './icon'

export function CartIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M3 4h2.4l2.2 11h10.2l2-8H6.2" />
      <circle cx="9.5" cy="19.5" r="1.4" />
      <circle cx="16.5" cy="19.5" r="1.4" />
    </Icon>
  )
}
