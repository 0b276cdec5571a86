import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DropInError } from '../../model/terms/dropin-error'
import { readConfiguration } from './read-configuration'

const VERSION_3 = {
  environment: 'sandbox',
  analytics: { url: 'https://analytics.example/' },
  challenges: ['cvv', 'postal_code'],
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'UnionPay'] },
  paypalEnabled: true,
  paypal: { displayName: 'Shop' },
  payWithVenmo: { merchantId: 'm' },
  // Release 3 has this word in every configuration; it says nothing.
  venmo: 'off',
  applePayWeb: { supportedNetworks: ['visa'] },
  androidPay: { supportedNetworks: ['visa'] },
}

const VERSION_4 = {
  environment: 'SANDBOX',
  creditCard: {
    challenges: ['CVV', 'POSTAL_CODE'],
    supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'UNION_PAY'],
  },
  paypal: { displayName: 'Shop', currencyCode: 'USD' },
  venmo: { merchantId: 'm' },
  applePayWeb: { supportedCardBrands: ['VISA'] },
  googlePay: { supportedCardBrands: ['VISA'] },
}

const read = (gatewayConfiguration: object) =>
  readConfiguration({
    authorizationType: 'CLIENT_TOKEN',
    analyticsMetadata: { sessionId: 's' },
    gatewayConfiguration,
  })

async function refusal(gatewayConfiguration: unknown): Promise<DropInError> {
  try {
    await readConfiguration({ gatewayConfiguration })
  } catch (error) {
    if (error instanceof DropInError) return error
    throw error
  }
  throw new Error('The configuration was taken.')
}

test('both shapes say the same of the same merchant account', async () => {
  const { generation: three, ...old } = await read(VERSION_3)
  const { generation: four, ...next } = await read(VERSION_4)
  expect([three, four]).toEqual([3, 4])
  expect({ ...next, gateway: { ...next.gateway, analyticsUrl: old.gateway.analyticsUrl } }).toEqual(
    old,
  )
  expect(next.gateway).toMatchObject({
    environment: 'sandbox',
    challenges: ['cvv', 'postal_code'],
    supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'UnionPay'],
    options: ['card', 'paypal', 'paypalCredit', 'venmo', 'applePay', 'googlePay'],
  })
})

test('the environment may be written in either way', async () => {
  expect((await read({ ...VERSION_4, environment: 'production' })).gateway.environment).toBe(
    'production',
  )
  expect((await read({ ...VERSION_4, environment: 'PRODUCTION' })).gateway.environment).toBe(
    'production',
  )
})

test('what an account lacks is absent in release 3 and null in release 4', async () => {
  const { environment, challenges, creditCards, venmo } = VERSION_3
  const bare = { environment, challenges, creditCards, venmo, paypalEnabled: false }
  expect((await read(bare)).gateway.options).toEqual(['card'])
  const none = { creditCard: null, paypal: null, venmo: null, applePayWeb: null, googlePay: null }
  expect((await read({ ...none, environment: 'SANDBOX' })).gateway).toMatchObject({
    options: [],
    challenges: [],
    supportedCardTypes: [],
  })
})

test('a release that renames again is an error with a code, never an option less', async () => {
  for (const name of ['creditCard', 'paypal', 'venmo', 'applePayWeb', 'googlePay', 'environment']) {
    const { [name]: value, ...others } = { ...VERSION_4 } as Record<string, unknown>
    expect((await refusal({ ...others, [`${name}Next`]: value })).message).toContain(name)
  }
  for (const name of ['creditCards', 'challenges', 'environment']) {
    const { [name]: value, ...others } = { ...VERSION_3 } as Record<string, unknown>
    expect((await refusal({ ...others, [`${name}Next`]: value })).message).toContain(name)
  }
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a page of HTML', '<html></html>'],
  ['an empty answer', {}],
  [
    'an answer of GraphQL that still has its wrapping',
    { data: { clientConfiguration: VERSION_4 } },
  ],
  ['a text for the brands', { ...VERSION_3, creditCards: { supportedCardTypes: 'Visa' } }],
  ['null for the cards', { ...VERSION_3, creditCards: null }],
  ['null for the challenges', { ...VERSION_3, challenges: null }],
  [
    'objects for the brands',
    {
      ...VERSION_4,
      creditCard: { ...VERSION_4.creditCard, supportedCardBrands: [{ name: 'VISA' }] },
    },
  ],
  ['a switch for PayPal', { ...VERSION_4, paypal: true }],
  ['no environment', { ...VERSION_4, environment: null }],
  ['brands that nobody knows', { ...VERSION_3, creditCards: { supportedCardTypes: ['V', 'M'] } }],
])('%s is no configuration', async (_what, gatewayConfiguration) => {
  const error = await refusal(gatewayConfiguration)
  expect(error).toMatchObject({ code: 'CONFIGURATION_UNKNOWN', fault: 'merchant' })
  expect(error.message).toMatch(/^The gateway's configuration (is|has|names) .+\.$/)
})

test('a brand among others that nobody knows is named, and the others are taken', async () => {
  const facts = await read({
    ...VERSION_3,
    creditCards: { supportedCardTypes: ['Visa', 'Mir', 'Solo'] },
  })
  expect(facts.unknownBrands).toEqual(['Mir'])
  expect(facts.gateway.supportedCardTypes).toEqual(['Visa', 'Mir', 'Solo'])
})

test('whatever comes, it is read or refused with a code', async () => {
  const names = Object.keys({ ...VERSION_3, ...VERSION_4 })
  const gateway = fc.dictionary(fc.constantFrom(...names), fc.anything())
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.anything(), gateway), async (gatewayConfiguration) => {
      try {
        await readConfiguration({ gatewayConfiguration })
      } catch (error) {
        expect(error).toMatchObject({ code: 'CONFIGURATION_UNKNOWN' })
      }
    }),
    { numRuns: 300 },
  )
})
