import type { Page } from 'playwright/test'
import { badge } from './support/cart-page'
import { BREAKING_PRICE, breakAt } from './support/crash'
import { store, storeCart, storeSession } from './support/local-storage'
import { entry, waitForMarkup } from './support/navigation'
import type { Service, Session } from './support/service'
import { expect, test } from './support/test'

const DAY_MS = 24 * 60 * 60 * 1_000

interface Visitor {
  readonly locale?: string
  /** How many elements say something else to this visitor: links of the bar, buttons of products in the cart. */
  readonly own?: number
  prepare(page: Page, given: { service: Service; adminSession: Session }): Promise<void>
}

const visitors: Readonly<Record<string, Visitor>> = {
  'who comes for the first time': { prepare: async () => undefined },
  'from Germany in dark colors': {
    locale: 'de-DE',
    prepare: (page) => store(page, { 'color-scheme': 'dark' }),
  },
  'with a cart who is signed in': {
    own: 10,
    prepare: async (page, { service, adminSession }) => {
      await storeSession(page, adminSession)
      const [first, ...others] = await service.products()
      await storeCart(page, [
        { ...first, count: 3 },
        ...others.slice(0, 2).map((product) => ({ ...product, count: 1 })),
      ])
    },
  },
}

const paths = {
  home: () => '/',
  'the shop': () => '/shop',
  'a product': (id: string) => `/product/${id}`,
}

for (const [who, { locale, own = 0, prepare }] of Object.entries(visitors)) {
  test.describe(`a visitor ${who}`, () => {
    if (locale) test.use({ locale })
    for (const [what, pathOf] of Object.entries(paths)) {
      test(`the server’s markup becomes the page, as it would be without: ${what}`, async ({
        page,
        service,
        adminSession,
      }) => {
        await prepare(page, { service, adminSession })
        const [product] = await service.products()
        const path = pathOf(product?._id ?? '')
        await waitForMarkup(page, path, locale)
        await markServed(page)
        await page.goto(path)
        await settle(page)
        const lost = await countLost(page)
        expect(lost, 'elements of the server’s that are gone').toBeLessThanOrEqual(own)
        const takenOver = await describePage(page)
        // What the page reads is not what the markup was drawn from: it is drawn anew.
        await page.route(path, async (route) => {
          const response = await route.fetch()
          const html = (await response.text()).replace(/data-drawn-from="[^"]*"/, '')
          await route.fulfill({ response, body: html })
        })
        await page.goto(path)
        await settle(page)
        expect(await countLost(page)).toBeGreaterThan(50)
        expect(takenOver).toEqual(await describePage(page))
      })
    }
  })
}

test('a photo that was changed after the document was made is the one that is shown', async ({
  page,
  service,
}) => {
  const [product] = await service.products()
  const path = `/product/${product?._id}`
  await page.route('**/api/product/show/*', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), photo: { data: '/favicon.svg' } }
    await route.fulfill({ response, json })
  })
  await page.goto(path)
  await settle(page)
  await expect(page.getByAltText(`Cover of ${product?.name}`)).toHaveAttribute(
    'src',
    /\/favicon\.svg$/,
  )
})

test('ages are told as of now, however old the document is', async ({ page, service }) => {
  const [product] = await service.products()
  const addedAt = new Date(product?.createdAt ?? '')
  await page.clock.setFixedTime(addedAt.setUTCFullYear(addedAt.getUTCFullYear() + 10) + DAY_MS)
  await markServed(page)
  await page.goto(`/product/${product?._id}`)
  await settle(page)
  expect(await countLost(page)).toBe(0)
  await expect(page.locator('time').first()).toHaveText('10 years ago')
})

test('a reload gives the focus back, and a link to a part of a page leads into it', async ({
  page,
}) => {
  await page.goto('/')
  await settle(page)
  const link = page.getByRole('link', { name: /^View Product/ }).last()
  await link.focus()
  await page.reload()
  await settle(page)
  await expect(link).toBeFocused()
  const id = await link.getAttribute('id')
  await page.goto('/shop')
  await page.goto(`/#${id}`)
  await settle(page)
  await expect(link).toBeFocused()
})

test('a document that is opened once more has ticked what its address says', async ({ page }) => {
  await page.goto('/shop')
  await settle(page)
  await page.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\?/)
  await page.goto('/favicon.svg')
  await markServed(page)
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL('/shop')
  await settle(page)
  expect(await countLost(page)).toBe(0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2)
})

