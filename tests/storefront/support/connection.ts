import type { BrowserContext, Page } from 'playwright/test'

const CUT = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/**
 * Takes the connection from a page, and from each document that it opens meanwhile: since Chromium 150 one that a service
 * worker has served is told that there is a connection, where a machine without one tells none so.
 *
 * @returns gives it back
 */
export async function cutConnection(
  page: Page,
  context: BrowserContext,
): Promise<() => Promise<void>> {
  await context.setOffline(true)
  const session = await context.newCDPSession(page)
  const tellDocument = () => void session.send('Network.emulateNetworkConditions', CUT)
  page.on('framenavigated', tellDocument)
  return async () => {
    page.off('framenavigated', tellDocument)
    await session.detach()
    await context.setOffline(false)
  }
}
