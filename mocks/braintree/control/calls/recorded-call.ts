export const COMPONENT_NAMES = [
  'client',
  'hosted-fields',
  'vault-manager',
  'paypal-checkout',
  'data-collector',
  'three-d-secure',
  'venmo',
  'apple-pay',
  'google-payment',
  'paypal-button',
  'apple-pay-session',
  'google-payments-client',
  'gateway',
] as const

export type ComponentName = (typeof COMPONENT_NAMES)[number]

/** A component and one of its methods: `'hosted-fields.tokenize'`; of the gateway a request, which is planned but not recorded. */
export type CallName = `${ComponentName}.${string}`

export interface RecordedCall {
  readonly name: CallName
  /** Copies made at the time of the call; elements, functions and instances are named only. */
  readonly arguments: readonly unknown[]
  /** Milliseconds since the page was opened. */
  readonly atMs: number
}
