import { expect, test } from 'vitest'
import { createCallers } from './callers'

const session = (token: string, id: string) => ({
  operation: 'signIn',
  token: undefined,
  status: 200,
  json: { token, user: { _id: id } },
  isNamed: true,
})
const call = (operation: string, token: string | undefined, json: unknown, status = 200) => ({
  ...{ operation, token, status, json },
  isNamed: false,
})

test('CONF-9 of a path without its user a sign-in says whose call it is', () => {
  const callers = createCallers(undefined)
  callers.identify(session('t1', 'usr_1'))
  expect(callers.identify(call('createProduct', 't1', {}))).toBe('usr_1')
  expect(callers.identify(call('readProfile', 't1', { _id: 'usr_2' }))).toBe('usr_1')
  expect(callers.identify(call('createProduct', 't2', {}))).toBe('***')
})

test('CONF-9 a masked token is that of nobody', () => {
  const callers = createCallers(undefined)
  callers.identify(session('***', 'usr_1'))
  expect(callers.identify(call('createProduct', undefined, {}))).toBe('***')
})

test.each([
  ['readProfile', { _id: 'usr_1' }],
  ['createOrder', { user: { _id: 'usr_1' } }],
  ['listOwnOrders', [{ user: { _id: 'usr_1' } }]],
])('CONF-9 where nothing else says it an answer of %s does, from then on', (operation, json) => {
  const callers = createCallers(undefined)
  expect(callers.identify(call(operation, 't1', json, 403))).toBe('***')
  expect(callers.identify(call(operation, 't1', json))).toBe('usr_1')
  expect(callers.identify(call('deleteProduct', 't1', {}))).toBe('usr_1')
  // Without a token there is nobody to remember.
  expect(callers.identify(call(operation, undefined, json))).toBe('usr_1')
  expect(callers.identify(call('deleteProduct', undefined, {}))).toBe('***')
})
