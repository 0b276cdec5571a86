import type { Page } from 'playwright'
import type { Figure } from '../figure'
import { type OpenPage, pressable } from './open-page'

const CLICKS = 50

/** Calls to the API that quick clicks make. */
export async function measureCalls(open: OpenPage): Promise<Figure[]> {
  return [
    {
      name: `calls by ${CLICKS} quick clicks on one more and one less`,
      value: await countCalls(await open('/'), clickAdjuster),
      unit: 'requests',
      isExact: true,
      goal: { of: 'value', atMost: 0 },
    },
    {
      // The choice with the box ticked, and the one without it, which is there already.
      name: `calls by ${CLICKS} quick clicks on a filter`,
      value: await countCalls(await open('/shop'), clickFilter),
      unit: 'requests',
      isExact: true,
      goal: { of: 'value', atMost: 1 },
    },
  ]
}

async function countCalls(page: Page, click: (page: Page) => Promise<void>): Promise<number> {
  await pressable(page, page.getByRole('button', { name: /^Add to cart/ })).click()
  await page.waitForLoadState('networkidle')
  let calls = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.resourceType() === 'fetch') calls += 1
  })
  await click(page)
  await page.waitForTimeout(1_000)
  await page.context().close()
  return calls
}

/** As quick as a page can take them: all in one go, each followed by what it causes. */
async function clickAdjuster(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^One more of/ }).first()
  const less = page.getByRole('button', { name: /^One less of/ }).first()
  for (let index = 0; index < CLICKS / 2; index += 1) {
    await more.dispatchEvent('click')
    await less.dispatchEvent('click')
  }
}

async function clickFilter(page: Page): Promise<void> {
  const box = page.getByRole('checkbox').first()
  for (let index = 0; index < CLICKS; index += 1) await box.dispatchEvent('click')
}
