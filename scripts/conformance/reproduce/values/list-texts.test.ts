import { expect, test } from 'vitest'
import { anyExchange } from '../../http/testing/any-exchange'
import { listTexts, splitJson } from './list-texts'

const order = '{"order":{"transaction_id":"txn_1"}}'

test.each([
  ['an object', order, ''],
  ['an object in a list', `[${order}]`, ''],
  ['what ends with a brace in a text', '["}"]', ''],
  ['an object with something behind it', order, 'x'],
])('API-9 the JSON of a body is read where it is %s', (_, json, rest) => {
  expect(splitJson(json + rest)).toEqual({ parsed: JSON.parse(json), json, rest })
})

test.each(['', 'x', '{"order":', '}'])('API-9 %j is no JSON', (text) => {
  expect(splitJson(text)).toBeUndefined()
})

test('API-9 what a body holds in a list can be of an earlier answer, and scripts take it from there', () => {
  const { request } = anyExchange('createOrder', {})
  const body = { kind: 'text', mediaType: 'application/json', text: `[${order}]` } as const
  expect(listTexts({ ...request, body })).toContain('txn_1')
})
