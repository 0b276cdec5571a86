import { expect, test } from 'vitest'
import { createGateway } from '../../../braintree/gateway/gateway'
import { createMemoryStore } from '../../../braintree/gateway/memory-store'
import type { GatewayStore } from '../../../braintree/gateway/store'
import { GOOD_CARD, GUEST } from '../../../braintree/gateway/testing/test-gateway'
import { rememberFreshNonces } from './fresh-nonces'

let processes = 0

/** A process of a service whose processes share a store. */
function startProcess(store: GatewayStore) {
  let drawn = 0
  processes += 1
  const name = `process ${processes}`
  const gateway = createGateway({
    store: rememberFreshNonces(store),
    now: () => new Date('2026-11-27T12:00:00.000Z'),
    randomId() {
      drawn += 1
      return `${name}, ${drawn}`
    },
    config: { signingKey: 'a key of the test' },
  })
  return {
    gateway,
    async tokenize() {
      const made = await gateway.tokenizeCard(GUEST, GOOD_CARD)
      if (!made.ok) throw new Error(made.problem.message)
      return made.value.nonce
    },
    sell: (paymentMethodNonce: string) => gateway.sale({ amount: '5.00', paymentMethodNonce }),
  }
}

function countReads(store: GatewayStore) {
  let reads = 0
  const counted: GatewayStore = {
    ...store,
    findNonce(nonce) {
      reads += 1
      return store.findNonce(nonce)
    },
  }
  return { counted, reads: () => reads }
}

const USED = { errors: [{ code: '91564' }] }
const UNKNOWN = { errors: [{ code: '91565' }] }

test('a nonce is not read where it was just made, and is used up all the same', async () => {
  const { counted, reads } = countReads(createMemoryStore())
  const { tokenize, sell } = startProcess(counted)
  const nonce = await tokenize()
  expect(await sell(nonce)).toMatchObject({ success: true })
  expect(reads()).toBe(0)
  expect(await sell(nonce)).toMatchObject(USED)
})

test('a nonce that another process has sold, or made, is what the store says', async () => {
  const store = createMemoryStore()
  const [one, other] = [startProcess(store), startProcess(store)]
  const nonce = await one.tokenize()
  expect(await other.sell(nonce)).toMatchObject({ success: true })
  expect(await one.sell(nonce)).toMatchObject(USED)
})

test('a nonce that is not stored any more is unknown, as in a world that was undone', async () => {
  let store = createMemoryStore()
  const { tokenize, sell } = startProcess({
    ...store,
    saveNonce: (record) => store.saveNonce(record),
    findNonce: (nonce) => store.findNonce(nonce),
    consumeNonce: (nonce, transaction) => store.consumeNonce(nonce, transaction),
  })
  const nonce = await tokenize()
  store = createMemoryStore()
  expect(await sell(nonce)).toMatchObject(UNKNOWN)
})

test('no more nonces are remembered than a page of them', async () => {
  const { counted, reads } = countReads(createMemoryStore())
  const { tokenize, sell } = startProcess(counted)
  const first = await tokenize()
  for (let count = 0; count < 1_000; count += 1) await tokenize()
  expect(await sell(first)).toMatchObject({ success: true })
  expect(reads()).toBe(1)
})