test('a document that is opened once more has ticked the colors that are in use', async ({
  page,
}) => {
  await page.goto('/')
  await settle(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.goto('/favicon.svg')
  // As in another tab.
  await page.evaluate(() => localStorage.removeItem('color-scheme'))
  await markServed(page)
  await page.goBack()
  await settle(page)
  expect(await countLost(page)).toBe(0)
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
})

test('markup that a translation has changed becomes a page all the same', async ({
  page,
  watch,
}) => {
  watch.allowLog(/^The page was drawn once more/)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const title of document.querySelectorAll('#root h1, #root h2, #root h3')) {
        const font = document.createElement('font')
        font.append(...title.childNodes)
        title.append(font)
      }
      document.querySelector('#root')?.prepend(document.createElement('aside'))
    })
  })
  await page.goto('/')
  await settle(page)
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(badge(page)).toHaveText('Cart1, 1 item')
})

test('a shop with nothing in it is drawn by the browser, which is no fault', async ({
  page,
  service,
  admin,
}) => {
  for (const { _id } of await service.products()) await admin.deleteProduct(_id)
  await page.goto('/shop')
  await settle(page)
  await expect(page.locator('main article')).toHaveCount(0)
  await entry(page, 'Home').click()
  await expect(page).toHaveURL(/\/$/)
})

test('a place in the history that somebody else has marked is started in', async ({ page }) => {
  await page.addInitScript(() => history.replaceState('odd', ''))
  await page.goto('/')
  await settle(page)
  await entry(page, 'Shop').click()
  await expect(page).toHaveURL(/\/shop$/)
})

test.describe('a browser in which a price breaks', () => {
  // Money of the United States is written without what breaks.
  test.use({ locale: 'en-GB' })

  for (const what of ['a card of home', 'the product’s page'] as const) {
    test(`a crash while the markup becomes the page leaves the shop to go on with: ${what}`, async ({
      page,
      admin,
      service,
      watch,
    }) => {
      watch.allowLog(/^The page was drawn once more|crashed|RangeError/)
      const [category] = await service.categories()
      const { _id } = await admin.createProduct({
        category: category?._id ?? '',
        price: BREAKING_PRICE,
      })
      await breakAt(page)
      await page.goto(what === 'a card of home' ? '/' : `/product/${_id}`)
      await expect(page.getByText(/could not be shown/).first()).toBeVisible()
      await settle(page)
      if (what === 'a card of home') {
        await page
          .getByRole('button', { name: /^Add to cart/ })
          .first()
          .click()
        await expect(badge(page)).toHaveText('Cart1, 1 item')
      }
      await entry(page, 'Signin').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    })
  }
})

/** Marks each element that the server has drawn. */
async function markServed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { served: [...document.querySelectorAll('#root *')] })
    })
  })
}

function countLost(page: Page): Promise<number> {
  return page.evaluate(() => {
    const served: readonly Element[] = Reflect.get(window, 'served')
    return served.filter((element) => !element.isConnected).length
  })
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('#root[inert], #root[data-drawn-at]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Every element with its attributes and texts; ids by their order, addresses in full. */
function describePage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = new Map<string, number>()
    const nameOf = (id: string) => {
      const known = ids.get(id) ?? ids.size
      ids.set(id, known)
      return `id ${known}`
    }
    const tellValue = ({ name, value }: Attr) => {
      if (/^(id|for|name|aria-(labelledby|describedby|controls))$/.test(name)) {
        return value.replace(/\b_?[rR]_\w+_?|:?«?[rR]\w+»?:/g, nameOf)
      }
      return value.replaceAll(`${location.origin}/`, '/')
    }
    return [...document.querySelectorAll('#root, #root *')].map((element) => {
      const attributes = [...element.attributes]
        // What is checked or selected tells the state.
        .filter(
          ({ name }) =>
            !name.startsWith('data-drawn-') && name !== 'checked' && name !== 'selected',
        )
        .map((attribute) => `${attribute.name}=${tellValue(attribute)}`)
        .sort()
      // Ages are those of the minute in which the server drew the page, and then of the present one.
      const texts = [...element.childNodes]
        .filter((node) => node instanceof Text && element.tagName !== 'TIME')
        .map(({ textContent }) => textContent)
      const state =
        element instanceof HTMLInputElement ? ` ${element.value} ${element.checked}` : ''
      return `${element.tagName} ${attributes.join(' ')} ${texts.join('')}${state}`
    })
  })
}
