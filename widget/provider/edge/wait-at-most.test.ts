import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitAtMost } from './wait-at-most'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // First: what they spy on is no real timer.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('what ends in time is waited for, and its failure is the caller’s', async () => {
  const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')]
  const limitMs = 1234
  await waitAtMost(limitMs, async () => 'done')
  const failure = new Error('broken')
  await expect(waitAtMost(limitMs, () => Promise.reject(failure))).rejects.toBe(failure)
  // Other code of this process has timers too, but of another length.
  const timers = set.mock.calls.flatMap(([, ms], call) =>
    ms === limitMs ? [set.mock.results[call]?.value] : [],
  )
  expect(timers).toHaveLength(2)
  expect(clear.mock.calls.flat()).toEqual(expect.arrayContaining(timers))
})

test('what takes longer goes on by itself, and the console hears of its failure', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  let fail: (cause: Error) => void = () => undefined
  const waiting = waitAtMost(
    1000,
    () =>
      new Promise((_resolve, reject) => {
        fail = reject
      }),
  )
  await vi.advanceTimersByTimeAsync(1000)
  await waiting
  expect(error).not.toHaveBeenCalled()
  const failure = new Error('too late')
  fail(failure)
  await vi.advanceTimersByTimeAsync(0)
  expect(error).toHaveBeenCalledWith(failure)
})
