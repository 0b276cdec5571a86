import { hold } from './support/hold'
import { watchShifts } from './support/layout-shifts'
import { ssrMarkup, waitForMarkup } from './support/navigation'
import { expect, test } from './support/test'

const CARD = /^Cover of /

test.describe('before its scripts are there', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' })
  test.beforeEach(({ watch }) => watch.allowFailure(/\/assets\//))

  test('the home page can be read, in the visitor’s locale, but not yet used', async ({ page }) => {
    await waitForMarkup(page, '/', 'de-DE')
    await page.goto('/', { waitUntil: 'load' })
    await expect(page).toHaveTitle('Home · Prompt Bazaar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompts that do the work')
    await expect(page.getByAltText(CARD).first()).toBeVisible()
    await expect(page.getByText(/^\d+,\d\d\s\$$/).first()).toBeVisible()
    await expect(ssrMarkup(page)).toBeVisible()
    // What it offers depends on who comes.
    await expect(page.getByRole('link', { name: 'Signin' })).toBeHidden()
    await expect(page.locator('noscript')).toBeInViewport()
    await expect(page.getByText('The shop takes longer than usual')).toBeHidden()
  })

  test('the shop’s first products and its filters can be read', async ({ page, service }) => {
    const [category] = await service.categories()
    await waitForMarkup(page, '/shop', 'de-DE')
    await page.goto('/shop', { waitUntil: 'load' })
    await expect(page.locator('#root article')).toHaveCount(6)
    await expect(page.getByText(category?.name ?? '').first()).toBeVisible()
    await page.goto(`/shop?category=${category?._id}`, { waitUntil: 'load' })
    await expect(page.locator('#root')).toBeEmpty()
  })

  test('of pages that depend on who comes the heading can be read', async ({ page }) => {
    for (const [path, title] of Object.entries({ '/cart': 'Cart', '/signin': 'Sign in' })) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} · Prompt Bazaar`)
      await expect(page.locator('noscript')).toBeInViewport()
    }
  })

  test('a product can be read, whatever stands in its name', async ({ page, admin, service }) => {
    const name = `<img src=x onerror=alert(1)> & <b>bold</b> ${Date.now()}`
    const [category] = await service.categories()
    const { _id } = await admin.createProduct({ category: category?._id ?? '', name })
    await waitForMarkup(page, `/product/${_id}`, 'de-DE')
    await page.goto(`/product/${_id}`, { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(await page.title()).toContain(name)
    await expect(page.locator('b, img[src="x"]')).toHaveCount(0)
  })
})

test.describe('on a slow line', () => {
  for (const [path, role, name] of [
    ['/cart', 'link', 'Continue shopping'],
    ['/signin', 'button', 'Sign in'],
    ['/signup', 'button', 'Create account'],
  ] as const) {
    test(`the heading of ${path} stands where it will be, until its page takes its place`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page)
      const release = await hold(page, '**/assets/index-*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(ssrMarkup(page)).toBeVisible()
      const heading = page.getByRole('heading', { level: 1 })
      const [box, text] = [await heading.boundingBox(), await heading.innerText()]
      expect(box).not.toBeNull()
      release()
      await expect(page.getByRole(role, { name, exact: true })).toBeVisible()
      await expect(ssrMarkup(page)).toHaveCount(0)
      expect(await heading.innerText()).toBe(text)
      expect(await heading.boundingBox()).toEqual({ ...box, width: expect.any(Number) })
      expect(await page.locator('.page-fallback').count()).toBe(0)
      expect(await shifts()).toBeLessThan(0.01)
    })
  }

  test('a page that was left while it started is loaded again when it comes back', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/cart-route-*.js')
    await page.addInitScript(() => {
      const whileStarting = new MutationObserver(() => {
        if (!document.querySelector('link[disabled]') || sessionStorage.getItem('left')) return
        sessionStorage.setItem('left', 'once')
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      whileStarting.observe(document, { childList: true, subtree: true })
    })
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect.poll(() => loads).toBe(2)
    release()
    await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible()
    await expect(ssrMarkup(page)).toHaveCount(0)
  })
})

test('MEM-8 the colors that were chosen are there before anything is drawn, in a document that is the same for all', async ({
  page,
}) => {
  await page.goto('/')
  const scheme = () => page.locator('html').getAttribute('data-color-scheme')
  const plain = await (await page.request.get('/')).text()
  for (const chosen of ['dark', 'light']) {
    await page.evaluate((value) => localStorage.setItem('color-scheme', value), chosen)
    const release = await hold(page, '**/assets/index-*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(ssrMarkup(page)).toBeVisible()
    expect(await scheme()).toBe(chosen)
    release()
    await expect(ssrMarkup(page)).toHaveCount(0)
    expect(await scheme()).toBe(chosen)
    await page.unroute('**/assets/index-*.js')
  }
  expect(plain).toContain('<html lang="en">')
  await page.evaluate(() => localStorage.setItem('color-scheme', '"><script>'))
  await page.goto('/')
  expect(await scheme()).toBeNull()
})

test('the shop takes the place of its server-rendered markup without moving anything', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  const stylesheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheets.push(request.url())
  })
  const release = await hold(page, '**/assets/index-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'New Arrival' })
  await expect(heading).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  const before = await heading.boundingBox()
  await expect(ssrMarkup(page)).toHaveCount(1)
  release()
  await expect(ssrMarkup(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Signin' })).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
  expect(await shifts()).toBeLessThan(0.01)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  expect(stylesheets, 'the styles stand in the document').toEqual([])
})

test('a shop whose script never comes says so, with a way on', async ({ page, watch }) => {
  watch.allowFailure(/index-.*\.js/)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'load' })
  const notice = page.getByText('The shop takes longer than usual to start.')
  await expect(notice).toBeHidden()
  // As if ten seconds had passed.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(notice).toBeVisible()
  await page.unroute('**/assets/index-*.js')
  await page.getByRole('link', { name: 'load the page again' }).click()
  await expect(page.getByRole('link', { name: 'Signin' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

for (const path of ['/', '/shop', 'a product']) {
  test(`PROD-3 the first page of a visitor from the United States needs no Intl, whose locales take a phone long to read: ${path}`, async ({
    page,
    service,
  }) => {
    await page.addInitScript(() => {
      const calls: string[] = []
      const note = (name: string, holder: object, key: string) => {
        const original = Reflect.get(holder, key)
        Reflect.set(
          holder,
          key,
          new Proxy(original, {
            apply: (target, self, args) => {
              calls.push(name)
              return Reflect.apply(target, self, args)
            },
            construct: (target, args) => {
              calls.push(name)
              return Reflect.construct(target, args)
            },
          }),
        )
      }
      for (const key of Object.getOwnPropertyNames(Intl)) {
        if (typeof Reflect.get(Intl, key) === 'function') note(`Intl.${key}`, Intl, key)
      }
      note('Number.toLocaleString', Number.prototype, 'toLocaleString')
      note('Date.toLocaleString', Date.prototype, 'toLocaleString')
      Object.assign(window, { intlCalls: calls })
    })
    const calls = () => page.evaluate(() => Reflect.get(window, 'intlCalls'))
    const [product] = await service.products()
    await page.goto(path.startsWith('/') ? path : `/product/${product?._id}`)
    await expect(ssrMarkup(page)).toHaveCount(0)
    await expect(page.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible()
    const time = page.locator('time').first()
    await expect(time).toHaveText(/ ago$|^this minute$/)
    expect(await calls()).toEqual([])
    await time.hover()
    await expect(time).toHaveAttribute('title', /\d:\d\d:\d\d [AP]M$/)
    expect(await calls()).toEqual(['Date.toLocaleString'])
  })
}
