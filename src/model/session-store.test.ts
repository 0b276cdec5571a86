import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../lib/testing/memory-storage'
import { parseSession, SESSION_KEY, type Session, serializeSession } from './session'
import { createSessionStore } from './session-store'

const session: Session = {
  token: 'a.b.c',
  user: { userId: 'usr_1', name: 'Sam', email: 'sam@example.com', role: 0 },
}

test('AUTH-4 signing in stores token and user, signing out removes the entry', () => {
  const storage = createMemoryStorage()
  const store = createSessionStore(storage)
  store.signIn(session)
  expect(parseSession(storage.read(SESSION_KEY))).toEqual(session)
  store.signOut()
  expect(storage.read(SESSION_KEY)).toBeNull()
  expect(store.get()).toBeNull()
})

test('AUTH-8 what is still to be sent under the session is told before it goes', () => {
  const store = createSessionStore(createMemoryStorage())
  store.signIn(session)
  const tokens: (string | undefined)[] = []
  const stop = store.beforeSignOut(() => tokens.push(store.get()?.token))
  store.signOut()
  stop()
  store.signOut()
  expect(tokens).toEqual(['a.b.c'])
})

test('AUTH-11 a sign-out in another tab is seen', () => {
  const storage = createMemoryStorage({ [SESSION_KEY]: serializeSession(session) ?? '' })
  const store = createSessionStore(storage)
  const onChange = vi.fn()
  store.subscribe(onChange)
  storage.writeElsewhere(SESSION_KEY, null)
  expect(onChange).toHaveBeenCalledOnce()
  expect(store.get()).toBeNull()
})

test('AUTH-10 a refused token ends its own session and no newer one', () => {
  const store = createSessionStore(createMemoryStorage())
  store.signIn({ ...session, token: 'newer' })
  expect(store.refuse('older')).toBe(false)
  expect(store.get()?.token).toBe('newer')
  expect(store.refuse('newer')).toBe(true)
  expect(store.get()).toBeNull()
})

test('USER-4 the answered user replaces the stored one and keeps the token', () => {
  const store = createSessionStore(createMemoryStorage())
  store.signIn(session)
  store.replaceUser({ ...session.user, name: 'Samira' })
  expect(store.get()).toEqual({ token: 'a.b.c', user: { ...session.user, name: 'Samira' } })
})

test('USER-4 AUTH-8 an answer about somebody who is not signed in any more changes nothing', () => {
  const storage = createMemoryStorage()
  const store = createSessionStore(storage)
  store.replaceUser(session.user)
  expect(store.get()).toBeNull()

  const other: Session = { token: 'd.e.f', user: { ...session.user, userId: 'usr_2' } }
  store.signIn(other)
  store.replaceUser({ ...session.user, name: 'Samira' })
  expect(store.get()).toEqual(other)
  expect(parseSession(storage.read(SESSION_KEY))).toEqual(other)

  store.signOut()
  store.replaceUser(other.user)
  expect(store.get()).toBeNull()
  expect(storage.read(SESSION_KEY)).toBeNull()
})

test('signing in works for as long as the page lives where storage is blocked', () => {
  const storage = createMemoryStorage()
  storage.outcome = 'blocked'
  const store = createSessionStore(storage)
  store.signIn(session)
  expect(store.get()).toEqual(session)
})
