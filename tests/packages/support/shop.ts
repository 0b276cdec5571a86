import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { allBut, answerHosts } from '../../../mocks/braintree-wire/answer-hosts'
import { framesFrom } from '../../../mocks/braintree-wire/pages/frames-from'
import { createWire } from '../../../mocks/braintree-wire/wire'
import { browserLaunchOptions } from '../../../scripts/system/browser'
import { ensureBrowser } from '../../../scripts/system/ensure-browser'
import { serveFrames } from '../../real-components/harness/serve-frames'

export const SHOP = 'https://shop.example'
export const CDN = 'https://cdn.example'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** A browser whose pages talk to the published components of the provider, and these to a wire within the test. */
export interface Shops {
  /** Opens the page that is built in a folder. */
  open(folders: ShopFolders): Promise<Shop>
  close(): Promise<void>
}

/** Which folder is served at which origin. */
export interface ShopFolders {
  readonly shop: string
  /** Another origin, which anybody may load from. */
  readonly cdn?: string
}

/** A page of a merchant, who put a running widget into `window.dropin`. */
export interface Shop {
  readonly page: Page
  /** What the console said, and exceptions. */
  readonly said: readonly string[]
  /** Kilobytes of scripts that the page has loaded so far, compressed by gzip. */
  readonly loaded: () => number
  /** Fills the card form and asks for the payment method; resolves with its type. */
  payByCard(): Promise<string>
  close(): Promise<void>
}

export async function openShops(): Promise<Shops> {
  const frames = await serveFrames('packages')
  const { path } = await ensureBrowser()
  const browser = await chromium.launch({ ...browserLaunchOptions(), executablePath: path })
  return {
    open: (folders) => openShop(browser, folders, frames.url),
    async close() {
      await browser.close()
      await frames.close()
    },
  }
}

async function openShop(browser: Browser, folders: ShopFolders, frames: string): Promise<Shop> {
  const context = await browser.newContext()
  const wire = createWire({}, framesFrom(frames))
  await answerHosts(context, wire, allBut(SHOP, CDN))
  let bytes = 0
  const count = (path: string, content: Buffer) => {
    if (/\.m?js$/.test(path)) bytes += gzipSync(content).length
  }
  await serveFolder(context, SHOP, folders.shop, count)
  if (folders.cdn) await serveFolder(context, CDN, folders.cdn, count)
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(`uncaught ${error.message}`))
  await page.goto(`${SHOP}/`)
  return {
    page,
    said,
    loaded: () => Math.round(bytes / 1000),
    payByCard: () => payByCard(page),
    close: () => context.close(),
  }
}

async function serveFolder(
  context: BrowserContext,
  origin: string,
  folder: string,
  count: (path: string, content: Buffer) => void,
): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    if (!existsSync(join(folder, path))) return route.fulfill({ status: 404, body: '' })
    const content = await readFile(join(folder, path))
    count(path, content)
    return route.fulfill({
      body: content,
      contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
}

async function payByCard(page: Page): Promise<string> {
  const year = String(new Date().getFullYear() + 2).slice(-2)
  const card = { number: '4111111111111111', expirationDate: `12${year}`, cvv: '123' }
  for (const [name, value] of Object.entries(card)) {
    const frame = page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`)
    await frame.getByRole('textbox').fill(value)
  }
  await page.waitForFunction(() => 'dropin' in window)
  return page.evaluate(async () => {
    const { type, nonce } = await Reflect.get(window, 'dropin').requestPaymentMethod()
    return nonce ? String(type) : 'no nonce'
  })
}
