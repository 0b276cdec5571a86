import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../../contract/read-contract'
import type { SentBody } from '../../http/exchange'
import { findBrokenField } from './find-broken-field'

const path = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))
let contract: Contract

beforeAll(async () => {
  contract = await readContract(path)
})

const json = (body: unknown): SentBody => ({
  kind: 'text',
  mediaType: 'application/json',
  text: JSON.stringify(body),
})

function find(id: string, body?: SentBody, query = '') {
  const operation = contract.operation(id)
  const { method } = operation
  const url = `http://service.test/api${operation.path}${query}`
  const request = { operation: id, method, url, headers: {}, ...(body ? { body } : {}) }
  return findBrokenField(contract, operation, request)
}

test('a body that breaks one rule has one broken field', () => {
  expect(find('signIn', json({ email: 'a@b.c', password: 'short' }))).toEqual(['password'])
  expect(find('signIn', json({ email: 'a@b.c' }))).toEqual(['password'])
})

test('one that breaks none, or the rules of two fields, has none', () => {
  expect(find('signIn', json({ email: 'a@b.c', password: 'long-enough' }))).toBeUndefined()
  expect(find('signIn', json({ email: 'a', password: 'short' }))).toBeUndefined()
})

test('a body that is no object is broken as a whole', () => {
  expect(find('signIn', { kind: 'text', mediaType: 'application/json', text: '{"a' })).toEqual([])
  expect(find('signIn', json('text'))).toEqual([])
})

test('a field in a list goes by its own name and those of what holds it', () => {
  const line = { _id: 'prd_1', count: 0 }
  const order = { products: [line], transaction_id: 'txn', amount: 1, address: 'x' }
  expect(find('createOrder', json({ order }))).toEqual(['order', 'products', 'count'])
})

test('numbers of a form are read as numbers', () => {
  const fields = { name: 'x', description: 'y', price: '1.5', category: 'c', shipping: '1' }
  const form = (quantity: string): SentBody => ({ kind: 'form', fields: { ...fields, quantity } })
  expect(find('createProduct', form('3'))).toBeUndefined()
  expect(find('createProduct', form('-1'))).toEqual(['quantity'])
})

test('queries are looked at too', () => {
  expect(find('listProducts', undefined, '?limit=0')).toEqual(['limit'])
  expect(find('listProducts', undefined, '?limit=undefined')).toBeUndefined()
  expect(find('searchProducts')).toEqual(['search'])
})
