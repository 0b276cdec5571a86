import { Icon } from './icon'

export function MinusIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M6 12h12" />
    </Icon>
  )
}
