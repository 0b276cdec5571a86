/** A fault with a message of its own for the client. */
export class PublicError extends Error {
  override readonly name = 'PublicError'
  readonly publicMessage: string

  /**
   * @param message for the operator
   * @param publicMessage for the client: what happened, and what to do
   */
  constructor(message: string, publicMessage: string, options: ErrorOptions) {
    super(message, options)
    this.publicMessage = publicMessage
  }
}
