import { Icon } from './icon'

export function CheckIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  )
}
