import * as v from 'valibot'
import type { ThreeDSecurePort, Verification } from '../model/ports/security-ports'
import type { Passthrough } from '../model/terms/settings'
import { callMethod } from './call-method'
import type { BraintreeClient } from './client'
import { once } from './once'
import { requireInstance } from './require-instance'
import { askForSongbird } from './songbird'
import { unwrapModule } from './unwrap-module'

const verificationSchema = v.looseObject({
  nonce: v.string(),
  liabilityShifted: v.optional(v.boolean()),
  liabilityShiftPossible: v.optional(v.boolean()),
  threeDSecureInfo: v.optional(v.record(v.string(), v.unknown())),
})

export async function openThreeDSecure(
  { component: client }: BraintreeClient,
  options: Passthrough,
): Promise<ThreeDSecurePort> {
  const { create } = unwrapModule(await import('braintree-web/three-d-secure'))
  const songbird = askForSongbird(client)
  const threeDSecure = requireInstance(
    await create({ ...options, client: songbird.client, version: 2 }),
    '3D Secure',
  )
  return {
    missingScript: songbird.missing,
    on: (name, handler) => threeDSecure.on(name, handler),
    verifyCard: async (request) =>
      toVerification(await callMethod(threeDSecure, 'verifyCard', request)),
    teardown: once(() => threeDSecure.teardown()),
  }
}

function toVerification(answer: unknown): Verification {
  const { nonce, liabilityShifted, liabilityShiftPossible, threeDSecureInfo } = v.parse(
    verificationSchema,
    answer,
  )
  return { nonce, liabilityShifted, liabilityShiftPossible, threeDSecureInfo }
}
