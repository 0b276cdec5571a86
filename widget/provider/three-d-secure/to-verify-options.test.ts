import { expect, test } from 'vitest'
import { toVerifyOptions } from './to-verify-options'

const request = { amount: '10.00', email: 'anna@example.com', challengeRequested: true }

test('what both releases know goes on as it is', () => {
  expect(toVerifyOptions(request, 3)).toEqual(request)
  expect(toVerifyOptions(request, 4)).toEqual(request)
})

test('release 4 gets its own name for a card that is only added', () => {
  expect(toVerifyOptions({ ...request, cardAdd: true }, 4)).toEqual({
    ...request,
    cardAddChallengeRequested: true,
  })
  expect(toVerifyOptions({ ...request, cardAdd: true }, 3)).toEqual({ ...request, cardAdd: true })
})

test('an exemption without a kind is refused where release 4 would forget it', () => {
  const exempt = { ...request, exemptionRequested: true }
  expect(toVerifyOptions(exempt, 3)).toEqual(exempt)
  expect(() => toVerifyOptions(exempt, 4)).toThrow(/requestedExemptionType/)
  const kind = { requestedExemptionType: 'low_value' }
  expect(toVerifyOptions({ ...exempt, ...kind }, 4)).toEqual({ ...request, ...kind })
})
