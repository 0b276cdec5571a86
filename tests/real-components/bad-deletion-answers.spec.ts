import type { Answer, Wire } from '../../mocks/braintree-wire/wire'
import { savedMethods } from './options/saved-methods'
import { BAD_ANSWERS } from './support/bad-answers'
import type { RealPage } from './support/real-page'
import { expect, test } from './support/test'

/** After so long a deletion has failed. */
const LIMIT_MS = 30_000

const { null: unsettled, ...settled } = BAD_ANSWERS

for (const [name, answer] of Object.entries(settled)) {
  test(`a deletion whose answer is ${name} does not hide the method, which pays as before`, async ({
    shop,
    wire,
  }) => {
    await askToDelete(shop, wire, answer)
    // The component says nothing of the answer, so the list is what the gateway says next.
    await expect(shop.savedMethod('Ending in 1111 Visa')).toBeVisible()
    await expect.poll(() => shop.isRequestable()).toBe(true)
    expect(await shop.request()).toMatchObject({ type: 'CreditCard', vaulted: true })
  })
}

test('a deletion that the component never settles is told after 30 seconds, and the method stays', async ({
  shop,
  wire,
  page,
}) => {
  await page.clock.install()
  await askToDelete(shop, wire, unsettled)
  await page.clock.runFor(LIMIT_MS)
  await expect(shop.error).not.toBeEmpty()
  await expect(page.getByText('Ending in 1111')).toBeVisible()
})

async function askToDelete(shop: RealPage, wire: Wire, answer: Answer): Promise<void> {
  await savedMethods.save?.(wire)
  await shop.open()
  await shop.start({ authorization: await wire.createClientToken('jane'), vaultManager: true })
  wire.replace('delete method', answer)
  await shop.hook('methods-edit').click()
  await shop.page.locator('.braintree-method__delete-container').first().click()
  await shop.hook('delete-confirmation__yes').click()
  await expect.poll(() => wire.askedFor('delete method').length).toBeGreaterThan(0)
}
