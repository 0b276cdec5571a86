import type { ReactElement } from 'react'
import { useDropIn } from '../drop-in-context'
import type { IconName } from './icon-name'

interface IconProps {
  readonly name: IconName
  readonly className?: string
  /** Name of the picture's `data-braintree-id`, where merchants' scripts look at what it shows. */
  readonly hook?: string
}

/** A picture of the sprite. It only repeats what the text beside it says. */
export function Icon({ name, className, hook }: IconProps): ReactElement {
  const { instanceId } = useDropIn()
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use data-braintree-id={hook} href={`#${instanceId}-${name}`} />
    </svg>
  )
}
