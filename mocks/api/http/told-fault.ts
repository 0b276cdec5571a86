/** A fault of which a client is told more than that there was one. */
export class ToldFault extends Error {
  override readonly name = 'ToldFault'
  readonly told: string

  /**
   * @param message for whoever runs the shop
   * @param told a sentence for people: what happened, and what to do
   */
  constructor(message: string, told: string, options: ErrorOptions) {
    super(message, options)
    this.told = told
  }
}
