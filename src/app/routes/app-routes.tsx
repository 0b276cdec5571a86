import { useEffect } from 'react'
import { matchPath, type Params, useLocation } from 'react-router-dom'
import { isAdmin } from '../../model/session'
import { sessionStore } from '../../model/session-store'
import { RequireAdmin } from '../session/guards'
import type { Page } from './page'
import { pages } from './pages'

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

/** The first page whose path matches. Not `matchRoutes`, whose ranking of nested routes is of no use to a flat list. */
export function matchPage(pathname: string): MatchedPage | undefined {
  const decoded = decodePath(pathname)
  for (const page of pages) {
    const match = matchPath(page.path, decoded)
    if (match) return { page, params: match.params }
  }
  // The router's `*` is for one line: a line break in the path is left over.
  const unknown = pages.find(({ path }) => path === '*')
  return unknown && { page: unknown, params: {} }
}

/** A slash that is part of a name stays encoded: `matchPath` decodes it in what it finds. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    // A stray percent sign: the path is taken as it is written.
    return pathname
  }
}

/** The page at a path, if anybody may open it first; `undefined` for those behind a sign-in, and where there is none. */
export function matchPublicPage(pathname: string): MatchedPage | undefined {
  const match = matchPage(pathname)
  return match?.page.file ? match : undefined
}

/** Loads the code of the page at a path, if this visitor may open it; never rejects. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = matchPage(pathname)?.page
  if (page && mayOpen(page)) await page.preload()
}

function mayOpen({ guard, file }: Page): boolean {
  const session = sessionStore.get()
  return guard === RequireAdmin ? isAdmin(session) : Boolean(file ?? session)
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
  void preloadPage(link.pathname)
}
