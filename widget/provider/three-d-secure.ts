import * as v from 'valibot'
import type { ThreeDSecurePort, Verification } from '../model/ports/security-ports'
import type { Passthrough } from '../model/terms/settings'
import { callMethod } from './call-method'
import type { BraintreeClient } from './client'
import { once } from './once'
import { requireInstance } from './require-instance'
import { askForSongbird } from './songbird'
import { unwrapModule } from './unwrap-module'

/** Only the nonce is sure: a bank that says nothing about liability leaves the rest `null`. */
const verificationSchema = v.looseObject({
  nonce: v.string(),
  liabilityShifted: v.nullish(v.boolean()),
  liabilityShiftPossible: v.nullish(v.boolean()),
  threeDSecureInfo: v.nullish(v.record(v.string(), v.unknown())),
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

/** What the bank answered; throws when there is no nonce to pay with. */
export function toVerification(answer: unknown): Verification {
  const { nonce, liabilityShifted, liabilityShiftPossible, threeDSecureInfo } = v.parse(
    verificationSchema,
    answer,
  )
  return {
    nonce,
    liabilityShifted: liabilityShifted ?? undefined,
    liabilityShiftPossible: liabilityShiftPossible ?? undefined,
    threeDSecureInfo: threeDSecureInfo ?? undefined,
  }
}
