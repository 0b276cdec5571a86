import type { Page } from 'playwright'

/** What the page notes of itself while it is used. */
interface Watch {
  /** ms from an input until the next paint shows its effect, by Event Timing; the slowest so far. */
  slowestInput: number
  /** ms of the longest task so far. */
  longestTask: number
}

declare global {
  var pageWatch: Watch
}

/** Event Timing reports nothing shorter; what is not reported counts as this. */
const SHORTEST_MS = 16

/** A phone of the middle class is about as much slower than a desk's computer. */
export const SLOWDOWN = 4

/** Slows the page's processor, also for what it opens from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Lets every page from now on note how long its inputs and tasks take. */
export async function watchPages(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    globalThis.pageWatch = { slowestInput: shortest, longestTask: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || entry.interactionId === 0) continue
        pageWatch.slowestInput = Math.max(pageWatch.slowestInput, entry.duration)
      }
    }).observe(
      // Chrome's own option, which TypeScript does not know.
      Object.assign({ type: 'event', buffered: true }, { durationThreshold: shortest }),
    )
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        pageWatch.longestTask = Math.max(pageWatch.longestTask, duration)
      }
    }).observe({ type: 'longtask', buffered: true })
  }, SHORTEST_MS)
}

/** What was noted since the last call, or since the page was opened. */
export async function takeWatch(page: Page): Promise<Watch> {
  // The entry of an input is queued after the paint that ends it.
  await page.waitForTimeout(300)
  return page.evaluate((shortest) => {
    const noted = globalThis.pageWatch
    globalThis.pageWatch = { slowestInput: shortest, longestTask: 0 }
    return noted
  }, SHORTEST_MS)
}

/** MB of script objects that are in use once everything else was given back. */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}

/** Elements in the page. */
export async function countElements(page: Page): Promise<number> {
  return page.locator('*').count()
}
