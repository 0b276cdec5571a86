import { expect, test } from 'vitest'
import { readCalls } from '../../catalog/read-calls'
import { growthCalls, listGrowthCalls } from './growth-calls'

test('each operation has a call, and each call a name of its own', () => {
  const names = listGrowthCalls().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const without = Object.entries(growthCalls).filter(([, calls]) => calls.length === 0)
  expect(without).toEqual([])
})

test('no read of the catalog bench is left out', () => {
  const names = listGrowthCalls().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(readCalls().map(({ name }) => name)))
})
