import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import { acceptCallbacks } from '../component/accept-callback'
import { createEventEmitter, type EventEmitter } from '../component/event-emitter'
import { simulateCall } from '../component/simulate-call'
import { disableMethods } from '../component/tear-down'
import { getSimulator } from '../control/simulator'
import { requireUsableClient, threeDSecureError } from './three-d-secure-errors'
import type { ThreeDSecureEvents, VerifiedCard, VerifyCardOptions } from './verification'
import { verifyCard } from './verify-card'

export interface ThreeDSecure extends EventEmitter<ThreeDSecureEvents> {
  verifyCard(options: VerifyCardOptions): Promise<VerifiedCard>
  /** Ends a verification that is going on; `verifyCard` then rejects. */
  cancelVerifyCard(): Promise<void>
  teardown(): Promise<void>
}

export function createThreeDSecure(client: Client): ThreeDSecure {
  requireUsableClient(client)
  const connection = connectionOf(client)
  const events = createEventEmitter<ThreeDSecureEvents>()
  const { threeDSecure } = getSimulator()
  let running: AbortController | null = null

  async function verify(options: VerifyCardOptions): Promise<VerifiedCard> {
    if (running) throw threeDSecureError('THREEDS_AUTHENTICATION_IN_PROGRESS')
    running = new AbortController()
    try {
      return await verifyCard({ connection, events, options, signal: running.signal })
    } finally {
      running = null
    }
  }

  const instance: ThreeDSecure = {
    ...events,
    verifyCard: (options) =>
      simulateCall('three-d-secure.verifyCard', [options], () => verify(options)),
    cancelVerifyCard: () =>
      simulateCall('three-d-secure.cancelVerifyCard', [], () => {
        if (!running) throw threeDSecureError('THREEDS_NO_VERIFICATION_PAYLOAD')
        running.abort()
      }),
    teardown: () =>
      simulateCall('three-d-secure.teardown', [], () => {
        running?.abort()
        threeDSecure.remove(events)
        disableMethods(instance)
      }),
  }
  threeDSecure.add(events)
  return acceptCallbacks(instance, ['verifyCard', 'cancelVerifyCard', 'teardown'])
}
