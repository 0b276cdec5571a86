import { expect, test, vi } from 'vitest'
import { memoize } from './memoize'

test('makes a value of a text once, also where it is nothing', () => {
  const make = vi.fn((text: string) => (text === '' ? undefined : text.length))
  const measure = memoize(make)
  expect([measure('abc'), measure('abc'), measure(''), measure('')]).toEqual([
    3,
    3,
    undefined,
    undefined,
  ])
  expect(make).toHaveBeenCalledTimes(2)
})

test('MEM-3 keeps no long text, and few of the others', () => {
  const make = vi.fn((text: string) => text)
  const same = memoize(make)
  const long = 'x'.repeat(201)
  for (const text of [long, long]) same(text)
  expect(make).toHaveBeenCalledTimes(2)
  for (let index = 0; index <= 500; index += 1) same(String(index))
  make.mockClear()
  same('500')
  expect(make).not.toHaveBeenCalled()
  same('0')
  expect(make).toHaveBeenCalledTimes(1)
})
