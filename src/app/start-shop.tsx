import { onlineManager } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '../api/query-client'
import { nextTask } from '../lib/next-task'
import { App } from './app'
import { nameFirstEntry } from './page/name-first-entry'
import { keepStyles } from './preview/keep-styles'
import { whenReady } from './preview/when-ready'
import { publicPage } from './routes/public-pages'
import { connectSession } from './session/connect-session'
import { forgetPrivateData } from './session/forget-private-data'
import { applyColorScheme } from './theme/color-scheme'

/** Shows the shop in the element; a preview that stands there stays until there is something to take its place. */
export async function startShop(root: HTMLElement): Promise<void> {
  // In small steps, between which the page stays free to scroll; its code has just run.
  await nextTask()
  keepStyles()
  applyColorScheme()
  const page = publicPage(window.location.pathname)
  page?.route.preload()
  connectSession()
  nameFirstEntry()
  // It only hears of changes; the connection may have gone before the shop came.
  onlineManager.setOnline(navigator.onLine)
  const queryClient = createQueryClient()
  forgetPrivateData(queryClient)
  if (page && root.hasChildNodes()) {
    await nextTask()
    await whenReady(page, queryClient)
  }
  for (const element of document.querySelectorAll('[data-preview], .start-notice')) element.remove()
  startTransition(() => {
    createRoot(root).render(<App queryClient={queryClient} Router={BrowserRouter} />)
  })
}
