import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { readStored, storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const PUBLIC_PATHS = ['/', '/shop', '/cart', '/signin', '/signup']
const ADMIN_PATHS = [
  '/admin/dashboard',
  '/create/category',
  '/create/product',
  '/admin/orders',
  '/admin/products',
  '/admin/product/update/prd_1',
]

function expectSentToSignIn(page: Page, path: string) {
  return expect(page).toHaveURL(`/signin?from=${encodeURIComponent(path)}`)
}

/** The files of code that a page loads, by their names in the source or in the build. */
function noteScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

test('ROLE-1 a visitor sees home, shop, product, cart, sign in and sign up', async ({
  page,
  service,
}) => {
  const [product] = await service.products()
  for (const path of [...PUBLIC_PATHS, `/product/${product?._id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('ROLE-2 a visitor is sent to sign in from the dashboard and from a profile', {
  tag: LONG,
}, async ({ page }) => {
  for (const path of ['/user/dashboard', '/profile/usr_1']) {
    await page.goto(path)
    await expectSentToSignIn(page, path)
  }
})

test('ROLE-2 users of any role see the dashboard and their profile', async ({
  page,
  shopper,
  adminSession,
}) => {
  for (const session of [shopper.session, adminSession]) {
    await storeSession(page, session)
    await page.goto('/user/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.goto(`/profile/${session.user._id}`)
    await expect(page.getByLabel('Name')).toHaveValue(session.user.name)
  }
})

test('ROLE-3 every admin page sends visitors and shoppers to sign in', async ({
  page,
  shopper,
}) => {
  for (const path of ADMIN_PATHS) {
    await page.goto(path)
    await expectSentToSignIn(page, path)
  }
  await storeSession(page, shopper.session)
  for (const path of ADMIN_PATHS) {
    await page.goto(path)
    await expectSentToSignIn(page, path)
    await expect(page.getByText('That page is for administrators')).toBeVisible()
  }
  expect(await readStored(page, 'jwt')).not.toBeNull()
})

test('ROLE-3 an administrator sees every admin page', async ({ page, adminSession, desk }) => {
  const product = await desk.createProduct()
  await storeSession(page, adminSession)
  for (const path of [...ADMIN_PATHS.slice(0, 5), `/admin/product/update/${product._id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('ROLE-4 every protected call carries the token, no public call does', async ({
  page,
  adminSession,
}) => {
  const tokens = new Map<string, string | undefined>()
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/') && !path.startsWith('/api/photo')) {
      tokens.set(path, request.headers()['authorization'])
    }
  })
  await storeSession(page, adminSession)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Purchase history' })).toBeVisible()
  await page.goto('/admin/orders')
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible()
  await page.goto('/admin/products')
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible()
  await page.goto('/create/category')
  await expect(page.getByText('In the shop already')).toBeVisible()
  const protectedPaths = [...tokens.keys()].filter((path) => /\/(user|order)\//.test(path))
  const publicPaths = [...tokens.keys()].filter((path) => !protectedPaths.includes(path))
  expect(protectedPaths).toHaveLength(3)
  expect(publicPaths.toSorted()).toEqual(['/api/category/list', '/api/product/list'])
  for (const path of protectedPaths) expect(tokens.get(path)).toBe(`Bearer ${adminSession.token}`)
  for (const path of publicPaths) expect(tokens.get(path)).toBeUndefined()
})

/** A text of each admin page, in the order of ADMIN_PATHS. */
const ADMIN_TEXTS = [
  'Categories, products and orders.',
  'Add a category to the shop.',
  'Add a prompt to the shop.',
  'Every order, and how far it is.',
  'Every prompt of the shop.',
  'Change a prompt of the shop.',
]

/** Which admin pages' code the visits to some addresses bring. */
async function findAdminTexts(page: Page, paths: readonly string[]): Promise<string[]> {
  const scripts = noteScripts(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const sources = await Promise.all(
    [...new Set(scripts)].map(async (script) => (await page.request.get(script)).text()),
  )
  return ADMIN_TEXTS.filter((text) => sources.some((source) => source.includes(text)))
}

test('ROLE-5 no code of an admin page reaches a visitor', async ({ page }) => {
  const paths = [...PUBLIC_PATHS, '/forgot-password', '/admin/dashboard', '/admin/orders']
  expect(await findAdminTexts(page, paths)).toEqual([])
})

test('ROLE-5 no code of an admin page reaches a shopper', async ({ page, shopper }) => {
  await storeSession(page, shopper.session)
  const profile = `/profile/${shopper.session.user._id}`
  const paths = ['/', '/cart', '/user/dashboard', profile, '/admin/products', '/create/product']
  expect(await findAdminTexts(page, paths)).toEqual([])
})

test('ROLE-5 an administrator gets the code of each admin page with that page', {
  tag: LONG,
}, async ({ page, adminSession, watch }) => {
  watch.allowFailure(/\/api\/product\/show\/prd_1$/)
  await storeSession(page, adminSession)
  expect(await findAdminTexts(page, ADMIN_PATHS)).toEqual(ADMIN_TEXTS)
})
