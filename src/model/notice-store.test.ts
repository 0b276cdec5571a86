import { afterEach, expect, test, vi } from 'vitest'
import { dismissNotice, type Notice, noticeStore, showNotice } from './notice-store'

const messages = () => noticeStore.get().map(({ message }) => message)

const show = (...notices: (string | Notice)[]) =>
  notices.map((notice) => showNotice(typeof notice === 'string' ? { message: notice } : notice))

afterEach(() => {
  for (const { id } of noticeStore.get()) dismissNotice(id)
})

test('of more notices than fit the oldest goes', () => {
  show('One', 'Two', 'Three', 'Four')
  expect(messages()).toEqual(['Two', 'Three', 'Four'])
  show('Five')
  expect(messages()).toEqual(['Three', 'Four', 'Five'])
})

test('what must not be missed stays, however many come after it', () => {
  show('One', { message: 'Kept', lasts: 'until dismissed' }, 'Two', 'Three', 'Four')
  expect(messages()).toEqual(['Kept', 'Three', 'Four'])
  const [dismiss] = show({ message: 'Kept too', lasts: 'until dismissed' })
  show('Five', 'Six')
  expect(messages()).toEqual(['Kept', 'Kept too', 'Six'])
  dismiss?.()
  expect(messages()).toEqual(['Kept', 'Six'])
})

test('a notice that must not be missed goes when it is dismissed, and tells so once', () => {
  const onGone = vi.fn()
  const [dismiss] = show({ message: 'Kept', lasts: 'until dismissed', onGone }, 'One', 'Two')
  show('Three')
  expect(onGone).not.toHaveBeenCalled()
  dismiss?.()
  dismiss?.()
  expect(messages()).toEqual(['Two', 'Three'])
  expect(onGone).toHaveBeenCalledOnce()
})

test('a notice that gives way is told that it is gone, once', () => {
  const onGone = vi.fn()
  const [dismiss] = show({ message: 'One', onGone }, 'Two', 'Three')
  expect(onGone).not.toHaveBeenCalled()
  show('Four')
  expect(onGone).toHaveBeenCalledOnce()
  dismiss?.()
  show('Five')
  expect(onGone).toHaveBeenCalledOnce()
})

test('a new notice is shown beside any number of those that must not be missed', () => {
  const kept = ['One', 'Two', 'Three', 'Four']
  show(...kept.map((message) => ({ message, lasts: 'until dismissed' as const })))
  expect(messages()).toEqual(kept)
  show('New')
  expect(messages()).toEqual([...kept, 'New'])
})
