import type { QueryClient } from '@tanstack/react-query'
import { previewedPage } from './previewed-pages'

/** A page that takes longer says so itself, in its skeletons and notices. */
const PATIENCE_MS = 2_000

/**
 * Resolves when the page at the address can be shown whole: its code and what it reads first are here. It also resolves
 * as soon as one of them fails, and when it takes long.
 */
export async function whenReady(
  client: QueryClient,
  { pathname, search }: { pathname: string; search: string },
): Promise<void> {
  const page = previewedPage(pathname, search)
  if (!page) return
  const whole = Promise.all([page.route.load(), page.read(client)]).catch(() => undefined)
  let stopListening = () => {}
  // A read that failed is asked again after a pause; the page shows that.
  const failure = new Promise<void>((resolve) => {
    stopListening = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'failed') resolve()
    })
  })
  await Promise.race([whole, failure, pause(PATIENCE_MS)])
  stopListening()
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
