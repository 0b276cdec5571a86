import { expect, test, vi } from 'vitest'
import { createStore } from './store'

test('subscribers are told of each change until they leave', () => {
  const store = createStore(1)
  const seen: number[] = []
  const stop = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(2)
  stop()
  store.set(3)
  expect(seen).toEqual([2, 2])
  expect(store.get()).toBe(3)
})

test('one callback can subscribe in several places without being told twice', () => {
  const store = createStore('a')
  const onChange = vi.fn()
  store.subscribe(onChange)
  store.subscribe(onChange)
  store.set('b')
  expect(onChange).toHaveBeenCalledOnce()
})
