import * as v from 'valibot'
import type { ThreeDSecurePort, Verification } from '../../model/ports/security-ports'
import type { Passthrough } from '../../model/terms/settings'
import type { BraintreeClient } from '../client/client'
import { callMethod } from '../edge/call-method'
import { once } from '../edge/once'
import { requireInstance } from '../edge/require-instance'
import { unwrapModule } from '../edge/unwrap-module'
import { askForSongbird } from './songbird'
import { toVerifyOptions } from './to-verify-options'

/** Only the nonce is sure: a bank that says nothing about liability leaves the rest `null`. */
const verificationSchema = v.looseObject({
  nonce: v.string(),
  liabilityShifted: v.nullish(v.boolean()),
  liabilityShiftPossible: v.nullish(v.boolean()),
  threeDSecureInfo: v.nullish(v.record(v.string(), v.unknown())),
})

/**
 * Opens 3D Secure.
 *
 * @throws TypeError when the component gives no instance
 */
export async function openThreeDSecure(
  { component: client, generation }: BraintreeClient,
  options: Passthrough,
): Promise<ThreeDSecurePort> {
  const { create } = unwrapModule(await import('braintree-web/three-d-secure'))
  const songbird = askForSongbird(client)
  // Release 4 knows no other version and shows challenges as this one does.
  const version = generation === 3 ? { version: 2 as const } : {}
  const threeDSecure = requireInstance(
    await create({ ...options, client: songbird.client, ...version }),
    '3D Secure',
  )
  return {
    missingScript: songbird.missing,
    on: (name, handler) => threeDSecure.on(name, handler),
    verifyCard: async (request) =>
      toVerification(
        await callMethod(threeDSecure, 'verifyCard', toVerifyOptions(request, generation)),
      ),
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
    liabilityShifted:
      readFlag(threeDSecureInfo, 'liabilityShifted') ?? liabilityShifted ?? undefined,
    liabilityShiftPossible:
      readFlag(threeDSecureInfo, 'liabilityShiftPossible') ?? liabilityShiftPossible ?? undefined,
    threeDSecureInfo: threeDSecureInfo ?? undefined,
  }
}

/** Release 4 has the bank's word in `threeDSecureInfo` alone, release 3 there and beside it. */
function readFlag(info: Passthrough | null | undefined, name: string): boolean | undefined {
  const value = info?.[name]
  return typeof value === 'boolean' ? value : undefined
}
