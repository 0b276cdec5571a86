import { onlineManager } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '../api/query-client'
import { drawAsOf } from '../catalog/facts/use-now'
import { nextTask } from '../lib/next-task'
import { App } from './app'
import { registerWorker } from './offline/register-worker'
import { surviveForeignNodes } from './page/foreign-nodes'
import { assignHistoryKey } from './page/scroll-positions'
import { matchPublicPage, preloadPage } from './routes/app-routes'
import { connectSession } from './session/connect-session'
import { isDrawnFrom } from './ssr/drawn-from'
import {
  keepInlinedStyles,
  layOutRest,
  reloadWhenCutShort,
  untickRestored,
  whenLoaded,
  whenReady,
} from './ssr/take-over'
import { applyColorScheme } from './theme/color-scheme'

/**
 * Shows the shop in the element. Server-rendered markup there becomes the page when it shows what the page has read itself,
 * which spares the browser a second layout; otherwise the page takes its place.
 */
export async function startShop(root: HTMLElement): Promise<void> {
  reloadWhenCutShort()
  // In small steps, between which the page stays free to scroll; its code has just run.
  await nextTask()
  surviveForeignNodes()
  keepInlinedStyles()
  applyColorScheme()
  const { pathname } = window.location
  const code = preloadPage(pathname)
  const match = matchPublicPage(pathname)
  assignHistoryKey()
  await nextTask()
  // It hears of changes once somebody listens to it; the connection may be lost before that, and before the page is there.
  onlineManager.subscribe(() => undefined)
  onlineManager.setOnline(navigator.onLine)
  const queryClient = createQueryClient()
  connectSession(queryClient)
  registerWorker(queryClient)
  let isSame = false
  if (match?.page.read && root.hasChildNodes()) {
    await nextTask()
    isSame = isDrawnFrom(root, await whenReady(match, queryClient))
  } else {
    await whenLoaded(code)
  }
  for (const element of document.querySelectorAll('[data-ssr], .start-notice')) element.remove()
  const shop = <App queryClient={queryClient} Router={BrowserRouter} />
  startTransition(() => {
    if (!isSame) return createRoot(root).render(shop)
    untickRestored(root)
    drawAsOf(new Date(Number(root.dataset['drawnAt'])))
    hydrateRoot(root, shop, { onRecoverableError: tellOfRecovery })
  })
  void layOutRest(root)
}

/** An extension or a translation changed the markup before: React has drawn that part of it anew. */
function tellOfRecovery(error: unknown): void {
  console.warn('The page was drawn once more: its markup was not as the server sent it.', error)
}
