import { Icon } from './icon'

export function AlertIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M12 4.5L21 19.5H3z" />
      <path d="M12 10.5v4M12 17.2v.1" />
    </Icon>
  )
}
