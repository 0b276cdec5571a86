import { expect, test } from 'vitest'
import { isAdmin, parseSession, type Session, serializeSession } from './session'

/** As the specification has it in storage, and as every version of the shop has written it. */
const stored = {
  token: 'a.b.c',
  user: { _id: 'usr_1', name: 'Sam', email: 'sam@example.com', role: 0 },
}

const session: Session = {
  token: 'a.b.c',
  user: { userId: 'usr_1', name: 'Sam', email: 'sam@example.com', role: 0 },
}

test('AUTH-4 a stored session is read, and written in the same form', () => {
  expect(parseSession(JSON.stringify(stored))).toEqual(session)
  expect(JSON.parse(serializeSession(session) ?? '')).toEqual(stored)
  expect(serializeSession(null)).toBeNull()
})

test('AUTH-4 fields that the contract adds are kept', () => {
  const newer = { ...stored, expiresAt: 5, user: { ...stored.user, locale: 'de' } }
  const read = parseSession(JSON.stringify(newer))
  expect(read).toMatchObject({ expiresAt: 5, user: { locale: 'de' } })
  expect(JSON.parse(serializeSession(read) ?? '')).toEqual(newer)
})

test.each([
  ['nothing', null],
  ['no JSON', '{token'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a word', '"signed in"'],
  ['an empty token', JSON.stringify({ ...stored, token: '' })],
  ['no user', JSON.stringify({ token: 'a.b.c' })],
  ['a role that is no number', JSON.stringify({ ...stored, user: { ...stored.user, role: '1' } })],
  ['a user without id', JSON.stringify({ ...stored, user: { name: 'Sam', role: 0 } })],
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
