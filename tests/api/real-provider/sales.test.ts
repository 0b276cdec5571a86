import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../mocks/api/database/database'
import { NotAttempted } from '../../../mocks/api/payment/payment-provider'
import { MINUTE_MS, openShelf, openWireShop, type WireShop } from './support/wire-shop'
import { answerXml } from './wire/wire-answer'

let open: OpenDatabase
let shop: WireShop

beforeAll(async () => {
  open = await openShelf()
})
afterAll(() => open.close())
beforeEach(async () => {
  shop = await openWireShop(open)
})
afterEach(() => shop.wire.close())

const isSale = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method === 'POST' && path === '/transactions'

test('API-8 a sale names its account, its order and a key that makes it one sale', async () => {
  const nonce = await shop.gateway.issueNonce()
  expect(await shop.pay(nonce)).toMatchObject({ kind: 'resolved', charge: { status: 'charged' } })
  const [charge] = await shop.readCharges(nonce)
  expect(shop.gateway.sales).toEqual([
    {
      type: 'sale',
      amount: '10.00',
      payment_method_nonce: nonce,
      order_id: charge?.id,
      merchant_account_id: 'shop_usd',
      api_request_key: charge?.id,
      options: { submit_for_settlement: true },
    },
  ])
})

test.each([
  [200_000, 'Do Not Honor', '2000'],
  [300_000, 'Processor Network Unavailable - Try Again', '3000'],
  [500_100, 'gateway rejected (application_incomplete)', 'application_incomplete'],
])('API-8 a sale of %i cents is declined: %s', async (cents, declineReason, processorCode) => {
  const nonce = await shop.gateway.issueNonce()
  expect(await shop.pay(nonce, cents)).toMatchObject({
    kind: 'resolved',
    charge: { status: 'declined', declineReason, processorCode },
  })
  // It is answered from the shop's own record from then on.
  await shop.pay(nonce, cents)
  expect(shop.gateway.sales).toHaveLength(1)
})

test('API-8 a nonce that is unknown, or used elsewhere, leaves no charge behind', async () => {
  expect(await shop.pay('nothing')).toMatchObject({ kind: 'invalid', field: 'paymentMethodNonce' })
  const nonce = await shop.gateway.issueNonce()
  await shop.gateway.simulated.sale({ amount: '1.00', paymentMethodNonce: nonce })
  expect(await shop.pay(nonce)).toEqual({ kind: 'nonce-used' })
  for (const one of ['nothing', nonce]) expect(await shop.readCharges(one)).toEqual([])
})

test('API-8 money in another currency goes back at once, and is told as a fault', async () => {
  shop.gateway.currencyIsoCode = 'JPY'
  const nonce = await shop.gateway.issueNonce()
  await expect(shop.pay(nonce)).rejects.toThrow(/10\.00 JPY.*BRAINTREE_MERCHANT_ACCOUNT_ID/)
  expect([...shop.gateway.transactions.values()]).toMatchObject([{ status: 'voided' }])
  expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'voided' }])
  expect(await shop.pay(nonce)).toEqual({ kind: 'nonce-used' })
})

describe('a sale that certainly never was', () => {
  test.each([401, 403, 426, 429])(
    'API-8 since it was answered %i: no charge is left, and the next time it is made',
    async (status) => {
      const nonce = await shop.gateway.issueNonce()
      shop.wire.misbehave = (call) =>
        isSale(call) ? { kind: 'refuse', answer: answerXml(status, 'error', 'no') } : undefined
      await expect(shop.pay(nonce)).rejects.toThrow(NotAttempted)
      expect(await shop.readCharges(nonce)).toEqual([])
      shop.wire.misbehave = () => undefined
      expect(await shop.pay(nonce)).toMatchObject({ kind: 'resolved' })
    },
  )

  test('API-8 since nobody listens: no charge is left', async () => {
    const nonce = await shop.gateway.issueNonce()
    await shop.wire.close()
    await expect(shop.pay(nonce)).rejects.toThrow(NotAttempted)
    expect(await shop.readCharges(nonce)).toEqual([])
  })

  test('API-8 is no word on the first time, when that is unknown', async () => {
    const nonce = await shop.gateway.issueNonce()
    shop.gateway.searchLagMs = 60 * MINUTE_MS
    shop.wire.misbehave = (call) => (isSale(call) ? { kind: 'lose-answer' } : undefined)
    await expect(shop.pay(nonce)).rejects.toThrow()
    shop.wait(3 * MINUTE_MS)
    shop.wire.misbehave = (call) =>
      isSale(call) ? { kind: 'refuse', answer: answerXml(429, 'error', 'no') } : undefined
    expect(await shop.pay(nonce)).toEqual({ kind: 'unknown' })
    expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'pending' }])
  })
})
