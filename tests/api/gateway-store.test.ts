import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { openInMemory } from '../../mocks/api/database/embedded/open-embedded'
import { createGatewayStore } from '../../mocks/api/payment/simulated-provider/gateway-store'
import { createMemoryStore } from '../../mocks/braintree/gateway/memory-store'
import type {
  GatewayStore,
  NonceRecord,
  TransactionRecord,
} from '../../mocks/braintree/gateway/store'

const instrument = { kind: 'venmo', username: 'bea' } as const
const createdAt = '2026-01-01T00:00:00.000Z'

function nonceRecord(nonce: string): NonceRecord {
  const owner = { customerId: null, vaultToken: null, scenario: null, threeDSecure: null }
  return { nonce, instrument, ...owner, createdAt, expiresAt: createdAt, consumed: false }
}

function transactionRecord(id: string, nonce: string): TransactionRecord {
  return {
    id,
    status: 'submitted_for_settlement',
    amountCents: 1000,
    currencyIsoCode: 'USD',
    paymentMethodNonce: nonce,
    instrument,
    customerId: null,
    orderId: `chg_${id}`,
    processorResponseCode: '1000',
    processorResponseText: 'Approved',
    gatewayRejectionReason: null,
    createdAt,
  }
}

let open: OpenDatabase
beforeAll(async () => {
  open = await openInMemory(async () => undefined)
})
afterAll(() => open.close())

const stores: readonly (readonly [string, () => GatewayStore])[] = [
  ['in the database', () => createGatewayStore(open.database)],
  ['in memory', createMemoryStore],
]

describe.each(stores)('the gateway’s store %s', (_, createStore) => {
  test('API-8 uses a nonce up together with its transaction, once', async () => {
    const store = createStore()
    await store.saveNonce(nonceRecord('once'))
    const sales = ['a', 'b', 'c'].map((id) => transactionRecord(id, 'once'))
    const taken = await Promise.all(sales.map((sale) => store.consumeNonce('once', sale)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const kept = await Promise.all(sales.map(({ id }) => store.findTransaction(id)))
    expect(kept.filter(Boolean)).toEqual([sales[taken.indexOf(true)]])
    expect(await store.findNonce('once')).toMatchObject({ consumed: true })
  })

  test('API-8 leaves a nonce unused whose transaction can’t be kept', async () => {
    const store = createStore()
    await store.saveNonce(nonceRecord('first'))
    await store.saveNonce(nonceRecord('second'))
    await store.consumeNonce('first', transactionRecord('taken', 'first'))
    await expect(
      store.consumeNonce('second', transactionRecord('taken', 'second')),
    ).rejects.toThrow()
    expect(await store.findNonce('second')).toMatchObject({ consumed: false })
  })

  test('API-8 takes no unknown nonce', async () => {
    const store = createStore()
    expect(await store.consumeNonce('nothing')).toBe(false)
    expect(await store.consumeNonce('nothing', transactionRecord('x', 'nothing'))).toBe(false)
    expect(await store.findTransaction('x')).toBeUndefined()
  })
})
