import { describe, expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../../api/api-error'
import { readChargeFailure, readOrderFailure } from './read-outcome'

const failed = (kind: ApiErrorKind) => new ApiError({ kind, operation: 'POST /x' })
const answered = (status: number, details: { reason?: string; retryAfterSeconds?: number } = {}) =>
  new ApiError({ kind: 'status', operation: 'POST /x', status, ...details })

describe('PAY-7 a charge', () => {
  test.each([
    [400, 'rejected'],
    [402, 'declined'],
    [409, 'nonce-used'],
  ])('answered with %d has failed for good, in the service’s words', (status, kind) => {
    expect(readChargeFailure(answered(status, { reason: 'Because.' }))).toEqual({
      kind,
      reason: 'Because.',
    })
  })

  test.each([400, 402, 409])('answered with %d and no reason tells the shopper one', (status) => {
    expect(readChargeFailure(answered(status))).toMatchObject({
      reason: 'The shop’s service did not take the payment. Try again or choose another method.',
    })
  })

  test.each([401, 403, 404, 405, 413, 415, 429])('answered with %d was not attempted', (status) => {
    expect(readChargeFailure(answered(status)).kind).toBe('not-attempted')
  })

  test.each([408, 500, 502, 503, 504])('answered with %d may have been made', (status) => {
    expect(readChargeFailure(answered(status)).kind).toBe('unknown')
  })

  test.each(['network', 'timeout', 'malformed'] as const)(
    'that ends with “%s” may have been made',
    (kind) => {
      expect(readChargeFailure(failed(kind)).kind).toBe('unknown')
    },
  )

  test('that breaks inside the page may have been made', () => {
    expect(readChargeFailure(new TypeError('x')).kind).toBe('unknown')
  })

  test('is asked for again no sooner than the service wants', () => {
    expect(readChargeFailure(answered(429, { retryAfterSeconds: 7 }))).toEqual({
      kind: 'not-attempted',
      cause: { kind: 'busy', retryAfterMs: 7_000 },
    })
  })
})

describe('PAY-9 an order', () => {
  test('in conflict is impossible and paid back', () => {
    expect(readOrderFailure(answered(409, { reason: 'Only 1 is left.' }))).toEqual({
      kind: 'voided',
      reason: 'Only 1 is left.',
    })
  })

  test('in conflict for no reason tells the shopper one', () => {
    expect(readOrderFailure(answered(409))).toMatchObject({
      reason: 'The shop’s service did not take the order.',
    })
  })

  test.each([400, 401, 402, 403, 404, 413, 429])(
    'answered with %d was not made by this call',
    (status) => {
      expect(readOrderFailure(answered(status)).kind).toBe('not-attempted')
    },
  )

  test('that has to wait keeps the service’s words', () => {
    const reason = 'At most 100 free pieces. Order fewer, or try again in 5 hours.'
    expect(readOrderFailure(answered(429, { reason, retryAfterSeconds: 18_000 }))).toEqual({
      kind: 'not-attempted',
      cause: { kind: 'busy', retryAfterMs: 18_000_000, reason },
    })
  })

  test.each([500, 502, 503, 504])('answered with %d may have been made', (status) => {
    expect(readOrderFailure(answered(status)).kind).toBe('unknown')
  })
})
