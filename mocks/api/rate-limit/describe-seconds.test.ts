import { expect, test } from 'vitest'
import { refuseAttempt } from './rate-limiter'

test.each([
  [1, '1 second'],
  [60, '60 seconds'],
  [121, '3 minutes'],
  [79_201, '23 hours'],
])('a wait of %i s is told as %s, never too short', (seconds, told) => {
  expect(refuseAttempt(seconds)).toEqual({
    status: 429,
    reason: `Too many attempts. Try again in ${told}.`,
    retryAfterSeconds: seconds,
  })
})
