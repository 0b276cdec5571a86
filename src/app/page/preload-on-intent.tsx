import { useEffect } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '../../lib/paths'
import type { PageRoute } from '../routes/page-route'
import { pages } from '../routes/pages'

const preloadable: readonly [path: string, page: PageRoute][] = [
  [paths.home, pages.home],
  [paths.shop, pages.shop],
  [paths.cart, pages.cart],
  ['/product/:productId', pages.product],
  [paths.signIn, pages.signIn],
  [paths.signUp, pages.signUp],
]

/** Loads a page's code when the pointer or the focus comes to a link to it, ahead of the click. */
export function PreloadOnIntent() {
  useEffect(() => {
    addEventListener('pointerover', preloadTarget, { passive: true })
    addEventListener('focusin', preloadTarget)
    return () => {
      removeEventListener('pointerover', preloadTarget)
      removeEventListener('focusin', preloadTarget)
    }
  }, [])
  return null
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin) return
  preloadable.find(([path]) => matchPath(path, link.pathname))?.[1].preload()
}
