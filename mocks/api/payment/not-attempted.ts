/** A charge that never was: the provider was not reached, or turned the request away before it looked at it. */
export class NotAttempted extends Error {
  override readonly name = 'NotAttempted'

  constructor(options: ErrorOptions) {
    super('The payment provider could not be asked. Nothing was attempted.', options)
  }
}
