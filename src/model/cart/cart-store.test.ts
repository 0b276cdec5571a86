import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../lib/testing/memory-storage'
import { addProduct, removeLine, setCount } from './cart'
import { CART_KEY, parseCart } from './cart-storage'
import { createCartStore } from './cart-store'

const a = { productId: 'a', name: 'Prompt A', priceCents: 1_00 }
const b = { productId: 'b', name: 'Prompt B', priceCents: 2_00 }
const storedA = { _id: 'a', name: 'Prompt A', price: 1, count: 1 }
const idsIn = (text: string | null) => parseCart(text).map((line) => line.productId)

test('CART-1 every change is stored under cart, in the specification’s form', () => {
  const storage = createMemoryStorage()
  const store = createCartStore(storage)
  store.update((cart) => addProduct(cart, a))
  store.update((cart) => setCount(cart, 'a', 3))
  expect(JSON.parse(storage.read(CART_KEY) ?? '')).toEqual([{ ...storedA, count: 3 }])
})

test('CART-10 two tabs agree, and a change made on an old view keeps the other tab’s change', () => {
  const storage = createMemoryStorage()
  const here = createCartStore(storage)
  const there = createCartStore({ ...storage, watch: () => {} })
  there.update((cart) => addProduct(cart, a))
  here.update((cart) => addProduct(cart, b))
  expect(idsIn(storage.read(CART_KEY))).toEqual(['a', 'b'])
})

test('CART-10 what another tab has emptied is not brought back by a change on an old view', () => {
  const storage = createMemoryStorage()
  const here = createCartStore({ ...storage, watch: () => {} })
  here.update((cart) => addProduct(cart, a))
  storage.remove(CART_KEY)
  here.update((cart) => addProduct(cart, b))
  expect(idsIn(storage.read(CART_KEY))).toEqual(['b'])
})

test('NAV-2 a change in another tab is told', () => {
  const storage = createMemoryStorage()
  const store = createCartStore(storage)
  const onChange = vi.fn()
  store.subscribe(onChange)
  storage.writeElsewhere(CART_KEY, JSON.stringify([storedA]))
  expect(onChange).toHaveBeenCalledOnce()
  expect(store.get()).toHaveLength(1)
})

test('CART-8 broken text is replaced by the first change', () => {
  const storage = createMemoryStorage({ [CART_KEY]: '{broken' })
  const store = createCartStore(storage)
  store.update((cart) => addProduct(cart, a))
  expect(idsIn(storage.read(CART_KEY))).toEqual(['a'])
})

test.each(['full', 'blocked'] as const)(
  'CART-9 storage that is %s is told, the cart works on',
  (outcome) => {
    const storage = createMemoryStorage()
    storage.outcome = outcome
    const store = createCartStore(storage)
    store.update((cart) => addProduct(cart, a))
    store.update((cart) => addProduct(cart, b))
    store.update((cart) => removeLine(cart, 'a'))
    expect(store.get().map((line) => line.productId)).toEqual(['b'])
    expect(store.lastWrite()).toBe(outcome)
  },
)

test('CART-9 a later write that succeeds takes the warning back', () => {
  const storage = createMemoryStorage()
  storage.outcome = 'full'
  const store = createCartStore(storage)
  store.update((cart) => addProduct(cart, a))
  storage.outcome = 'saved'
  store.update((cart) => addProduct(cart, b))
  expect(store.lastWrite()).toBe('saved')
  expect(idsIn(storage.read(CART_KEY))).toEqual(['a', 'b'])
})
