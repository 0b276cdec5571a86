import { lineOf } from './support/cart-page'
import { listen } from './support/hearing'
import { cards, LONG_SHELF, loadMore, price } from './support/shop-page'
import { expect, test } from './support/test'

test('SHOP-4 SHOP-5 who listens hears how many products a filter and Load more have brought', async ({
  page,
}) => {
  await page.goto(LONG_SHELF)
  await expect(cards(page)).toHaveCount(6)
  const heard = await listen(page)
  await loadMore(page).click()
  await expect.poll(heard).toContain('Showing 12 products')
  await price(page, 'Any').check()
  await expect.poll(heard).toContain('Showing 6 products')
})

test('CART-2 CART-6 who listens hears what has been put into the cart, and taken out', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const { name } = await admin.createProduct({ category: shelf._id })
  await page.goto(`/shop?category=${shelf._id}`)
  await expect(cards(page)).toHaveCount(1)
  const heardInShop = await listen(page)
  await cards(page)
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expect.poll(heardInShop).toContain(`${name} is in your cart.`)
  await page.goto('/cart')
  await expect(lineOf(page, name)).toBeVisible()
  const heardInCart = await listen(page)
  await lineOf(page, name)
    .getByRole('button', { name: /^Remove Product/ })
    .click()
  await expect.poll(heardInCart).toContain(name)
})

test('AUTH-1 who listens hears what is wrong with a field when leaving it', async ({ page }) => {
  await page.goto('/signin')
  await page.getByLabel('Email').fill('sam@')
  const heard = await listen(page)
  await page.keyboard.press('Tab')
  await expect.poll(heard).toContain('Invalid email format')
})
