import { expect, test } from 'vitest'
import { restartDelayMs } from './restart-delay'

test('a process that keeps ending is started again after growing pauses, never more than 10 s', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 50].map(restartDelayMs)
  expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000])
})
