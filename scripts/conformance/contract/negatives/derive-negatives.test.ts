import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../read-contract'
import { deriveNegatives } from './derive-negatives'

const path = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))
let contract: Contract

beforeAll(async () => {
  contract = await readContract(path)
})

const titles = (operation: string) =>
  deriveNegatives(contract, contract.operation(operation)).map(({ title }) => title)

test('every rule of a flat body is broken once, and alone', () => {
  expect(titles('createCategory')).toEqual([
    'the body: type "text"',
    'name: missing',
    'name: type 12345',
    'name: maxLength',
    'name: pattern "   "',
  ])
})

test('a rule that can only be broken together with another is left out', () => {
  // An empty name breaks the pattern too.
  expect(titles('createCategory').some((title) => title.includes('minLength'))).toBe(false)
})

test('queries are broken where they have rules', () => {
  expect(titles('listProducts')).toContain('limit: minimum 0')
  expect(titles('searchProducts')).toContain('search: missing')
})

test('what an order ignores may be wrong', () => {
  expect(titles('createOrder').filter((title) => /products\.0\.(name|price)/.test(title))).toEqual(
    [],
  )
})

test('an operation without input has no negative case', () => {
  expect(titles('listCategories')).toEqual([])
})
