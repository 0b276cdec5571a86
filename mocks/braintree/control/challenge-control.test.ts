import { expect, test } from 'vitest'
import { createChallengeControl } from './challenge-control'

const { signal } = new AbortController()

test('WKIT-1 an answer finds the window that is open, or waits for the next', async () => {
  const challenges = createChallengeControl()
  const open = challenges.open(signal)
  await challenges.answer('right')
  expect(await open).toBe('right')

  const answered = challenges.answer('canceled')
  expect(await challenges.open(signal)).toBe('canceled')
  await answered
})

test('WKIT-1 a window that was taken away gets no answer', async () => {
  const challenges = createChallengeControl()
  const window = new AbortController()
  void challenges.open(window.signal)
  window.abort()
  const answered = challenges.answer('wrong')
  expect(await challenges.open(signal)).toBe('wrong')
  await answered
})

test('WKIT-1 nothing is left over for the next test', async () => {
  const challenges = createChallengeControl()
  void challenges.open(signal)
  void challenges.answer('right')
  void challenges.answer('right')
  challenges.clear()
  const open = challenges.open(signal)
  await challenges.answer('wrong')
  expect(await open).toBe('wrong')
})
