import { expect, test } from 'vitest'
import { judgeChanges } from './judge-changes'

const request = (method: string, path: string) =>
  ({ target: 'operation', operationId: undefined, path, init: { method } }) as const

test.each([
  ['a call that is taken may store', 'POST', '/api/auth/signup', 200, ['users'], undefined],
  ['a refused call that stores nothing', 'POST', '/api/auth/signup', 409, [], undefined],
  ['a refused call that stores', 'POST', '/api/auth/signup', 409, ['users'], /users/],
  ['a read that stores', 'GET', '/api/category/list', 200, ['categories'], /categories/],
  ['a declined charge', 'POST', '/api/braintree/payment/u?', 402, ['charges'], undefined],
  ['one by a detour', 'POST', '/api/braintree/x/../payment/u', 402, ['charges'], undefined],
  [
    'a declined charge that sells',
    'POST',
    '/api/braintree/payment/u',
    402,
    ['products'],
    /products/,
  ],
  ['a charge that is bad input', 'POST', '/api/braintree/payment/u', 400, ['charges'], /charges/],
  ['an order that can’t be', 'POST', '/api/order/create/u', 409, ['charges'], undefined],
  ['one that is kept', 'POST', '/api/order/create/u', 409, ['charges', 'orders'], /orders/],
] as const)('%s is judged', (_, method, path, status, changed, problem) => {
  const found = judgeChanges(request(method, path), status, changed)
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBeUndefined()
})
