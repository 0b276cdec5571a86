import { expect, test } from 'vitest'
import type { Session } from '../../model/session'
import { navigationEntries } from './navigation-entries'

const sessionOf = (role: number): Session => ({
  token: 'a.b.c',
  user: { userId: 'usr_1', name: 'Sam', email: 'sam@example.com', role },
})
const labels = (session: Session | null) => navigationEntries(session).map((entry) => entry.label)
const dashboardPath = (role: number) => navigationEntries(sessionOf(role)).at(-1)?.path

test('NAV-1 NAV-3 a visitor sees the public entries, Signin and Signup', () => {
  expect(labels(null)).toEqual(['Home', 'Shop', 'Cart', 'Signin', 'Signup'])
})

test('NAV-1 NAV-4 a signed-in user sees the public entries and Dashboard', () => {
  expect(labels(sessionOf(0))).toEqual(['Home', 'Shop', 'Cart', 'Dashboard'])
})

test('NAV-5 Dashboard leads by role', () => {
  expect(dashboardPath(0)).toBe('/user/dashboard')
  expect(dashboardPath(1)).toBe('/admin/dashboard')
  expect(dashboardPath(2)).toBe('/user/dashboard')
})
