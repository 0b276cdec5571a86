import { create as createOwn } from 'braintree-web/three-d-secure'
import { toRecord } from '../../../widget/provider/edge/to-record'
import { ComponentError } from './component-error'
import { toInnerClient, type WithClient } from './inner-client'
import { promisesOnly } from './promises-only'

/** "3D Secure 2 is the only supported version", "Renamed `verifyCard` options", "Top-level `liabilityShifted` … removed". */
export async function create(options: WithClient): Promise<object> {
  const { client, version: _ignored, challengeDisplay = 'modal', ...others } = options
  if (challengeDisplay !== 'modal' && challengeDisplay !== 'inline-iframe') {
    const message = `Challenge display ${String(challengeDisplay)} is not known.`
    throw new ComponentError('THREEDS_CHALLENGE_DISPLAY_INVALID', message)
  }
  const version = challengeDisplay === 'modal' ? '2' : '2-inline-iframe'
  const own = await createOwn({ ...others, version, client: toInnerClient(client) })
  const component = promisesOnly(own, ['verifyCard', 'cancelVerifyCard', 'teardown'])
  return new Proxy(component, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (name !== 'verifyCard' || typeof member !== 'function') return member
      return async (request: object) => toPayload(await member(toOwnRequest(request)))
    },
  })
}

function toOwnRequest(request: object): object {
  const { exemptionRequested: _gone, cardAdd: _renamed, ...others } = toRecord(request)
  const { cardAddChallengeRequested: cardAdd } = others
  return cardAdd === undefined ? others : { ...others, cardAdd }
}

function toPayload(answer: unknown): object {
  const { liabilityShifted: _a, liabilityShiftPossible: _b, ...payload } = toRecord(answer)
  const info = toRecord(payload['threeDSecureInfo'])
  return {
    ...payload,
    threeDSecureInfo: {
      ...info,
      liabilityShifted: Boolean(info['liabilityShifted']),
      liabilityShiftPossible: Boolean(info['liabilityShiftPossible']),
    },
  }
}
