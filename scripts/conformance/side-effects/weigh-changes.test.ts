import { expect, test } from 'vitest'
import { anyExchange } from '../http/testing/any-exchange'
import { compareSnapshots, type Snapshot } from './snapshot'
import { weighChanges } from './weigh-changes'

const catalog = (...products: readonly (readonly [string, number, number])[]): Snapshot =>
  new Map(products.map(([id, price, quantity]) => [id, { name: id, price, quantity }]))

const sent = (price: string) =>
  anyExchange('updateProduct', {
    request: {
      operation: 'updateProduct',
      method: 'PUT',
      url: 'http://s.test/api/product/update/prd_9/usr_1',
      headers: {},
      body: { kind: 'form', fields: { price } },
    },
  })

const before = catalog(['a', 5, 9], ['b', 6, 9], ['c', 7, 9])
const weigh = (after: Snapshot) => weighChanges(compareSnapshots(before, after), [sent('7.35')])

test('API-9 nothing changed', () => {
  expect(weigh(before)).toBe('none')
})

test('API-9 one product that has the value that was sent proves it', () => {
  expect(weigh(catalog(['a', 5, 9], ['b', 7.35, 9], ['c', 7, 9]))).toBe('proved')
})

test('API-9 many that changed alike were changed by one hand', () => {
  expect(weigh(new Map())).toBe('alike')
})

test('API-9 a sale or a deletion of another shop hand proves nothing', () => {
  expect(weigh(catalog(['a', 5, 8], ['b', 6, 9], ['c', 7, 9]))).toBe('possible')
  expect(weigh(catalog(['a', 5, 9], ['b', 6, 9]))).toBe('possible')
  expect(weigh(catalog(['a', 4.5, 9], ['b', 5.5, 9], ['c', 6.5, 8]))).toBe('possible')
})
