import { expect, test } from 'vitest'
import { loadContract } from '../../../api/contract/contract'
import { type Exchange, judgeCall } from './judge-call'

const contract = await loadContract()
const operationOf = (id: string) => {
  const operation = contract.operations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no ${id}.`)
  return operation
}
const judge = (id: string, exchange: Partial<Exchange>) =>
  judgeCall(contract, operationOf(id), {
    path: {},
    query: {},
    status: 0,
    answer: undefined,
    ...exchange,
  }).map(({ place, nearest }) => [place, nearest])

test('WORLD-7 every wrong field of a request is told, each with the nearest valid value', () => {
  const sent = { body: { name: '', email: 'ann', password: 'x' } }
  const found = judge('signUp', { sent })
  expect(found.map(([place]) => place).toSorted()).toEqual([
    'request.body.email',
    'request.body.name',
    'request.body.password',
  ])
  expect(found).toContainEqual(['request.body.email', 'ann@example.com'])
  // What may be a secret has none.
  expect(found.find(([place]) => place === 'request.body.password')?.[1]).toBeUndefined()
  expect(judge('listProducts', { query: { limit: '-1', order: 'up' } })).toEqual([
    ['request.query.order', expect.stringMatching(/asc|desc/)],
    ['request.query.limit', 1],
  ])
})

test('WORLD-7 so is every wrong value of an answer, ten of them at most, and nothing sent is changed', () => {
  const category = { _id: '', name: 12 }
  const body = [category]
  expect(judge('listCategories', { status: 200, answer: { body } }).length).toBeGreaterThan(0)
  expect(body).toEqual([{ _id: '', name: 12 }])
  const many = Array.from({ length: 40 }, (_, index) => ({ _id: `cat_${index}`, name: index }))
  expect(judge('listCategories', { status: 200, answer: { body: many } })).toHaveLength(10)
})

test('WORLD-7 a status that the contract does not have is told once', () => {
  expect(judge('listCategories', { status: 418, answer: { body: {} } })).toEqual([
    ['response', expect.any(Number)],
  ])
})
