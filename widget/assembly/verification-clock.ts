import { DropInError, type ErrorFault } from '../model/terms/dropin-error'

/**
 * Whose turn it is while a card is verified: `preparing` is the provider's script and the gateway's look-up, `opening`
 * the way to the bank's page, `challenge` the shopper in the bank's page, `closing` the answer after that page.
 */
export type VerificationStage = 'preparing' | 'opening' | 'challenge' | 'closing'

interface Limit {
  readonly ms: number
  readonly fault: ErrorFault
  readonly message: string
  readonly nextStep: string
}

/** Longer than the minute that braintree-web gives its own requests: its own error says more. */
const PROVIDER_MS = 70_000

/** EMV 3-D Secure allows a bank ten minutes; after this time no response is expected any more. */
const CHALLENGE_MS = 30 * 60_000

const TRY_AGAIN = 'Nothing was charged; let the shopper try again or choose another method.'

export const VERIFICATION_LIMITS: Readonly<Record<VerificationStage, Limit>> = {
  preparing: {
    ms: PROVIDER_MS,
    fault: 'network',
    message: '3D Secure was not prepared within 70 seconds.',
    nextStep: TRY_AGAIN,
  },
  opening: {
    ms: PROVIDER_MS,
    fault: 'provider',
    message: 'The page of the shopper’s bank was not shown within 70 seconds.',
    nextStep: TRY_AGAIN,
  },
  challenge: {
    ms: CHALLENGE_MS,
    fault: 'shopper',
    message: 'The page of the shopper’s bank was open for 30 minutes without an answer.',
    nextStep: TRY_AGAIN,
  },
  closing: {
    ms: PROVIDER_MS,
    fault: 'provider',
    message: 'The shopper’s bank gave no answer within 70 seconds after its page was closed.',
    nextStep: TRY_AGAIN,
  },
}

export interface VerificationClock {
  /** Rejects with `COMPONENT_TIMED_OUT` when a stage takes too long, or with what `fail` is given; never resolves. */
  readonly whenOver: Promise<never>
  /** The limit counts from now. */
  enter(stage: VerificationStage): void
  fail(error: DropInError): void
  stop(): void
}

/** Gives each stage of a verification its time, so that none waits for ever and no shopper is cut off. */
export function startVerificationClock(): VerificationClock {
  let timer: ReturnType<typeof setTimeout> | undefined
  let fail: (error: DropInError) => void = () => undefined
  const whenOver = new Promise<never>((_resolve, reject) => {
    fail = reject
  })

  function enter(stage: VerificationStage): void {
    clearTimeout(timer)
    const { ms, ...words } = VERIFICATION_LIMITS[stage]
    timer = setTimeout(() => fail(new DropInError('COMPONENT_TIMED_OUT', words)), ms)
  }

  enter('preparing')
  return { whenOver, enter, fail, stop: () => clearTimeout(timer) }
}
