import type { Page } from 'playwright/test'

/** Every sentence that heads a report on the payment, in the order in which they appear, however briefly. */
export async function recordReports(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = []
    Object.assign(globalThis, { reportTitles: titles })
    const note = () => {
      const title = document.querySelector('.payment-report-title')?.textContent
      if (title && titles.at(-1) !== title) titles.push(title)
    }
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'reportTitles'))
}
