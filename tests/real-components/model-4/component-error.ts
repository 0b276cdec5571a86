/** An error as the components throw them. */
export class ComponentError extends Error {
  override readonly name = 'BraintreeError'
  readonly code: string
  readonly type = 'MERCHANT'

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
