import { Icon } from './icon'

export function PlusIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M12 6v12M6 12h12" />
    </Icon>
  )
}
