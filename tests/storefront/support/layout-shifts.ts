import type { Page } from 'playwright/test'

const TOTAL = 'layoutShiftTotal'

/** How much moved unasked in the pages opened from here on, as the browser scores it: 0 is nothing. */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(addUpShifts, TOTAL)
  return () => page.evaluate((name) => Reflect.get(globalThis, name), TOTAL)
}

/** Runs in the page. */
function addUpShifts(name: string): void {
  let total = 0
  Reflect.set(globalThis, name, total)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      total += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
    }
    Reflect.set(globalThis, name, total)
  }).observe({ type: 'layout-shift', buffered: true })
}
