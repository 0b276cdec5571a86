import type { Page } from 'playwright/test'
import { badCarts, badJournals, badSessions } from '../../src/model/testing/bad-stored-values'
import { isLong } from '../length'
import { expect, test } from './support/test'

const kinds = [
  { requirement: 'CART-8', key: 'cart', values: badCarts, path: '/cart' },
  { requirement: 'AUTH-9', key: 'jwt', values: badSessions, path: '/cart' },
  { requirement: 'PAY-9', key: 'payment-journal', values: badJournals, path: '/cart' },
] as const

/** Values are changed under an open page, as another tab does, and every few of them it is opened anew. */
const VALUES_A_LOAD = 6
/** The models' own tests try every value; the page's short form tries every fourth. */
const STRIDE = isLong ? 1 : 4

/** Another tab's write, as the browser tells of it. */
function write(page: Page, key: string, value: string): Promise<void> {
  return page.evaluate(
    ([name = '', text = '']) => {
      localStorage.setItem(name, text)
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }))
    },
    [key, value],
  )
}

async function expectSoundPage(page: Page, value: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), value).toBeVisible()
  await expect(page.getByText('This page could not be shown'), value).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Signin')).toBeVisible()
}

for (const { requirement, key, values, path } of kinds) {
  test(`${requirement} no bad value of ${key} breaks a page`, async ({ page }) => {
    await page.goto(path)
    const tried = values.filter((_, index) => index % STRIDE === 0)
    for (const [index, value] of tried.entries()) {
      await write(page, key, value)
      if (index % VALUES_A_LOAD === 0) await page.goto(path)
      await expectSoundPage(page, value.slice(0, 60))
    }
  })
}
