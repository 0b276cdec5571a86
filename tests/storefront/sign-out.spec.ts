import type { Page } from 'playwright/test'
import { ADDRESS, checkoutOn } from './support/checkout-page'
import { expect, test } from './support/checkout-test'
import { readStored, store, storeCart, storeSession } from './support/local-storage'
import type { Account, Product } from './support/service'

const signOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Signout' })

/** Whatever the page shows or keeps, as one text. */
const everything = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')]
    return [
      document.body.innerText,
      ...fields.map((field) => ('value' in field ? String(field.value) : '')),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join('\n')
  })

const purchaseOf = ({ session }: Account, product: Product) => ({
  id: 'prc_test',
  userId: session.user._id,
  pressedAt: Date.now(),
  lines: [{ productId: product._id, name: product.name, priceCents: 1250, count: 1 }],
  amountCents: 1250,
  address: ADDRESS,
})

test('AUTH-8 AUTH-11 signing out offline leaves nothing of the visitor in any tab', async ({
  page,
  context,
  shopper,
  product,
  watch,
}) => {
  watch.allowFailure(/./)
  // Offline, a page whose code was never loaded says that it can't be shown.
  watch.allowLog(/could not be told of the sign-out|preload CSS|page crashed|dynamically imported/)
  // The other tab may be asking for the saved methods at this moment.
  watch.allowLog(/The gateway could not be reached/)
  const { name, email, _id } = shopper.session.user
  const other = await context.newPage()
  watch.add(other)
  await checkoutOn(other).open(shopper, product)
  await checkoutOn(other).address.fill(ADDRESS)
  await page.goto(`/profile/${_id}`)
  await page.getByLabel('Name').fill('Half a name')
  expect(await everything(other)).toContain(ADDRESS)

  await context.setOffline(true)
  await signOut(page).click()
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('link', { name: 'Sign in to checkout' })).toBeVisible()
  for (const tab of [page, other]) {
    const left = await everything(tab)
    for (const trace of [ADDRESS, 'Springfield', 'Half a name', name, email, _id]) {
      expect(left).not.toContain(trace)
    }
  }
  expect(await readStored(page, 'cart')).toHaveLength(1)
})

test('AUTH-8 PAY-9 purchases that took no money go with their buyer, an open one stays', async ({
  page,
  shopper,
  product,
}) => {
  const purchase = purchaseOf(shopper, product)
  const failure = { kind: 'declined', reason: 'Insufficient Funds.' }
  const over = { step: 'failed', purchase, failure }
  const begun = { step: 'requesting-nonce', purchase: { ...purchase, userId: 'usr_third' } }
  const open = {
    step: 'charged',
    purchase: { ...purchase, userId: 'usr_another' },
    transactionId: 'txn_open',
    checks: 0,
    trouble: { kind: 'session' },
  }
  await storeSession(page, shopper.session)
  await storeCart(page, [{ ...product, count: 1 }])
  await store(page, {
    'payment-journal': JSON.stringify({ version: 1, entries: [over, begun, open] }),
  })
  await page.goto('/cart')
  await expect(page.getByText('Insufficient Funds.')).toBeVisible()
  await signOut(page).click()
  await expect
    .poll(() => readStored(page, 'payment-journal'))
    .toEqual({ version: 1, entries: [open] })
})
