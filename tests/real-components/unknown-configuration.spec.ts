import { restConfiguration } from '../../mocks/braintree-wire/gateway/configuration'
import { expect, test } from './support/test'

const CHANGES: readonly (readonly [what: string, change: (own: object) => object])[] = [
  ['another name for the cards', (own) => rename(own, 'creditCards')],
  ['no list of brands', (own) => ({ ...own, creditCards: { supportedCardTypes: null } })],
  ['null for the challenges', (own) => ({ ...own, challenges: null })],
  ['no environment', (own) => rename(own, 'environment')],
  ['brands that nobody knows', (own) => ({ ...own, creditCards: { supportedCardTypes: ['V'] } })],
]

for (const [what, change] of CHANGES) {
  test(`a gateway with ${what} is told by a code, never as no options`, async ({ shop, wire }) => {
    wire.replace('configuration', () => ({ json: change(restConfiguration(wire)) }))
    await shop.open()
    expect(await shop.create({ authorization: await wire.createClientToken() })).toMatchObject({
      code: 'CONFIGURATION_UNKNOWN',
      fault: 'merchant',
      message: expect.stringMatching(/^The gateway's configuration /),
    })
  })
}

test('a gateway with properties that nobody knows yet is read as always', async ({
  shop,
  wire,
}) => {
  wire.replace('configuration', () => ({ json: { ...restConfiguration(wire), news: { all: 1 } } }))
  await shop.open()
  await shop.start({ authorization: await wire.createClientToken() })
  await expect(shop.frame('number').getByRole('textbox')).toBeVisible()
})

function rename(own: object, name: string): object {
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key === name ? `${name}Next` : key, value]),
  )
}
