import { afterEach, expect, test, vi } from 'vitest'
import { purchase } from '../../../model/payment-journal/testing/tabs'
import { sessionStore } from '../../../model/session-store'
import { paymentService } from './payment-service'

afterEach(() => {
  sessionStore.signOut()
  vi.unstubAllGlobals()
})

test.each([
  { who: 'somebody else', userId: 'usr_2' },
  { who: 'nobody', userId: undefined },
])('PAY-9 while $who is signed in nothing is sent for a buyer', async ({ userId }) => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine: true })
  if (userId) {
    const user = { userId, name: 'Sam', email: 'sam@example.com', role: 0 } as const
    sessionStore.signIn({ token: 'a.b.c', user })
  }
  const notSent = { kind: 'not-attempted', cause: { kind: 'session' } }
  expect(await paymentService.charge(purchase, 'n1')).toEqual(notSent)
  expect(await paymentService.createOrder(purchase, 't1')).toEqual(notSent)
  expect(fetch).not.toHaveBeenCalled()
})
