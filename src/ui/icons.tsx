import type { ReactNode } from 'react'

interface IconProps {
  children: ReactNode
  /** Edge length in CSS pixels. */
  size?: number | undefined
}

/** The frame of every icon: in the text's color, hidden from screen readers. */
function Icon({ children, size = 20 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export function AlertIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M12 4.5L21 19.5H3z" />
      <path d="M12 10.5v4M12 17.2v.1" />
    </Icon>
  )
}

export function CheckIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function CloseIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}

export function MenuIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  )
}

export function MinusIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M6 12h12" />
    </Icon>
  )
}

export function PlusIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M12 6v12M6 12h12" />
    </Icon>
  )
}

export function SearchIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </Icon>
  )
}

export function TrashIcon({ size }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M4.5 7h15M10 7V4.5h4V7M6.5 7l1 12.5h9L17.5 7M10.2 11v5M13.8 11v5" />
    </Icon>
  )
}
