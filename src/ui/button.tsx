import type { ComponentProps } from 'react'
import { Link } from './link'
import './button.css'

interface Look {
  /** `primary` for what a page is there for, `quiet` for the rest; `plain` and `danger` have no edge, as in a table's rows. */
  look?: 'primary' | 'quiet' | 'plain' | 'danger'
}

/** The shop's button where MUI is not loaded; MUI's own is themed to look the same. */
export function Button({
  look = 'primary',
  className = '',
  ...props
}: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={`button button-${look} ${className}`} />
}

/** A link that looks like a {@link Button}. */
export function ButtonLink({
  look = 'primary',
  className = '',
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link {...props} className={`button button-${look} ${className}`} />
}
