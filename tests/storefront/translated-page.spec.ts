import type { Page } from 'playwright/test'
import { lineOf, lines, quantity, total } from './support/cart-page'
import { expectRedAlert } from './support/form'
import { storeCart } from './support/local-storage'
import { cards, category, grid } from './support/shop-page'
import { expect, test } from './support/test'

/** As a browser's translation does: every text goes into elements of its own, also those that come later. */
function translate(): void {
  const translateText = (text: Text) => {
    const { parentElement, data } = text
    if (!parentElement || !/\p{L}/u.test(data) || parentElement.closest('script,style,font')) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    found.forEach(translateText)
  }
  translateAll(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      addedNodes.forEach(translateAll)
      if (target instanceof Text) translateText(target)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.evaluate(translate)
  await expect(page.locator('font').first()).toBeVisible()
}

const crash = (page: Page) => page.getByText(/could not be shown/i)

test('AUTH-2 a translated page signs in, and says why not', async ({ page, shopper, watch }) => {
  watch.allowFailure(/\/api\/auth\/signin$/)
  await openTranslated(page, '/signin')
  await page.getByRole('textbox', { name: 'Email' }).fill(shopper.session.user.email)
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  const answer = page.waitForResponse(/\/api\/auth\/signin$/)
  await submit.click()
  const { error } = await (await answer).json()
  await expectRedAlert(page, error)
  await expect(crash(page)).toHaveCount(0)
})

test('CART-5 the amounts of a translated cart follow its quantities', async ({ page, watch }) => {
  watch.allowFailure(/\/api\/product\/show\//)
  await storeCart(page, [
    { _id: 'a', name: 'One', price: 3, count: 1 },
    { _id: 'b', name: 'Other', price: 5, count: 2 },
  ])
  await openTranslated(page, '/cart')
  await expect(lines(page)).toHaveCount(2)
  await quantity(page, 'One').fill('4')
  await expect(total(page)).toContainText('22')
  await lineOf(page, 'Other')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(total(page)).toContainText('12')
  await expect(lines(page)).toHaveCount(1)
  await expect(crash(page)).toHaveCount(0)
})

test('SHOP-1 a translated shop filters, and goes on to a product and back', async ({
  page,
  service,
}) => {
  const [shelf] = await service.categories()
  await openTranslated(page, '/shop')
  await category(page, shelf?.name ?? '').check()
  await expect(grid(page)).toBeVisible()
  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
  await expect(crash(page)).toHaveCount(0)
})
