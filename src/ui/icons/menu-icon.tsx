import { Icon } from './icon'

export function MenuIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  )
}
