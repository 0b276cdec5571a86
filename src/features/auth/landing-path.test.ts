import { expect, test } from 'vitest'
import type { Session } from '../../model/session'
import { landingPath } from './landing-path'

const sessionOf = (role: number): Session => ({
  token: 't',
  user: { userId: 'usr_1', name: 'Sam', email: 'sam@example.com', role },
})

test.each([
  [1, undefined, '/admin/dashboard'],
  [0, undefined, '/user/dashboard'],
  [2, undefined, '/user/dashboard'],
  [0, '/cart', '/cart'],
  [1, '/admin/orders?status=Shipped', '/admin/orders?status=Shipped'],
  [0, '/admin/orders', '/user/dashboard'],
  [0, '/create/product', '/user/dashboard'],
])('AUTH-3 role %d that came from %s lands on %s', (role, returnTo, path) => {
  expect(landingPath(sessionOf(role), returnTo)).toBe(path)
})
