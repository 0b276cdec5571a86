import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../read-contract'
import { deriveAllowed, deriveLookAlikes, deriveNegatives } from './derive-cases'
import { createLongEmail } from './satisfy'
import type { SchemaCase } from './schema-case'

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

test('a field in capitals is none, where a body that is taken by mistake changes nothing', () => {
  expect(titles('filterProducts')).toContain('limit: missing, but for one in capitals')
  expect(titles('filterProducts')).toContain('skip: missing')
  expect(titles('updateOrderStatus')).toContain('status: missing, but for one in capitals')
  expect(titles('signUp')).toContain('name: missing')
})

test('a rule that can only be broken together with another is left out', () => {
  // An empty name breaks the pattern too.
  expect(titles('createCategory').some((title) => title.includes('minLength'))).toBe(false)
})

test('a number has signs behind it in a form and in a query, and a pattern meets a second line', () => {
  expect(titles('listProducts')).toContain('limit: type "1x"')
  expect(titles('createProduct')).toContain('price: type "1x"')
  expect(titles('createPayment')).toContain('amount: type "cheap"')
  expect(titles('signUp')).toContain('email: pattern "sam@example.com\\nabc"')
  expect(titles('updateProfile')).toContain('password: pattern "\\nabc"')
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

const allowed = (operation: string) =>
  deriveAllowed(contract, contract.operation(operation)).map(({ title }) => title)

test('every limit of a flat body is reached once, in letters and in signs of two UTF-16 units', () => {
  expect(allowed('createCategory')).toEqual([
    'conformanceExtra: not in the contract',
    'name: minLength "x"',
    'name: maxLength',
    'name: maxLength in emoji',
  ])
})

test('what may be left out is left out, and what has a choice takes each of it', () => {
  expect(allowed('createOrder')).toContain('order.products.0.price: left out')
  expect(allowed('createProduct')).toContain('shipping: enum 0')
  expect(allowed('listProducts')).toContain('limit: enum "undefined"')
})

const lookAlikes = (operation: string) =>
  deriveLookAlikes(contract, contract.operation(operation)).map(({ title }) => title)

test('what looks like a number, a list or nothing is tried in its place', () => {
  expect(lookAlikes('createPayment')).toEqual([
    'paymentMethodNonce: type null',
    'amount: type null',
    'amount: type true',
    'amount: type "25"',
    'amount: type [25]',
  ])
  expect(lookAlikes('createOrder')).toContain('order.products: an entry without its list')
  expect(lookAlikes('filterProducts')).toContain('filters.price: type {"$ne":null}')
  expect(lookAlikes('listProducts')).toEqual(['limit: type 1.5', 'limit: minimum -1'])
})

test('a number of a form is written as people and other languages write it', () => {
  expect(lookAlikes('createProduct')).toEqual([
    'price: type "9,99"',
    'price: type "0x1A"',
    'shipping: type "true"',
    'quantity: type 1.5',
  ])
  expect(lookAlikes('updateProduct')).toContain('price: type "NaN"')
})

test('an email has a sign too few, a sign too many, and a blank inside', () => {
  expect(lookAlikes('signUp').filter((title) => title.includes('pattern'))).toEqual([
    'email: pattern "samexample.com"',
    'email: pattern "sam@@example.com"',
    'email: pattern "sam@examplecom"',
    'email: pattern "s am@example.com"',
  ])
})

test('what an order ignores is not tried either', () => {
  expect(
    lookAlikes('createOrder').filter((title) => /products\.0\.(name|price)/.test(title)),
  ).toEqual([])
})

test('no case lies on both sides of a rule', () => {
  for (const operation of contract.operations) {
    const outside = new Set(
      [...deriveNegatives(contract, operation), ...deriveLookAlikes(contract, operation)].map(
        toKey,
      ),
    )
    expect(
      deriveAllowed(contract, operation)
        .map(toKey)
        .filter((one) => outside.has(one)),
    ).toEqual([])
  }
})

test('the longest email has no part that is longer than mail allows', () => {
  for (const length of [90, 140, 141, 142, 205, 254]) {
    const email = createLongEmail(length)
    const [local = '', domain = ''] = email.split('@')
    expect(email).toHaveLength(length)
    expect(local.length).toBeLessThanOrEqual(64)
    expect(domain.split('.').every(({ length: size }) => size > 0 && size <= 63)).toBe(true)
  }
})

function toKey({ path, change }: SchemaCase): string {
  return JSON.stringify([path, change])
}
