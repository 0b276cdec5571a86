/**
 * `npm run screenshots`: a picture of every page, narrow and wide, light and dark, in `.cache/screenshots` or the folder
 * named by `--into`; `--only home,checkout` takes those. `--readme` takes the two pictures of README.md instead.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserLaunchOptions } from './browser'
import { ensureBrowser } from './checks/ensure-browser'
import { exitWithMessage } from './processes/exit-with-message'
import { findFreePort } from './processes/port'
import { startShop } from './processes/start-shop'
import { takeReadmePictures } from './screenshots/readme-pictures'
import { type ShopPage, shopPages } from './screenshots/shop-pages'
import { type View, visit } from './screenshots/visit'

const VIEWS: readonly View[] = (['light', 'dark'] as const).flatMap((theme) => [
  { width: 360, height: 740, theme },
  { width: 1440, height: 900, theme },
])

await run().catch(exitWithMessage)

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      into: { type: 'string', default: '.cache/screenshots' },
      only: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  })
  const names = values.only?.split(',')
  const pages = shopPages.filter(({ name }) => names?.includes(name) ?? true)

  const { path } = await ensureBrowser()
  const browser = await chromium.launch({ ...browserLaunchOptions(), executablePath: path })
  const shop = await startShop(['--memory'], { PORT: String(await findFreePort()) })
  try {
    if (values.readme) await takeReadmePictures(browser, shop.origin)
    else for (const page of pages) await takeAll(page, values.into)
  } finally {
    await browser.close()
    await shop.stop()
  }

  async function takeAll(page: ShopPage, folder: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    for (const view of VIEWS) {
      const file = join(folder, `${page.name}-${view.width}-${view.theme}.png`)
      await visit(browser, shop.origin, page, view, async (opened) => {
        await opened.screenshot({ path: file, fullPage: true })
      })
      console.log(file)
    }
  }
}
