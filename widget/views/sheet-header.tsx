import type { ReactElement, ReactNode } from 'react'
import type { PaymentOptionId } from '../model/terms/payment-option'
import { describeOption } from './describe-option'
import { useDropIn } from './drop-in-context'
import { Icon } from './icons/icon'

interface SheetHeaderProps {
  readonly option: PaymentOptionId
  /** The hook that merchants know the header by. */
  readonly hook: string
  readonly children?: ReactNode
}

/** The heading of a sheet; the children are placed beside the name. */
export function SheetHeader({ option, hook, children }: SheetHeaderProps): ReactElement {
  const { translate, instanceId } = useDropIn()
  const { icon, heading } = describeOption(option, translate)
  return (
    <div data-braintree-id={hook} className="braintree-sheet__header">
      <div className="braintree-sheet__header-label">
        <Icon name={icon} className="braintree-sheet__logo--header" />
        <h2 id={`${instanceId}-${option}-header`} className="braintree-sheet__text">
          {heading}
        </h2>
      </div>
      {children}
    </div>
  )
}
