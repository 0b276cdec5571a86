import { mkdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import type { Appearance } from '../../widget/model/machine/appearance'
import { browserLaunchOptions } from '../system/browser'
import type { PageFiles } from './build-page'
import type { GalleryPage } from './page/gallery-page'

declare global {
  var gallery: GalleryPage
}

/** HTTPS, as Apple Pay requires; no request leaves the browser. */
const ORIGIN = 'https://merchant.example'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const

export type Scheme = keyof typeof MEDIA

export const SCHEMES: readonly Scheme[] = ['light', 'dark', 'forced']

export interface Walk {
  readonly locale: string
  readonly scheme: Scheme
}

/** One look of the widget, captured. */
export interface Look extends Walk {
  readonly name: string
  readonly appearance: Appearance
  /** The picture's file, in the gallery's folder. */
  readonly picture: string
  readonly flaws: readonly string[]
}

interface Camera {
  readonly pages: PageFiles
  readonly folder: string
  readonly browserPath: string
  /** CSS pixels. */
  readonly width: number
}

/** Walks through the widget once for each language and color scheme, and captures each look. */
export async function captureLooks(walks: readonly Walk[], camera: Camera): Promise<Look[]> {
  await rm(camera.folder, { recursive: true, force: true })
  await mkdir(camera.folder, { recursive: true })
  const options = { ...browserLaunchOptions(), executablePath: camera.browserPath }
  const browser = await chromium.launch(options)
  try {
    const looks: Look[] = []
    for (const walk of walks) looks.push(...(await captureWalk(browser, walk, camera)))
    return looks
  } finally {
    await browser.close()
  }
}

async function captureWalk(browser: Browser, walk: Walk, camera: Camera): Promise<Look[]> {
  const context = await browser.newContext({
    viewport: { width: camera.width, height: 900 },
    deviceScaleFactor: 2,
    ...MEDIA[walk.scheme],
    reducedMotion: 'reduce',
  })
  await servePages(context, camera.pages)
  const page = await context.newPage()
  await page.goto(`${ORIGIN}/index.html`)
  await page.evaluate((locale) => globalThis.gallery.start(locale), walk.locale)
  const looks: Look[] = []
  for (;;) {
    const appearance = await page.evaluate(() => globalThis.gallery.next())
    if (!appearance) break
    looks.push(await captureLook(page, walk, appearance, camera.folder))
  }
  await context.close()
  return looks
}

async function servePages(context: BrowserContext, pages: PageFiles): Promise<void> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = pages.get(pathname)
    if (body === undefined) return route.fulfill({ status: 404 })
    const contentType = TYPES[extname(pathname)] ?? 'application/octet-stream'
    return route.fulfill({ contentType, body: Buffer.from(body) })
  })
}

async function captureLook(
  page: Page,
  { locale, scheme }: Walk,
  appearance: Appearance,
  folder: string,
): Promise<Look> {
  const name = `${appearance} ${locale} ${scheme}`
  const picture = `${name.replaceAll(' ', '-')}.png`
  const flaws = await page.evaluate(() => globalThis.gallery.findFlaws())
  await page.locator('#payment').screenshot({ path: join(folder, picture) })
  return { name, locale, scheme, appearance, picture, flaws }
}
