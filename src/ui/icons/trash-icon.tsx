import { Icon } from './icon'

export function TrashIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M4.5 7h15M10 7V4.5h4V7M6.5 7l1 12.5h9L17.5 7M10.2 11v5M13.8 11v5" />
    </Icon>
  )
}
