import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enUS } from '../locales/en-us'
import { loadTextsInTime } from './load-texts-in-time'

const consoleError = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.useFakeTimers()
  consoleError.mockReset().mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

test('WSET-9 a locale whose texts never come reads English after five seconds', async () => {
  vi.doMock('../locales/th-th', () => new Promise(() => undefined))
  const shown = vi.fn()
  void loadTextsInTime('th_TH').then(shown)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toHaveBeenCalledWith(enUS)
  expect(consoleError).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'COMPONENT_TIMED_OUT' }),
  )
})

test('WSET-9 a locale whose texts cannot be loaded reads English at once', async () => {
  vi.doMock('../locales/sv-se', () => Promise.reject(new Error('offline')))
  expect(await loadTextsInTime('sv_SE')).toBe(enUS)
  expect(consoleError).toHaveBeenCalledOnce()
})

test('WSET-9 texts that come leave no timer behind', async () => {
  expect((await loadTextsInTime('de_DE')).edit).toBe('Bearbeiten')
  expect(vi.getTimerCount()).toBe(0)
})
