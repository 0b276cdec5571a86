import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '../../../mocks/api/payment/payment-provider'
import { createBraintreeProvider } from '../../../mocks/api/payment/real-provider/braintree-provider'
import { startWire, type Wire } from './wire/start-wire'
import { answerXml } from './wire/wire-answer'
import { createWireGateway, type WireGateway } from './wire/wire-gateway'

let gateway: WireGateway
let wire: Wire
let payments: PaymentProvider

beforeEach(async () => {
  gateway = createWireGateway(() => new Date())
  wire = await startWire(gateway)
  payments = createProvider('shop_usd')
})
afterEach(() => wire.close())

const createProvider = (merchantAccountId: string | undefined) =>
  createBraintreeProvider(wire.sdk, { merchantAccountId, takesTestNonces: false })

test('API-8 a customer who is new in several tabs at once gets a token in each', async () => {
  // Each has been told that there is no such customer before one of them makes it.
  let unknown = 0
  let release: () => void = () => undefined
  const all = new Promise<void>((resolve) => {
    release = resolve
  })
  wire.misbehave = ({ path }) => {
    if (path === '/client_token' && ++unknown === 4) release()
    return undefined
  }
  const create = wire.sdk.customer.create.bind(wire.sdk.customer)
  wire.sdk.customer.create = async (request) => {
    await all
    return create(request)
  }
  const tokens = await Promise.all(
    Array.from({ length: 4 }, () => payments.createClientToken('usr_bea')),
  )
  expect(tokens).toEqual(tokens.map(() => 'token of usr_bea'))
  expect(wire.calls.filter((call) => call === 'POST /customers')).toHaveLength(4)
})

test('API-8 a customer is made once, and nothing is read of one who is there', async () => {
  await payments.createClientToken('usr_bea')
  wire.calls.length = 0
  expect(await payments.createClientToken('usr_bea')).toBe('token of usr_bea')
  expect(wire.calls).toEqual(['POST /client_token'])
})

test('API-8 a customer of nothing but nil is a customer', async () => {
  wire.misbehave = ({ path }) =>
    path === '/customers'
      ? {
          kind: 'alter',
          alter: () =>
            answerXml(201, 'customer', { id: null, creditCards: null, paypalAccounts: null }),
        }
      : undefined
  expect(await payments.createClientToken('usr_bea')).toBe('token of usr_bea')
})

test('API-8 a customer who is refused for another reason is a fault', async () => {
  wire.misbehave = ({ path }) =>
    path === '/customers' ? { kind: 'refuse', answer: answerXml(500, 'error', 'no') } : undefined
  await expect(payments.createClientToken('usr_bea')).rejects.toThrow()
})

test.each([
  [undefined, /BRAINTREE_MERCHANT_ACCOUNT_ID is not set/],
  ['nobody', /knows no merchant account nobody/],
  ['shop_eur', /is in EUR/],
  ['shop_old', /is suspended/],
  ['shop_nil', /is in null/],
])('a merchant account %s is told of before it takes money', async (merchantAccountId, problem) => {
  gateway.accounts.set('shop_eur', { currencyIsoCode: 'EUR', status: 'active' })
  gateway.accounts.set('shop_old', { currencyIsoCode: 'USD', status: 'suspended' })
  gateway.accounts.set('shop_nil', { currencyIsoCode: null, status: null })
  expect(await createProvider(merchantAccountId).findMisconfiguration()).toMatch(problem)
  expect(await payments.findMisconfiguration()).toBeUndefined()
})
