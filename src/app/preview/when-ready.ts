import type { QueryClient } from '@tanstack/react-query'
import { formatMoney } from '../../lib/money'
import { nextTask } from '../../lib/next-task'
import type { PublicPage } from '../routes/public-pages'

/** A page that takes longer says so itself, in its skeletons and notices. */
const PATIENCE_MS = 2_000

/**
 * Resolves when the page can be shown whole: its code and what it reads first are here. It also resolves as soon as one
 * of them fails, and when it takes long.
 */
export async function whenReady(page: PublicPage, client: QueryClient): Promise<void> {
  const whole = Promise.all([page.route.load(), page.read?.(client), readyToFormat()]).catch(
    () => undefined,
  )
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

/**
 * A browser reads the data of languages for its first amount, which takes a phone about 50 ms: done in two steps, while
 * it waits anyway.
 */
async function readyToFormat(): Promise<void> {
  await nextTask()
  new Intl.Locale(navigator.language).maximize()
  await nextTask()
  formatMoney(0)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
