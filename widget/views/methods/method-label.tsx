import type { ReactElement } from 'react'

interface MethodLabelProps {
  readonly title: string
  readonly subtitle: string
}

export function MethodLabel({ title, subtitle }: MethodLabelProps): ReactElement {
  return (
    <span className="braintree-method__label">
      {/* Addresses and numbers keep their direction in right-to-left languages. */}
      <bdi>{title}</bdi>{' '}
      {subtitle && <span className="braintree-method__label--small">{subtitle}</span>}
    </span>
  )
}
