import { expect, type Page, test } from 'playwright/test'
import { LONG } from '../length'
import { GUEST, openHarness } from './support/harness-page'

const CHALLENGED = '4000000000001091'

/** Verifies a card of that number in the background; the outcome and events go to the window. */
async function verify(page: Page, number: string): Promise<void> {
  await page.evaluate(async (cardNumber) => {
    const { components, simulator } = window
    const authorization = simulator.createClientToken()
    const client = await components.client.create({ authorization })
    const threeDSecure = await components['three-d-secure'].create({ client, version: 2 })
    const fields = await components['hosted-fields'].create({
      client,
      fields: { number: { container: '#number' }, expirationDate: { container: '#expiration' } },
    })
    await simulator.hostedFields.fill({ number: cardNumber })
    const card = await fields.tokenize()
    await fields.teardown()
    window.heard = []
    for (const name of [
      'authentication-modal-render',
      'authentication-modal-close',
      'customer-canceled',
    ] as const) {
      threeDSecure.on(name, () => window.heard.push(name))
    }
    window.outcome = undefined
    threeDSecure
      .verifyCard({
        nonce: card.nonce,
        bin: '400000',
        amount: '10.00',
        onLookupComplete: (_, next) => next(),
      })
      .then((verified) => {
        window.outcome = { isNew: verified.nonce !== card.nonce, ...verified }
      })
      .catch((error) => {
        window.outcome = error.code
      })
    Object.assign(window, { threeDSecure })
  }, number)
}

function outcome(page: Page): Promise<unknown> {
  return page.evaluate(() => window.outcome)
}

test.beforeEach(async ({ page }) => {
  await openHarness(page)
})

test('a frictionless card is verified without a word', async ({ page }) => {
  await verify(page, '4000000000001000')
  await expect
    .poll(() => outcome(page))
    .toMatchObject({ isNew: true, liabilityShifted: true, liabilityShiftPossible: true })
  expect(await page.evaluate(() => window.heard)).toEqual([])
})

test('a challenged card is verified with the right code', async ({ page }) => {
  await verify(page, CHALLENGED)
  await page.getByRole('textbox', { name: 'Code' }).fill('1234')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(() => outcome(page))
    .toMatchObject({
      isNew: true,
      type: 'CreditCard',
      liabilityShifted: true,
      threeDSecureInfo: { status: 'authenticate_successful' },
    })
  expect(await page.evaluate(() => window.heard)).toEqual([
    'authentication-modal-render',
    'authentication-modal-close',
  ])
})

test('a wrong code and a cancelled window shift no liability', async ({ page }) => {
  await verify(page, CHALLENGED)
  await page.getByRole('textbox', { name: 'Code' }).fill('0000')
  await page.keyboard.press('Enter')
  await expect.poll(() => outcome(page)).toMatchObject({ liabilityShifted: false })
  await verify(page, CHALLENGED)
  // The window comes some time after the request for it.
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect.poll(() => outcome(page)).toMatchObject({ liabilityShifted: false })
  expect(await page.evaluate(() => window.heard)).toContain('customer-canceled')
})

test('teardown in the middle takes the window away, and the verification never ends', async ({
  page,
}) => {
  await verify(page, CHALLENGED)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.evaluate(() => Reflect.get(window, 'threeDSecure').teardown())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await outcome(page)).toBeUndefined()
})

test('a merchant who cancels takes the window away and ends the verification', async ({ page }) => {
  await verify(page, CHALLENGED)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.evaluate(() => Reflect.get(window, 'threeDSecure').cancelVerifyCard())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => outcome(page)).toBe('THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT')
})

test('a tokenization key is not enough, and an option that is missing is named', {
  tag: LONG,
}, async ({ page }) => {
  const codes = await page.evaluate(async (authorization) => {
    const { components, simulator } = window
    const code = (attempt: Promise<unknown>) => attempt.catch((error) => error.code)
    const guest = await components.client.create({ authorization })
    const client = await components.client.create({ authorization: simulator.createClientToken() })
    const threeDSecure = await components['three-d-secure'].create({ client, version: 2 })
    return [
      await code(components['three-d-secure'].create({ client: guest, version: 2 })),
      await code(threeDSecure.verifyCard({ nonce: 'n', amount: '1' })),
      await code(
        threeDSecure.verifyCard({
          nonce: 'unknown',
          bin: '400000',
          amount: '1',
          onLookupComplete: (_, next) => next(),
        }),
      ),
    ]
  }, GUEST)
  expect(codes).toEqual([
    'THREEDS_CAN_NOT_USE_TOKENIZATION_KEY',
    'THREEDS_MISSING_VERIFY_CARD_OPTION',
    'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR',
  ])
})
