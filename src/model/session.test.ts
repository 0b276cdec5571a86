import { expect, test } from 'vitest'
import { isAdmin, parseSession, type Session } from './session'

const session: Session = {
  token: 'a.b.c',
  user: { _id: 'usr_1', name: 'Sam', email: 'sam@example.com', role: 0 },
}

test('AUTH-4 a stored session is read back', () => {
  expect(parseSession(JSON.stringify(session))).toEqual(session)
})

test.each([
  ['nothing', null],
  ['no JSON', '{token'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a word', '"signed in"'],
  ['an empty token', JSON.stringify({ ...session, token: '' })],
  ['no user', JSON.stringify({ token: 'a.b.c' })],
  [
    'a role that is no number',
    JSON.stringify({ ...session, user: { ...session.user, role: '1' } }),
  ],
  ['a user without id', JSON.stringify({ ...session, user: { name: 'Sam', role: 0 } })],
  ['a planted prototype', '{"__proto__":{"token":"x","user":{"_id":"1","role":1}}}'],
])('AUTH-9 %s counts as signed out', (_what, text) => {
  expect(parseSession(text)).toBeNull()
})

test('ROLE-3 only role 1 is an administrator', () => {
  const withRole = (role: number): Session => ({ ...session, user: { ...session.user, role } })
  expect(isAdmin(withRole(1))).toBe(true)
  expect(isAdmin(withRole(0))).toBe(false)
  expect(isAdmin(withRole(2))).toBe(false)
  expect(isAdmin(null)).toBe(false)
})
