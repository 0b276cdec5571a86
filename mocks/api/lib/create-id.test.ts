import { expect, test } from 'vitest'
import { createId } from './create-id'

test('an id has 128 random bits, and fits the contract', () => {
  const ids = Array.from({ length: 1000 }, () => createId('prd'))
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^prd_[0-9a-f]{32}$/)
})
