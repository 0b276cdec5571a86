import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { browserLaunchOptions } from '../../system/browser'
import { ensureBrowser } from '../../system/ensure-browser'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** What Vite needs of the repository to serve the storefront. */
const PARTS = ['package.json', 'tsconfig.json', 'vite.config.ts', 'src', 'widget', 'mocks']
const PAGE = 'src/app/routes/not-found-page.tsx'
const TITLE = 'Page not found'
/** Nobody saves again in the instant in which the last change shows, and Vite overlooks who does. */
const BETWEEN_SAVES_MS = 500

/**
 * Saves a page of the storefront again and again, in a copy.
 *
 * @returns ms from each save until the browser shows what was changed
 */
export async function timeHotReload(times: number): Promise<number[]> {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  const copy = await mkdtemp(join(ROOT, '.cache', 'hot-reload-'))
  try {
    await Promise.all(
      PARTS.map((part) => cp(join(ROOT, part), join(copy, part), { recursive: true })),
    )
    const server = await createServer({
      configFile: join(copy, 'vite.config.ts'),
      logLevel: 'silent',
      server: { port: 0, host: '127.0.0.1' },
    })
    await server.listen()
    try {
      return await inBrowser(`${server.resolvedUrls?.local[0]}nowhere`, (page) =>
        saveAgain(page, join(copy, PAGE), times),
      )
    } finally {
      await server.close()
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function inBrowser<Result>(
  url: string,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { path } = await ensureBrowser()
  const browser = await chromium.launch({ ...browserLaunchOptions(), executablePath: path })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    return await use(page)
  } finally {
    await browser.close()
  }
}

async function saveAgain(page: Page, file: string, times: number): Promise<number[]> {
  const text = await readFile(file, 'utf8')
  const shows = (title: string) => page.getByRole('heading', { name: title, exact: true }).waitFor()
  await shows(TITLE)
  const durations: number[] = []
  for (let index = 0; index < times; index += 1) {
    const title = `${TITLE} ${index}`
    const savedAt = performance.now()
    await writeFile(file, text.replace(TITLE, title))
    await shows(title)
    durations.push(performance.now() - savedAt)
    await pause(BETWEEN_SAVES_MS)
  }
  return durations
}
