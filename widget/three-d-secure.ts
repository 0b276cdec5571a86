import type { Provider } from './model/ports/provider'
import {
  THREE_D_SECURE_EVENTS,
  type ThreeDSecurePort,
  type Verification,
} from './model/ports/security-ports'
import type { PaymentMethod } from './model/terms/payment-method'
import type { DropInEventMap, DropInEventName } from './model/terms/public-event'
import type { Passthrough } from './model/terms/settings'

/** 500 by 600 pixels: the bank's page fits without scrolling. */
const DEFAULT_WINDOW_SIZE = '03'

type Emit = <Name extends DropInEventName>(name: Name, payload: DropInEventMap[Name]) => void

/** Asks the shopper's bank to take the risk of a payment. */
export interface ThreeDSecure {
  verify(method: PaymentMethod, request: Passthrough): Promise<PaymentMethod>
  configure(key: string, value: unknown): void
  teardown(): Promise<void>
}

export async function startThreeDSecure(
  provider: Provider,
  settings: Passthrough,
  emit: Emit,
): Promise<ThreeDSecure> {
  const { cardinalSDKConfig } = settings
  const port = await provider.openThreeDSecure(cardinalSDKConfig ? { cardinalSDKConfig } : {})
  for (const name of THREE_D_SECURE_EVENTS) {
    port.on(name, (payload) => emit(`3ds:${name}`, payload))
  }
  return createThreeDSecure(port, settings)
}

function createThreeDSecure(port: ThreeDSecurePort, settings: Passthrough): ThreeDSecure {
  let configuration = settings
  return {
    async verify(method, request) {
      const verification = await port.verifyCard({
        amount: configuration['amount'],
        ...request,
        nonce: method.nonce,
        bin: binOf(method),
        additionalInformation: {
          acsWindowSize: DEFAULT_WINDOW_SIZE,
          ...Object(request['additionalInformation']),
        },
        onLookupComplete: (_data: unknown, next: () => void) => next(),
      })
      return withVerification(method, verification)
    },
    configure(key, value) {
      configuration = { ...configuration, [key]: value }
    },
    teardown: () => port.teardown(),
  }
}

function binOf(method: PaymentMethod): unknown {
  return 'bin' in method.details ? method.details.bin : undefined
}

/** The bank's answer replaces the nonce; it is the same method for the shopper. */
function withVerification(method: PaymentMethod, verification: Verification): PaymentMethod {
  const { nonce, liabilityShifted, liabilityShiftPossible, threeDSecureInfo } = verification
  return { ...method, nonce, liabilityShifted, liabilityShiftPossible, threeDSecureInfo }
}
