/**
 * `npm run screenshots`: a picture of every page as each role, narrow and wide, light and dark, in `.cache/screenshots`
 * or the folder named by `--into`; `--only home,checkout` takes those, `--as visitor` those that a visitor sees, and
 * `--widths 320,768` these sizes. `--readme` takes the two pictures of README.md instead.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { parseCommandLine } from './processes/command-line/read-command-line'
import { exitWithMessage } from './processes/exit-with-message'
import { findFreePort } from './processes/listening/free-port'
import { SettingError } from './processes/setting-error'
import { startShop } from './processes/start-shop'
import { takeReadmePictures } from './screenshots/readme-pictures'
import { type Role, roles, type ShopPage, shopPages } from './screenshots/shop-pages'
import { type View, visit } from './screenshots/visit'
import { browserLaunchOptions } from './system/browser'
import { ensureBrowser } from './system/ensure-browser'

await run().catch(exitWithMessage)

async function run(): Promise<void> {
  const { values } = parseCommandLine({
    options: {
      into: { type: 'string', default: '.cache/screenshots' },
      only: { type: 'string' },
      widths: { type: 'string', default: '360,1440' },
      as: { type: 'string', default: roles.join() },
      readme: { type: 'boolean', default: false },
    },
  })
  const names = values.only?.split(',')
  const seenAs = values.as.split(',').map(asRole)
  const pages = shopPages.filter(
    ({ name, role }) => (names?.includes(name) ?? true) && seenAs.includes(role),
  )
  const views = values.widths.split(',').flatMap(viewsAt)

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
    for (const view of views) {
      const file = join(folder, `${page.name}-${page.role}-${view.width}-${view.theme}.png`)
      await visit(browser, shop.origin, page, view, async (opened) => {
        await opened.screenshot({ path: file, fullPage: true })
      })
      console.log(file)
    }
  }
}

function viewsAt(text: string): View[] {
  const width = Number(text)
  if (!Number.isInteger(width) || width <= 0)
    throw new SettingError(`A width in pixels, not ${text}.`)
  const height = width < 600 ? 740 : 900
  return [
    { width, height, theme: 'light' },
    { width, height, theme: 'dark' },
  ]
}

function asRole(text: string): Role {
  const role = roles.find((one) => one === text)
  if (!role) throw new SettingError(`Nobody is ${text}: it is one of ${roles.join(', ')}.`)
  return role
}
