import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { shopPages } from './shop-pages'
import { type View, visit } from './visit'

const FOLDER = fileURLToPath(new URL('../../tests/screenshots/', import.meta.url))
const VIEW: View = { width: 1280, height: 1040, theme: 'light' }
const PICTURE_WIDTH = 960

/**
 * The shop's home page, and the checkout with the payment widget in it.
 *
 * @throws Error when there is no such page
 */
export async function takeReadmePictures(browser: Browser, origin: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await take('home', async () => undefined)
  await take('checkout', async (page) => {
    await page.getByLabel('Delivery address').fill('1 Market Street, Springfield')
    await page.getByRole('radio', { name: 'Card' }).click()
    const field = (key: string) =>
      page.frameLocator(`#braintree-hosted-field-${key}`).getByRole('textbox')
    await field('number').fill('4111111111111111')
    await field('expirationDate').fill('1230')
    await field('cvv').fill('123')
    await page.mouse.wheel(0, 150)
  })

  async function take(name: string, prepare: (page: Page) => Promise<void>): Promise<void> {
    const page = shopPages.find((candidate) => candidate.name === name)
    if (!page) throw new Error(`There is no page ${name}.`)
    await visit(browser, origin, page, VIEW, async (opened) => {
      await prepare(opened)
      const picture = await opened.screenshot()
      await sharp(picture)
        .resize(PICTURE_WIDTH)
        .webp({ quality: 82 })
        .toFile(join(FOLDER, `${name}.webp`))
    })
  }
}
