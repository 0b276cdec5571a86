import { useEffect } from 'react'
import { matchRoutes, type Params, useLocation } from 'react-router-dom'
import type { Page } from './page'
import { pages } from './pages'

const routes = pages.map((page) => ({ path: page.path, page }))

/** The page at the current URL. */
export function AppRoutes() {
  const match = matchPage(useLocation().pathname)
  if (!match) return null
  const { View } = match.page
  return <View params={match.params} />
}

export interface MatchedPage {
  page: Page
  params: Params
}

function matchPage(pathname: string): MatchedPage | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1)
  return match && { page: match.route.page, params: match.params }
}

/** The page at a path, if anybody may open it first; `undefined` for those behind a sign-in, and where there is none. */
export function matchPublicPage(pathname: string): MatchedPage | undefined {
  const match = matchPage(pathname)
  return match?.page.file ? match : undefined
}

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
