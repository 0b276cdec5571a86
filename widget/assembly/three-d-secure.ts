import type { Provider } from '../model/ports/provider'
import {
  THREE_D_SECURE_EVENTS,
  type ThreeDSecurePort,
  type Verification,
} from '../model/ports/security-ports'
import { DropInError } from '../model/terms/dropin-error'
import type { PaymentMethod } from '../model/terms/payment-method'
import type { DropInEventMap, DropInEventName } from '../model/terms/public-event'
import type { Passthrough } from '../model/terms/settings'
import { startVerificationClock, type VerificationClock } from './verification-clock'

/** 500 by 600 pixels: the bank's page fits without scrolling. */
const DEFAULT_WINDOW_SIZE = '03'

type Emit = <Name extends DropInEventName>(name: Name, payload: DropInEventMap[Name]) => void

/** Verifies a card with the shopper's bank, which then bears the risk of the payment. */
export interface ThreeDSecure {
  verify(method: PaymentMethod, request: Passthrough): Promise<PaymentMethod>
  configure(key: string, value: unknown): void
  teardown(): Promise<void>
}

/** The component as it is now, and the verification that it works at. */
interface Opened {
  readonly port: ThreeDSecurePort
  clock: VerificationClock | undefined
}

/**
 * Opens 3D Secure and prepares it for the first verification.
 *
 * @throws the component's error when it can't be created
 */
export async function startThreeDSecure(
  provider: Pick<Provider, 'openThreeDSecure'>,
  settings: Passthrough,
  emit: Emit,
): Promise<ThreeDSecure> {
  const { cardinalSDKConfig } = settings
  const open = async (): Promise<Opened> => {
    const port = await provider.openThreeDSecure(cardinalSDKConfig ? { cardinalSDKConfig } : {})
    const opened: Opened = { port, clock: undefined }
    for (const name of THREE_D_SECURE_EVENTS) {
      port.on(name, (payload) => {
        if (name === 'authentication-modal-render') opened.clock?.enter('challenge')
        if (name === 'authentication-modal-close') opened.clock?.enter('closing')
        emit(`3ds:${name}`, payload)
      })
    }
    return opened
  }
  return createThreeDSecure(await open(), open, settings)
}

function createThreeDSecure(
  first: Opened,
  open: () => Promise<Opened>,
  settings: Passthrough,
): ThreeDSecure {
  let configuration = settings
  let opened: Opened | undefined = first
  let isEnded = false

  /** A component that was abandoned is still busy with its verification and refuses the next one. */
  function giveUp({ port }: Opened): void {
    opened = undefined
    port.teardown().catch((error: unknown) => console.error(error))
  }

  async function verifyCard(request: Passthrough): Promise<Verification> {
    opened ??= await open()
    const current = opened
    if (isEnded) {
      giveUp(current)
      throw new DropInError('TORN_DOWN')
    }
    const clock = startVerificationClock()
    current.clock = clock
    let isOver = false
    try {
      const onLookupComplete = (data: unknown, next: () => void) => {
        if (!isOver && !isEnded) goOn(current.port, clock, data, next)
      }
      const verifying = current.port.verifyCard({ ...request, onLookupComplete })
      return await Promise.race([verifying, clock.whenOver])
    } catch (error) {
      if (isEnded || !(error instanceof DropInError)) throw error
      giveUp(current)
      const missing = current.port.missingScript()
      throw missing === undefined ? error : scriptMissing(missing, error)
    } finally {
      isOver = true
      clock.stop()
      current.clock = undefined
    }
  }

  return {
    async verify(method, request) {
      const verification = await verifyCard({
        amount: configuration['amount'],
        ...request,
        nonce: method.nonce,
        bin: binOf(method),
        additionalInformation: {
          acsWindowSize: DEFAULT_WINDOW_SIZE,
          ...Object(request['additionalInformation']),
        },
      })
      return withVerification(method, verification)
    },
    configure(key, value) {
      configuration = { ...configuration, [key]: value }
    },
    async teardown() {
      isEnded = true
      // Else the bank's page would open over whatever the shopper looks at next.
      opened?.clock?.fail(new DropInError('TORN_DOWN'))
      await opened?.port.teardown()
    },
  }
}

/** The component waits without end where the bank has a question and its script can't ask it. */
function goOn(
  port: ThreeDSecurePort,
  clock: VerificationClock,
  data: unknown,
  next: () => void,
): void {
  const missing = isChallenge(data) ? port.missingScript() : undefined
  if (missing === undefined) {
    clock.enter('opening')
    next()
  } else {
    clock.fail(scriptMissing(missing))
  }
}

function scriptMissing(address: string, cause?: DropInError): DropInError {
  return new DropInError('SCRIPT_FAILED', {
    message: `${address} could not be loaded, which 3D Secure needs to show the page of the shopper’s bank.`,
    cause,
  })
}

function isChallenge(data: unknown): boolean {
  return Object(data).requiresUserAuthentication === true
}

function binOf(method: PaymentMethod): unknown {
  return 'bin' in method.details ? method.details.bin : undefined
}

/** The bank's answer replaces the nonce; it is the same method for the shopper. */
function withVerification(method: PaymentMethod, verification: Verification): PaymentMethod {
  const { nonce, liabilityShifted, liabilityShiftPossible, threeDSecureInfo } = verification
  return { ...method, nonce, liabilityShifted, liabilityShiftPossible, threeDSecureInfo }
}
