import { GatewayUnreachableError } from '../client/gateway-connection'

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

/**
 * Turns a gateway that can't be reached into the network error of a component.
 *
 * @throws BraintreeError of type `NETWORK` when the gateway can't be reached
 */
export async function translateNetworkError<Value>(
  answer: Promise<Value>,
  networkCode: string,
): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    throw new BraintreeError({
      type: 'NETWORK',
      code: networkCode,
      message: error.message,
      details: { originalError: error },
    })
  }
}
