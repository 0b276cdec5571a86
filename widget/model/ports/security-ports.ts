import type { Passthrough } from '../terms/settings'

export const THREE_D_SECURE_EVENTS = [
  'customer-canceled',
  'authentication-modal-render',
  'authentication-modal-close',
] as const

export type ThreeDSecureEventName = (typeof THREE_D_SECURE_EVENTS)[number]

/** What the bank made of a verification. */
export interface Verification {
  readonly nonce: string
  readonly liabilityShifted: boolean | undefined
  readonly liabilityShiftPossible: boolean | undefined
  readonly threeDSecureInfo: Passthrough | undefined
}

export interface ThreeDSecurePort {
  /** The address of the script that shows the bank's page, where it was wanted and has not come. */
  missingScript(): string | undefined
  on(name: ThreeDSecureEventName, handler: (payload: unknown) => void): void
  verifyCard(options: Passthrough): Promise<Verification>
  teardown(): Promise<void>
}

export interface DataCollectorPort {
  /** What has been gathered up to now. */
  readDeviceData(): string | undefined
  teardown(): Promise<void>
}
