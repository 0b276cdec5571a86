import type { BrowserContext, Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { badge } from './support/cart-page'
import { cutConnection } from './support/connection'
import { createDeployments } from './support/deployments'
import { AS_OF, keptAddresses, OPENER, untilKept } from './support/kept'
import { readStored, storeCart, storeSession } from './support/local-storage'
import { entry } from './support/navigation'
import { cards, price } from './support/shop-page'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })
// What is asked without a connection and not kept fails, which the browser says too.
test.beforeEach(({ watch }) => {
  watch.allowFailure(/./)
  watch.allowLog(/^The FetchEvent for|net::ERR_INTERNET_DISCONNECTED/)
})

const banner = (page: Page) => page.getByText(/^You are offline\./)

/** @returns gives the connection back */
async function goOffline(page: Page, context: BrowserContext): Promise<() => Promise<void>> {
  const giveBack = await cutConnection(page, context)
  await expect(banner(page)).toBeVisible()
  return giveBack
}

test('OFF-1 the pages last seen open without a connection and say of when they are', async ({
  page,
  context,
  service,
}) => {
  const { name, _id } = await service.product('prd_unsent-letter')
  await page.goto('/')
  await untilKept(page, [/sortBy=sold/, /sortBy=createdAt/, /^\/cart$/, OPENER])
  await page.goto('/shop?price=10-19')
  await cards(page).first().waitFor()
  const shown = await cards(page).getByRole('heading').allTextContents()
  await page.goto(`/product/${_id}`)
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
  await untilKept(page, [/by\/search\?/, /product\/show/, /product\/related/])
  await goOffline(page, context)

  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(6)
  await expect(banner(page)).toContainText(AS_OF)
  await page.goto('/shop?price=10-19')
  await expect(cards(page).getByRole('heading')).toHaveText(shown)
  await expect(banner(page)).toContainText(AS_OF)
  await expectAccessible(page)
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(shown)
  await page.goto(`/product/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(banner(page)).toContainText(AS_OF)
})

test('OFF-1 a page that was opened by a link opens again by its address', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilKept(page, [OPENER])
  await entry(page, 'Shop').click()
  await cards(page).first().waitFor()
  await untilKept(page, [/by\/search\?/])
  await goOffline(page, context)
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  await expect(cards(page)).toHaveCount(6)
})

test('OFF-1 a first visit’s page opens what was kept since, for another tab too', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilKept(page, [OPENER])
  const card = page.getByRole('list', { name: 'Best Sellers' }).getByRole('article').first()
  const name = await card.getByRole('heading').textContent()
  const link = card.getByRole('link', { name: /^View Product/ })
  const other = await context.newPage()
  await other.goto(String(await link.getAttribute('href')))
  await expect(other.getByRole('heading', { name: 'Related products' })).toBeVisible()
  await untilKept(page, [/product\/show/, /product\/related/])
  await goOffline(page, context)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name))
  await expect(banner(page)).toContainText(AS_OF)
})

test('OFF-1 what was shown without a connection is asked for again once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilKept(page, [OPENER, /sortBy=sold/, /sortBy=createdAt/])
  const giveBack = await goOffline(page, context)
  await page.reload()
  await expect(banner(page)).toContainText(AS_OF)
  const answered = page.waitForResponse(
    (response) => response.url().includes('sortBy=sold') && !response.headers()['x-kept-at'],
  )
  await giveBack()
  await answered
  await expect(banner(page)).toBeHidden()
})

test('OFF-1 an answer that was kept and comes once the connection is back is asked for again too', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilKept(page, [OPENER, /sortBy=sold/, /sortBy=createdAt/])
  const giveBack = await goOffline(page, context)
  await page.addInitScript(holdKeptAnswers)
  await page.reload()
  const held = () => page.evaluate(() => document.documentElement.dataset['held']?.length)
  await expect.poll(held).toBe(2)
  const answered = ['sold', 'createdAt'].map((field) =>
    page.waitForResponse(
      (response) => response.url().includes(`sortBy=${field}`) && !response.headers()['x-kept-at'],
    ),
  )
  await giveBack()
  await Promise.all(answered)
})

test('OFF-2 the cart works without a connection, though its page was never opened', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilKept(page, [/^\/cart$/, /cart-route/])
  const row = page.getByRole('list', { name: 'Best Sellers' })
  await goOffline(page, context)
  await row
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(badge(page)).toHaveText('Cart1, 1 item')
  const policyOf = async (path: string) =>
    (await page.goto(path))?.headers()['content-security-policy']
  const policy = await policyOf('/cart')
  expect(await policyOf('/')).not.toBe(policy)
  expect(await policyOf('/Cart/')).toBe(policy)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await page.getByRole('spinbutton').fill('2')
  await expect.poll(() => readStored(page, 'cart')).toMatchObject([{ count: 2 }])
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.poll(() => readStored(page, 'cart')).toEqual([])
})

test('OFF-3 what needs the service says so and pretends nothing', async ({ page, context }) => {
  await page.goto('/signin')
  await untilKept(page, [OPENER, /sign-in-page/])
  await page.goto('/')
  await untilKept(page, [/sortBy=sold/])
  await page.goto('/shop')
  await cards(page).first().waitFor()
  await untilKept(page, [/by\/search\?/])
  await goOffline(page, context)
  await expect(page.getByRole('button', { name: 'Load more (needs a connection)' })).toBeDisabled()
  await price(page, '$10 to $19').check()
  await expect(page.getByText('These products load once you are connected.')).toBeVisible()

  await page.goto('/?search=unsent')
  await expect(page.getByRole('region', { name: 'Search results' })).toContainText(
    'The search waits for a connection',
  )
  await page.goto('/signin')
  await page.getByLabel('Email').fill('tess@example.com')
  await page.getByLabel('Password', { exact: true }).fill('right-enough')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /needs a connection/ })).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveValue('tess@example.com')
  await expectAccessible(page)
})

test('OFF-3 a connection that is lost while a page still loads is noticed', async ({
  page,
  context,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/home-route-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await page.goto('/?search=unsent', { waitUntil: 'commit' })
  // The last that the shop does before it waits for the page's code.
  await expect.poll(() => page.evaluate(() => history.state?.key)).toBeTruthy()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await cutConnection(page, context)
  release()
  await expect(page.getByRole('region', { name: 'Search results' })).toContainText(
    'The search waits for a connection',
  )
})

test('OFF-4 nothing of an account is ever kept', async ({ page, shopper }) => {
  const { token, user } = shopper.session
  await page.goto('/')
  await untilKept(page, [OPENER])
  await storeCart(page, [{ _id: 'prd_unsent-letter', name: 'One', price: 1, count: 1 }])
  await storeSession(page, shopper.session)
  for (const path of ['/user/dashboard', `/profile/${user._id}`, '/cart', '/']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await untilKept(page, [/^\/cart$/])
  const kept = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const texts = (await cache.keys()).map(async (key) => {
        const response = await cache.match(key, { ignoreVary: true })
        return `${key.url} ${await response?.text()}`
      })
      return Promise.all(texts)
    })
    return (await Promise.all(all)).flat()
  })
  expect(kept.length).toBeGreaterThan(5)
  for (const secret of [
    token,
    user.email,
    user.name,
    user._id,
    'getToken',
    '/user/',
    '/profile/',
  ]) {
    const code = /\/assets\//
    expect(
      kept.filter((text) => text.includes(secret) && !code.test(text.split(' ')[0] ?? '')),
    ).toEqual([])
  }
})

test('OFF-5 after a deploy the new build is shown at once, and nothing of the old one afterwards', async ({
  page,
  context,
  baseURL,
}) => {
  const deployments = await createDeployments(String(baseURL))
  try {
    const build = () => page.evaluate(() => document.documentElement.dataset['build'])
    await deployments.deploy('one')
    await page.goto(deployments.origin)
    await untilKept(page, [OPENER, /^\/cart$/, /index-one\.js/])
    await page.goto(`${deployments.origin}/shop`)
    await cards(page).first().waitFor()
    expect(await build()).toBe('one')

    await deployments.deploy('two')
    await page.goto(`${deployments.origin}/shop`)
    await cards(page).first().waitFor()
    expect(await build()).toBe('two')
    await untilKept(page, [OPENER, /^\/cart$/, /index-two\.js/])
    await expect.poll(async () => (await keptAddresses(page)).join(' ')).not.toContain('index-one')

    await deployments.stop()
    await cutConnection(page, context)
    // Of the new build this page was seen, and home was not.
    await page.goto(`${deployments.origin}/shop`)
    await expect(banner(page)).toBeVisible()
    expect(await build()).toBe('two')
  } finally {
    await deployments.remove()
  }
})

/** Runs in the page: gives it what was kept only once the connection is back, and marks each time. */
function holdKeptAnswers(): void {
  const { fetch } = window
  window.fetch = async (...request) => {
    const response = await fetch(...request)
    if (!response.headers.has('x-kept-at') || !/sortBy/.test(response.url)) return response
    const { dataset } = document.documentElement
    dataset['held'] = `${dataset['held'] ?? ''}.`
    return new Promise((resolve) => {
      addEventListener('online', () => setTimeout(() => resolve(response)), { once: true })
    })
  }
}
