import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildStorefront } from '../../scripts/start/build-storefront'
import { readPageFiles } from '../../scripts/start/ssr/page-files'

/**
 * Limit for the scripts of each page beyond the shared ones, in kB (1,000 bytes) of brotli. Pages with a form bring zod
 * along, about 7 kB.
 */
const BUDGETS = {
  'app/routes/home-route.tsx': 9.9,
  'features/shop/shop-page.tsx': 10.4,
  'features/product/product-page.tsx': 8.2,
  'app/routes/cart-route.tsx': 10.3,
  'features/account/dashboard-page.tsx': 10.4,
  'features/auth/sign-in-page.tsx': 70.5,
  'features/auth/sign-up-page.tsx': 69,
  'features/account/profile-page.tsx': 79.5,
  'features/checkout/checkout-panel.tsx': 82.3,
  'features/admin/dashboard-page.tsx': 1,
  'features/admin/products-page.tsx': 68.1,
  'features/admin/orders-page.tsx': 76.8,
  'features/admin/create-product-page.tsx': 79.9,
}
const SHARED_BUDGET = 85
/** Of all scripts of a page that visitors see first. */
const FIRST_PAGE_BUDGET = 95
const FIRST_PAGES = [
  'app/routes/home-route.tsx',
  'features/shop/shop-page.tsx',
  'features/product/product-page.tsx',
]

/** Code that is not needed for browsing. */
const LATER = [
  'features/checkout/checkout-panel.tsx',
  '../widget/react.tsx',
  'features/admin/products-page.tsx',
  'features/admin/orders-page.tsx',
  'features/admin/create-product-page.tsx',
  'app/theme/mui-scope.tsx',
]
const LOOKING_AROUND = [
  'app/routes/home-route.tsx',
  'features/shop/shop-page.tsx',
  'features/product/product-page.tsx',
  'app/routes/cart-route.tsx',
]

let directory: string
let filesOf: Awaited<ReturnType<typeof readPageFiles>>

beforeAll(async () => {
  const storefront = await buildStorefront('simulated', () => undefined)
  directory = join(storefront, 'files')
  filesOf = await readPageFiles(storefront)
})

const toBrotli = promisify(brotliCompress)

/** A script's name in other scripts, with the hash of what it holds. */
const HASHED_NAME = /([\w.-]+?)-[\w-]{8}\.(js|css)\b/g

/**
 * Transferred size of these scripts in kB; tiny ones are sent uncompressed. The hashes in names are others after each
 * change, wherever it is, and compress to some 100 bytes more or less: each name has one of its own here that stays.
 */
async function weigh(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const content = await readFile(join(directory, script), 'utf8')
      const isCompressed = existsSync(join(directory, `${script}.br`))
      const named = content.replace(
        HASHED_NAME,
        (_, name: string, ending: string) => `${name}-${hashName(name)}.${ending}`,
      )
      return isCompressed ? (await toBrotli(named)).length : Buffer.byteLength(content)
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function hashName(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 8)
}

async function readSharedScripts(): Promise<string[]> {
  const document = await readFile(join(directory, 'index.html'), 'utf8')
  return [...document.matchAll(/\/assets\/[^"]+\.js/g)].map(([script]) => script)
}

test('what every page needs is one script, and the few lines that tie scripts together', async () => {
  const scripts = await readSharedScripts()
  expect(scripts).toHaveLength(2)
  expect(await weigh(scripts)).toBeLessThan(SHARED_BUDGET)
})

test.each([
  ['WORLD-7 nothing of the desk', /prompt-bazaar-desk|\/desk\b|Desk of the mock/],
  ['no setting that no code reads', /VITE_/],
])('%s is in a production build', async (_, pattern) => {
  const files = await readdir(directory, { recursive: true, withFileTypes: true })
  const scripts = files.filter(({ name }) => /\.(?:js|css|html|map)$/.test(name))
  expect(scripts.length).toBeGreaterThan(20)
  for (const { parentPath, name } of scripts) {
    expect(await readFile(join(parentPath, name), 'utf8'), name).not.toMatch(pattern)
  }
})

test.each(Object.entries(BUDGETS))('%s adds at most %d kB', async (page, budget) => {
  expect(await weigh(filesOf(page).scripts)).toBeLessThan(budget)
})

test.each(FIRST_PAGES)('%s and what every page needs are at most 95 kB', async (page) => {
  const scripts = [...(await readSharedScripts()), ...filesOf(page).scripts]
  expect(await weigh(scripts)).toBeLessThanOrEqual(FIRST_PAGE_BUDGET)
})

test.each(LOOKING_AROUND)(
  '%s loads nothing of the checkout, the widget or the admin’s pages',
  (page) => {
    const later = LATER.map((name) => filesOf(name).scripts[0])
    expect(filesOf(page).scripts.filter((script) => later.includes(script))).toEqual([])
  },
)

test('OFF-1 the service worker has at most 3 kB, and imports nothing', async () => {
  const worker = await readFile(join(directory, 'worker.js'), 'utf8')
  expect(Buffer.byteLength(worker)).toBeLessThanOrEqual(3_000)
  expect(worker).not.toMatch(/\b(import|export|importScripts)\b/)
})
