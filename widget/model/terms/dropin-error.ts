import { type DropInErrorCode, ERROR_CATALOG, type ErrorFault } from './error-catalog'

export type { DropInErrorCode, ErrorFault }

/**
 * Every failure that the widget reports. `message` is the sentence that `braintree-web-drop-in` used;
 * `code` is stable and made for programs; `fault` says whose turn it is and `nextStep` what to do.
 */
export class DropInError extends Error {
  // The old widget's spelling: merchants compare it.
  override readonly name = 'DropinError'
  readonly code: DropInErrorCode
  readonly fault: ErrorFault
  readonly nextStep: string
  /** The provider's own error, where one stands behind this failure; the same as `cause`. */
  readonly _braintreeWebError: unknown

  constructor(
    code: DropInErrorCode,
    options: { message?: string; cause?: unknown; fault?: ErrorFault; nextStep?: string } = {},
  ) {
    const entry = ERROR_CATALOG[code]
    const message = options.message ?? entry.message
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    // Logs and reports copy errors as data, and the old widget's kept their message then.
    Object.defineProperty(this, 'message', { value: message, enumerable: true })
    this.code = code
    this.fault = options.fault ?? entry.fault
    this.nextStep = options.nextStep ?? entry.nextStep
    this._braintreeWebError = options.cause
  }
}

/** Of a file of the widget's own that can't be loaded there is the browser's error, which has no code. */
export function toDropInError(cause: unknown): DropInError {
  if (cause instanceof DropInError) return cause
  return new DropInError('SCRIPT_FAILED', { cause, message: String(cause) })
}
