export const ERROR_TYPES = {
  CUSTOMER: 'CUSTOMER',
  MERCHANT: 'MERCHANT',
  NETWORK: 'NETWORK',
  INTERNAL: 'INTERNAL',
  UNKNOWN: 'UNKNOWN',
} as const

export type BraintreeErrorType = keyof typeof ERROR_TYPES

export interface BraintreeErrorOptions {
  readonly type: BraintreeErrorType
  readonly code: string
  readonly message: string
  readonly details?: unknown
}

/** The error class of every component: `code` says what, `type` says whose turn it is. */
export class BraintreeError extends Error {
  static readonly types = ERROR_TYPES
  override readonly name = 'BraintreeError'
  readonly code: string
  readonly type: BraintreeErrorType
  readonly details: unknown

  constructor(options: BraintreeErrorOptions) {
    super(options.message)
    this.code = options.code
    this.type = options.type
    this.details = options.details
  }
}
