import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { createServer } from 'vite'
import { launchBrowser } from '../../system/launch-browser'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** What Vite needs of the repository to serve the storefront. */
const PARTS = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/build',
  'scripts/test-stages',
  'src',
  'widget',
  'mocks',
]
const PAGE = 'src/app/routes/not-found-page.tsx'
const LINK = 'Browse the shop'
/** Nobody saves again in the instant in which the last change shows, and Vite overlooks who does. */
const BETWEEN_SAVES_MS = 500

/**
 * Serves a copy of the storefront for development and opens a page of it.
 *
 * @param work gets a function that saves a change of that page, and returns ms until the browser shows it
 */
export async function withHotReload<Result>(
  work: (timeChange: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
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
      return await inBrowser(`${server.resolvedUrls?.local[0]}nowhere`, async (page) =>
        work(await prepareChange(page, join(copy, PAGE))),
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
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(url)
    return await use(page)
  } finally {
    await browser.close()
  }
}

async function prepareChange(page: Page, file: string): Promise<() => Promise<number>> {
  const text = await readFile(file, 'utf8')
  const shows = (name: string) => page.getByRole('link', { name, exact: true }).waitFor()
  await shows(LINK)
  let changes = 0
  return async () => {
    await pause(BETWEEN_SAVES_MS)
    changes += 1
    const name = `${LINK} ${changes}`
    const savedAt = performance.now()
    await writeFile(file, text.replace(LINK, name))
    await shows(name)
    return performance.now() - savedAt
  }
}
