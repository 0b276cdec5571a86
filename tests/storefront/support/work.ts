import type { Page } from 'playwright/test'

/** Tells the seconds that a page has kept a processor: a machine that is busy with something else adds none. */
export async function watchWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const work = metrics.find(({ name }) => name === 'TaskDuration')
    if (!work) throw new Error('The browser does not tell how long its tasks took.')
    return work.value
  }
}
