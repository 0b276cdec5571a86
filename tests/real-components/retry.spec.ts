import { TOKENIZATION_KEY, type Wire } from '../../mocks/braintree-wire/wire'
import { BAD_ANSWERS } from './support/bad-answers'
import { expect, test } from './support/test'

/** The requests that have come up to now hang for ever; later ones are answered. */
function forsakeHeld(wire: Wire): void {
  wire.hold('configuration')()
}

test('a retry after a start that hung is a request of its own', async ({ shop, wire, page }) => {
  await page.clock.install()
  await shop.open()
  const authorization = await wire.createClientToken()
  wire.hold('configuration')
  const hanging = shop.create({ authorization })
  await expect.poll(() => wire.askedFor('configuration').length).toBe(1)
  await page.clock.runFor(30_000)
  expect(await hanging).toMatchObject({ code: 'CLIENT_FAILED', fault: 'network' })

  forsakeHeld(wire)
  expect(await shop.create({ authorization })).toBeUndefined()
  expect(wire.askedFor('configuration')).toHaveLength(2)
  await shop.fillCard()
  await expect.poll(() => shop.isRequestable()).toBe(true)
  expect(await shop.request()).toMatchObject({ type: 'CreditCard' })
})

test('with a tokenization key it succeeds by the next request of braintree-web, also after 30 seconds more', async ({
  shop,
  wire,
  page,
}) => {
  await page.clock.install()
  await shop.open()
  const release = wire.hold('configuration')
  const hanging = shop.create({ authorization: TOKENIZATION_KEY })
  await expect.poll(() => wire.askedFor('configuration').length).toBe(1)
  await page.clock.runFor(30_000)
  expect(await hanging).toMatchObject({ code: 'CLIENT_FAILED', fault: 'network' })

  const retry = shop.create({ authorization: TOKENIZATION_KEY })
  await page.clock.runFor(40_000)
  // The browser ends the first request after a minute, as one whose connection broke.
  wire.replace('configuration', () => {
    wire.mend('configuration')
    return 'cut'
  })
  release()
  expect(await retry).toBeUndefined()
  await expect(shop.hook('card')).toBeVisible()
})

const REFUSED = /^(CLIENT_FAILED|CONFIGURATION_UNKNOWN)$/

for (const [name, answer] of Object.entries(BAD_ANSWERS)) {
  test(`a configuration that is ${name} ends a start in half a minute, and the retry starts`, async ({
    shop,
    wire,
    page,
  }) => {
    await page.clock.install()
    await shop.open()
    const authorization = await wire.createClientToken()
    wire.replace('configuration', answer)
    const starting = shop.create({ authorization })
    await expect.poll(() => wire.askedFor('configuration').length).toBeGreaterThan(0)
    await page.clock.runFor(30_000)
    expect(await starting).toMatchObject({ code: expect.stringMatching(REFUSED) })
    wire.mend('configuration')
    expect(await shop.create({ authorization })).toBeUndefined()
  })
}

test('with a tokenization key that braintree-web never lets go, a retry says that the page has to be loaded anew', async ({
  shop,
  wire,
  page,
}) => {
  await page.clock.install()
  await shop.open()
  wire.replace('configuration', BAD_ANSWERS.HTML)
  const starting = shop.create({ authorization: TOKENIZATION_KEY })
  await expect.poll(() => wire.askedFor('configuration').length).toBe(1)
  await page.clock.runFor(30_000)
  expect(await starting).toMatchObject({ code: 'CLIENT_FAILED', fault: 'network' })
  await page.clock.runFor(200_000)
  const hopeless = shop.create({ authorization: TOKENIZATION_KEY })
  await page.clock.runFor(1_000)
  expect(await hopeless).toMatchObject({ code: 'CLIENT_FAILED', fault: 'network' })
})

test('with a tokenization key an answer without content is asked for anew', async ({
  shop,
  wire,
}) => {
  await shop.open()
  wire.replace('configuration', BAD_ANSWERS['no content'])
  expect(await shop.create()).toMatchObject({ code: 'CONFIGURATION_UNKNOWN' })
  wire.mend('configuration')
  expect(await shop.create()).toBeUndefined()
})
