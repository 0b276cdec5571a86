import { useEffect } from 'react'
import { matchPublicPage } from '../routes/app-routes'

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
  matchPublicPage(link.pathname)?.page.preload()
}
