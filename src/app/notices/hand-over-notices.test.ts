import { beforeEach, expect, test, vi } from 'vitest'
import { dismissNotice, noticeStore, showNotice } from '../../model/notice-store'
import { reportSessionEnded } from '../session/session-ended'
import { handOverNotices, takeOverNotices } from './hand-over-notices'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => {
    dismissAll()
    vi.unstubAllGlobals()
  }
})

function dismissAll(): void {
  for (const { id } of noticeStore.get()) dismissNotice(id)
}

/** What shows after a reload. */
function reload(): unknown {
  handOverNotices()
  dismissAll()
  takeOverNotices()
  return noticeStore.get().map(({ id, ...notice }) => notice)
}

test('UX-5 what was said before a reload shows after it', () => {
  showNotice({ message: 'Saved.' })
  showNotice({ message: 'Lost.', tone: 'error', lasts: 'until dismissed' })
  expect(reload()).toEqual([
    { message: 'Saved.', tone: 'plain' },
    { message: 'Lost.', tone: 'error', lasts: 'until dismissed' },
  ])
})

test('AUTH-10 after a reload too, that the session has ended is said until the visitor signs in', () => {
  reportSessionEnded()
  expect(reload()).toMatchObject([{ lasts: 'until signed in' }])
  expect(reload()).toMatchObject([{ lasts: 'until signed in' }])
})
