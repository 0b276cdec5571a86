import type { JsonObject } from './json'

export type Method = 'get' | 'post' | 'put' | 'delete'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly isRequired: boolean
  readonly schemaPointer: string
  readonly schema: JsonObject
}

export interface RequestBody {
  readonly mediaType: string
  readonly schemaPointer: string
}

export interface AnswerPromise {
  readonly pointer: string
  /** Absent when the contract promises no body. */
  readonly schemaPointer?: string
  readonly requiredHeaders: readonly string[]
}

/** One call of the contract. Pointers lead into `openapi.yaml`. */
export interface Operation {
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly method: Method
  readonly path: string
  readonly pointer: string
  readonly isProtected: boolean
  readonly parameters: readonly Parameter[]
  readonly body?: RequestBody
  /** Where it is another limit than the whole contract's. */
  readonly maxJsonBytes?: number
  readonly answers: ReadonlyMap<number, AnswerPromise>
}
