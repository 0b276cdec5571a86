import type { ThreeDSecureResult } from '../store'
import { APPROVE, type CardScenario } from './scenario'

const SHIFTED = { liabilityShifted: true, liabilityShiftPossible: true } as const
const REFUSED = { liabilityShifted: false, liabilityShiftPossible: true } as const
const IMPOSSIBLE = { liabilityShifted: false, liabilityShiftPossible: false } as const

const SUCCESSFUL: ThreeDSecureResult = {
  status: 'authenticate_successful',
  enrolled: 'Y',
  ...SHIFTED,
}
const FAILED: ThreeDSecureResult = { status: 'authenticate_failed', enrolled: 'Y', ...REFUSED }
const UNAVAILABLE: ThreeDSecureResult = {
  status: 'authenticate_unavailable',
  enrolled: 'Y',
  ...IMPOSSIBLE,
}

/** The result of a challenge that was answered rightly. */
export const CHALLENGE_PASSED = SUCCESSFUL

/** The result of a failed challenge. */
export const CHALLENGE_FAILED = FAILED

/** The result for a card that is not enrolled in 3D Secure. */
export const NOT_ENROLLED: ThreeDSecureResult = {
  status: 'lookup_not_enrolled',
  enrolled: 'N',
  ...IMPOSSIBLE,
}

function frictionless(name: string, number: string, result: ThreeDSecureResult): CardScenario {
  const threeDSecure = { isChallenged: false, result }
  return { by: 'card-number', name: `3ds-${name}`, number, effect: APPROVE, threeDSecure }
}

function challenged(name: string, number: string, result: ThreeDSecureResult): CardScenario {
  const threeDSecure = { isChallenged: true, result }
  return { by: 'card-number', name: `3ds-${name}`, number, effect: APPROVE, threeDSecure }
}

export const THREE_D_SECURE_CARDS: readonly CardScenario[] = [
  frictionless('frictionless-visa', '4000000000001000', SUCCESSFUL),
  frictionless('frictionless-mastercard', '5200000000001005', SUCCESSFUL),
  frictionless('frictionless-american-express', '340000000001007', SUCCESSFUL),
  frictionless('failed-visa', '4000000000001018', FAILED),
  frictionless('failed-mastercard', '5200000000001013', FAILED),
  frictionless('attempted-visa', '4000000000001026', {
    status: 'authenticate_attempt_successful',
    enrolled: 'Y',
    ...SHIFTED,
  }),
  frictionless('unavailable-visa', '4000000000001034', UNAVAILABLE),
  frictionless('rejected-visa', '4000000000001042', {
    status: 'authenticate_rejected',
    enrolled: 'Y',
    ...REFUSED,
  }),
  frictionless('not-available-on-lookup-visa', '4000000000001059', {
    status: 'authenticate_unable_to_authenticate',
    enrolled: 'U',
    ...IMPOSSIBLE,
  }),
  frictionless('lookup-error-visa', '4000000000001067', {
    status: 'lookup_error',
    enrolled: 'U',
    ...IMPOSSIBLE,
  }),
  frictionless('lookup-timeout-visa', '4000000000001075', {
    status: 'lookup_timeout',
    enrolled: 'U',
    ...IMPOSSIBLE,
  }),
  frictionless('bypassed-visa', '4000000000001083', {
    status: 'lookup_bypassed',
    enrolled: 'U',
    ...IMPOSSIBLE,
  }),
  challenged('challenge-visa', '4000000000001091', SUCCESSFUL),
  challenged('challenge-mastercard', '5200000000001096', SUCCESSFUL),
  challenged('challenge-american-express', '340000000001098', SUCCESSFUL),
  challenged('challenge-failing-visa', '4000000000001109', FAILED),
  challenged('challenge-failing-mastercard', '5200000000001104', FAILED),
  challenged('challenge-unavailable-visa', '4000000000001117', UNAVAILABLE),
]
