import type { Part } from '../../mocks/braintree-wire/part'
import { BAD_ANSWERS } from './support/bad-answers'
import { expect, test } from './support/test'

const CARD = {
  nonce: 'saved-card',
  type: 'CreditCard',
  default: true,
  hasSubscription: false,
  details: { cardType: 'Visa', lastFour: '1111' },
}

/** A minute or so: the longest that anything of this waits. */
const LIMIT_MS = 75_000

for (const [name, answer] of Object.entries(BAD_ANSWERS)) {
  test(`saved methods that come as ${name} cost nobody the card form, and the console tells`, async ({
    shop,
    wire,
    page,
  }) => {
    const told: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && told.push(message.text())))
    wire.replace('saved methods', answer)
    await shop.open()
    await shop.start({ authorization: await wire.createClientToken('jane') })
    await expect(shop.hook('card')).toBeVisible()
    await expect.poll(() => told.length).toBeGreaterThan(0)
  })

  test(`a card whose answer is ${name} is refused in a stated time, and can be sent again`, async ({
    shop,
    wire,
    page,
  }) => {
    await page.clock.install()
    await shop.open()
    await shop.start({ authorization: await wire.createClientToken() })
    await shop.fillCard()
    await expect.poll(() => shop.isRequestable()).toBe(true)
    wire.replace('tokenize card', answer)
    const refusing = shop.refusal()
    await expect.poll(() => wire.askedFor('tokenize card').length).toBeGreaterThan(0)
    await page.clock.runFor(LIMIT_MS)
    expect(await refusing).toMatchObject({ code: 'TOKENIZATION_FAILED' })
    await expect(shop.error).not.toBeEmpty()
    wire.mend('tokenize card')
    expect(await shop.request()).toMatchObject({ type: 'CreditCard' })
  })

  test(`a 3D Secure lookup that is ${name} is refused in a stated time`, async ({
    shop,
    wire,
    page,
  }) => {
    await page.clock.install()
    await shop.open()
    await shop.start({ authorization: await wire.createClientToken(), threeDSecure: true })
    await shop.fillCard()
    await expect.poll(() => shop.isRequestable()).toBe(true)
    wire.replace('3d secure lookup', answer)
    const refusing = shop.refusal({ threeDSecure: { amount: '10.00' } })
    await expect.poll(() => wire.askedFor('3d secure lookup').length).toBeGreaterThan(0)
    await page.clock.runFor(LIMIT_MS)
    expect(await refusing).toMatchObject({ code: 'THREE_D_SECURE_FAILED' })
    await expect(shop.hook('loading-container')).toBeHidden()
  })
}

test('a saved method of a type that nobody knows is left out, and the console names it', async ({
  shop,
  wire,
  page,
}) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  const future = { ...CARD, nonce: 'future', type: 'FutureAccount', details: null, moon: 'full' }
  wire.replace('saved methods', { json: { paymentMethods: [future, { ...CARD, moon: 'full' }] } })
  await shop.open()
  await shop.start({ authorization: await wire.createClientToken('jane') })
  await expect(shop.savedMethod(/1111/)).toBeChecked()
  expect(told.join('\n')).toContain('FutureAccount')
})

test('an option that the merchant wants and the account lacks is named in the console', async ({
  shop,
  page,
}) => {
  const told: string[] = []
  page.on('console', (message) => told.push(`${message.type()} ${message.text()}`))
  await shop.open()
  await shop.start({ venmo: true })
  expect(await shop.use((instance) => instance.getAvailablePaymentOptions())).toEqual(['card'])
  expect(told.filter((line) => line.includes('venmo'))).toEqual([
    expect.stringMatching(/^info .*venmo.*gateway/),
  ])
})

const HANGING: Readonly<Record<string, Part>> = {
  'the saved methods': 'saved methods',
  'the card fields’ frames': 'card fields frame',
}

for (const [name, part] of Object.entries(HANGING)) {
  test(`${name} that never come are told in the console after half a minute`, async ({
    shop,
    wire,
    page,
  }) => {
    await page.clock.install()
    const told: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && told.push(message.text())))
    await shop.open()
    wire.hold(part)
    const authorization = await wire.createClientToken('jane')
    const starting = shop.create({ authorization, paypal: { flow: 'vault' } })
    await expect.poll(() => wire.askedFor(part).length).toBeGreaterThan(0)
    await page.clock.runFor(9_000)
    expect(await starting).toBeUndefined()
    await page.clock.runFor(25_000)
    expect(told.join('\n')).toMatch(/did not answer in time/)
  })
}
