import type { ReactNode } from 'react'

interface IconProps {
  children: ReactNode
  /** Edge length in CSS pixels. */
  size?: number | undefined
}

/** The frame of every icon: drawn in the text's colour, silent for screen readers. */
export function Icon({ children, size = 20 }: IconProps) {
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
