/** An exchange that does not follow the contract, for a developer to read. */
export interface ViolationReport {
  /** `METHOD /path` */
  readonly call: string
  /** The world that it was of, where there are several. */
  readonly world?: string | undefined
  /** Of the response. */
  readonly status: number
  /** Each difference: where it is, what the contract has there, what came. */
  readonly lines: readonly string[]
}
