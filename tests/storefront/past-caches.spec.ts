import { checkout, lineOf } from './support/cart-page'
import { cutConnection } from './support/connection'
import { untilKept } from './support/kept'
import { storeCart } from './support/local-storage'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })
// What is asked without a connection and not kept fails, which the browser says too.
test.beforeEach(({ watch }) => {
  watch.allowFailure(/./)
  watch.allowLog(/^The FetchEvent for|net::ERR_INTERNET_DISCONNECTED/)
})

test('OFF-1 who asks past every cache is not told what was kept', async ({
  page,
  context,
  service,
}) => {
  const { _id } = await service.product('prd_unsent-letter')
  const address = `/api/product/show/${_id}`
  await page.goto(`/product/${_id}`)
  await untilKept(page, [/product\/show/])
  await context.setOffline(true)
  const ask = (cache: RequestCache) =>
    page.evaluate(
      ([url, mode]) =>
        fetch(url, { cache: mode }).then(
          ({ status }) => status,
          () => 'no answer',
        ),
      [address, cache] as const,
    )
  expect([await ask('default'), await ask('no-store')]).toEqual([200, 'no answer'])
})

test('OFF-2 OFF-3 the cart is not checked against what was kept of the service', async ({
  page,
  context,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const product = await admin.createProduct({ category: shelf._id, price: 10, quantity: 0 })
  await page.goto(`/product/${product._id}`)
  await untilKept(page, [/product\/show/, /^\/cart$/, /cart-route/])
  await storeCart(page, [{ ...product, price: 12, quantity: 5, count: 1 }])
  const giveBack = await cutConnection(page, context)
  await page.goto('/cart')
  await expect(page.getByText(/^Prices and stock could not be checked just now/)).toBeVisible()
  await expect(lineOf(page, product.name)).not.toContainText('Sold out.')
  await expect(checkout(page)).toBeVisible()
  await giveBack()
  await expect(lineOf(page, product.name)).toContainText('Sold out.')
})
