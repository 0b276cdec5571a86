/** An exchange that does not follow the contract, for a developer to read. */
export interface ViolationReport {
  /** `METHOD /path` */
  readonly call: string
  /** Of the response. */
  readonly status: number
  /** Each difference: where it is, what the contract has there, what came. */
  readonly lines: readonly string[]
}
