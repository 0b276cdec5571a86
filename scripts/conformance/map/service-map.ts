import type { Method } from '../../../mocks/contract/operation'

/** Where a service has an operation. */
export interface MappedCall {
  readonly method: Method
  /** With the contract's names of parameters in braces. */
  readonly path: string
  /** The contract's names of query parameters, and the service's. */
  readonly query: ReadonlyMap<string, string>
  /** JSON pointer to where the contract's answer stands in the service's. */
  readonly answer?: string
}

/** What YAML can have as a key. */
export type SingleValue = string | number | boolean

/** How a service calls a field, and what it means there. */
export interface MappedField {
  readonly name: string
  /** The service's number is the contract's, times this. */
  readonly times?: number
  /** The service's values, and the contract's. */
  readonly values?: readonly (readonly [service: SingleValue, contract: unknown])[]
}

/** What `--map` says: where a service differs from the contract on purpose. */
export interface ServiceMap {
  /** By operation. */
  readonly calls: ReadonlyMap<string, MappedCall>
  /** By schema, as `Product` or `OrderCreate.order`, and by the contract's name of the field. */
  readonly fields: ReadonlyMap<string, ReadonlyMap<string, MappedField>>
}
