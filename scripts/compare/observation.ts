/** What one of the two pages shows and says, up to the end of a step. */
export interface Reading {
  /** What a shopper reads, line by line. */
  readonly texts: readonly string[]
  /** The `data-braintree-id` of everything that shows. */
  readonly hooks: readonly string[]
  readonly isRequestable: boolean
  /** Options that the widget offers. */
  readonly options: readonly string[]
}

/** A step that both pages went through. */
export interface Step extends Reading {
  readonly name: string
  /** What the widget told the page meanwhile, in order. */
  readonly events: readonly string[]
  /** What `requestPaymentMethod` answered, where the step is that. */
  readonly answer?: string | undefined
  /** A picture, as PNG. */
  readonly picture: Buffer
}

/** Everything that was seen of one of the two pages. */
export interface Observation {
  /** How `create` ended. */
  readonly created: string
  readonly steps: readonly Step[]
  /** Warnings and errors on the console, and uncaught ones. */
  readonly console: readonly string[]
  /** Hosts that were asked for something. */
  readonly hosts: readonly string[]
}
