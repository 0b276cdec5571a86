import { expect, test } from 'vitest'
import { ApiError } from './api-error'
import { explainFailure } from './explain-failure'

const operation = 'GET /product/list'

test('a full stop of the service says how long to wait', () => {
  const error = new ApiError({ kind: 'status', operation, status: 429, retryAfterSeconds: 30 })
  expect(explainFailure(error)).toContain('30 seconds')
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
