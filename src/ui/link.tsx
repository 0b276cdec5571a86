import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the shop, from `paths`. */
  to: string
}

/**
 * A link to a page of the shop. The router's own `Link` is not used: it comes with the code that prefetches data of a
 * framework, which every visitor would load.
 */
export function Link({ to, onClick, ...props }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...props} href={href} onClick={onPress} />
}
