import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error'
import { explainRefusal } from './explain-refusal'

const operation = 'POST /auth/signin'

test.each([401, 429, 500])(
  'AUTH-2 the service’s own words come through as they are (%d)',
  (status) => {
    const error = new ApiError({ kind: 'status', operation, status, reason: 'Nope, wrong.' })
    expect(explainRefusal(error)).toBe('Nope, wrong.')
  },
)

test.each([
  [{ kind: 'status', status: 503 } as const, 'look before you try again'],
  [{ kind: 'status', status: 503, retryAfterSeconds: 9 } as const, '9 seconds. What you'],
  [{ kind: 'status', status: 400 } as const, 'still here'],
  [{ kind: 'network' } as const, 'look before you try again'],
  [{ kind: 'timeout' } as const, 'look before you try again'],
  [{ kind: 'malformed' } as const, 'look before you try again'],
])('%o says what to do, without the call’s technical name', (details, text) => {
  const message = explainRefusal(new ApiError({ ...details, operation }))
  expect(message).toContain(text)
  expect(message).not.toContain(operation)
})

test.each([
  { kind: 'network' } as const,
  { kind: 'timeout' } as const,
  { kind: 'status', status: 500 } as const,
])('AUTH-2 %o of what may be done twice asks nobody to look first', (details) => {
  const message = explainRefusal(new ApiError({ ...details, operation }), true)
  expect(message).toContain('try again')
  expect(message).not.toMatch(/look/i)
})

test('a fault of the page itself is told and logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(explainRefusal(new TypeError('x is undefined'))).not.toContain('undefined')
  expect(log).toHaveBeenCalledOnce()
})
