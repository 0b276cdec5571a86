import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import { getSimulator } from '../control/simulator'
import { createEventEmitter, type EventEmitter } from '../shared/event-emitter'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall } from '../shared/simulate-call'
import { requireUsableClient, threeDSecureError } from './three-d-secure-errors'
import type {
  LookupData,
  ThreeDSecureEvents,
  VerifiedCard,
  VerifyCardOptions,
} from './verification'
import { verifyCard } from './verify-card'
import { requireOptions } from './verify-options'

export interface ThreeDSecure extends EventEmitter<ThreeDSecureEvents> {
  verifyCard(options: VerifyCardOptions): Promise<VerifiedCard>
  /** Ends a verification that is going on, which then rejects. Resolves with what the latest look-up brought. */
  cancelVerifyCard(): Promise<CanceledLookup>
  teardown(): Promise<void>
}

type CanceledLookup = LookupData['paymentMethod'] &
  Pick<VerifiedCard, 'liabilityShifted' | 'liabilityShiftPossible'>

interface Running {
  readonly window: AbortController
  cancel(error: Error): void
}

/**
 * 3D Secure with a window of our own instead of the bank's. The script that shows the real one (Songbird) is not
 * loaded, so no policy of the page can keep it out; `simulator.scripts` says whether it would have come. As with the
 * real component, a challenge without it and a verification whose component is torn down never settle.
 *
 * @throws BraintreeError for a client that can't verify; its methods reject with `THREEDS_…`
 */
export function createThreeDSecure(client: Client): ThreeDSecure {
  requireUsableClient(client)
  const connection = connectionOf(client)
  const events = createEventEmitter<ThreeDSecureEvents>()
  const { threeDSecure } = getSimulator()
  let running: Running | null = null
  let lookedUp: LookupData | null = null

  async function verify(options: VerifyCardOptions): Promise<VerifiedCard> {
    const card = requireOptions(options, {
      isRunning: running !== null,
      isHeard: events.hasListener('lookup-complete'),
    })
    const window = new AbortController()
    const canceled = new Promise<never>((_, reject) => {
      running = { window, cancel: reject }
    })
    const { signal } = window
    const onLookedUp = (data: LookupData) => {
      lookedUp = data
    }
    try {
      const verified = verifyCard({ connection, events, card, options, signal, onLookedUp })
      return await Promise.race([verified, canceled])
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
        if (!lookedUp) throw threeDSecureError('THREEDS_NO_VERIFICATION_PAYLOAD')
        running?.cancel(threeDSecureError('THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT'))
        running?.window.abort()
        const { paymentMethod, threeDSecureInfo } = lookedUp
        return {
          ...paymentMethod,
          liabilityShifted: threeDSecureInfo?.liabilityShifted,
          liabilityShiftPossible: threeDSecureInfo?.liabilityShiftPossible,
        }
      }),
    teardown: () =>
      simulateCall('three-d-secure.teardown', [], () => {
        running?.window.abort()
        threeDSecure.remove(events)
        disableMethods(instance)
      }),
  }
  threeDSecure.add(events)
  return acceptCallbacks(instance, ['verifyCard', 'cancelVerifyCard', 'teardown'])
}
