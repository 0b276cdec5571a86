import type { ReactElement } from 'react'
import { useDropIn } from '../drop-in-context'
import type { IconName } from './icon-sprite'

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/** A picture of the sprite. It only repeats what the text beside it says. */
export function Icon({ name, className }: IconProps): ReactElement {
  const { instanceId } = useDropIn()
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`#${instanceId}-${name}`} />
    </svg>
  )
}
