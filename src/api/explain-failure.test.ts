import { expect, test } from 'vitest'
import { ApiError } from './api-error'
import { explainFailure } from './explain-failure'

const operation = 'GET /product/list'

test('a full stop of the service says how long to wait', () => {
  const error = new ApiError({ kind: 'status', operation, status: 429, retryAfterSeconds: 30 })
  expect(explainFailure(error)).toContain('30 seconds')
})

test('a busy service says how long to wait', () => {
  const busy = { kind: 'status', operation, status: 503 } as const
  const message = explainFailure(new ApiError({ ...busy, retryAfterSeconds: 1 }))
  expect(message).toBe('The shop is busy. Please try again in 1 second.')
})

test.each([
  { kind: 'status', status: 503 } as const,
  { kind: 'status', status: 400 } as const,
  { kind: 'network' } as const,
  { kind: 'timeout' } as const,
  { kind: 'malformed' } as const,
])('%o is told in words for people', (details) => {
  const message = explainFailure(new ApiError({ ...details, operation }))
  expect(message).toMatch(/^The shop|^Something/)
  expect(message).not.toContain(operation)
})
