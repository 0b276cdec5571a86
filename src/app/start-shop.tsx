import { onlineManager } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '../api/query-client'
import { nextTask } from '../lib/next-task'
import { App } from './app'
import { registerWorker } from './offline/register-worker'
import { surviveForeignNodes } from './page/foreign-nodes'
import { assignHistoryKey } from './page/scroll-positions'
import { matchPublicPage, preloadPage } from './routes/app-routes'
import { connectSession } from './session/connect-session'
import { keepInlinedStyles, whenLoaded, whenReady } from './ssr/take-over'
import { applyColorScheme } from './theme/color-scheme'

/** Shows the shop in the element. Server-rendered markup there stays until the page can take its place. */
export async function startShop(root: HTMLElement): Promise<void> {
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
  if (match && root.hasChildNodes()) {
    await nextTask()
    await whenReady(match, queryClient)
  } else {
    await whenLoaded(code)
  }
  for (const element of document.querySelectorAll('[data-ssr], .start-notice')) element.remove()
  startTransition(() => {
    createRoot(root).render(<App queryClient={queryClient} Router={BrowserRouter} />)
  })
}
