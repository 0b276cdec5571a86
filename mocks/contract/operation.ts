import type { JsonObject } from './json'

/** Who may make a protected call: every user, or those whose `role` is 1; each for themselves. */
export type Role = 'user' | 'administrator'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One operation of the contract: the model that generation, the API, the conformance check and the tests share.
 * Pointers lead into `openapi.yaml`, to where a thing is written, past references to it.
 */
export interface Operation {
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly method: Method
  /** As in the contract: `/product/show/{productId}`. */
  readonly path: string
  readonly pointer: string
  /** Whether a call needs a bearer token. */
  readonly isProtected: boolean
  /** The role that a protected operation needs; absent when it is public. */
  readonly role?: Role
  /** In path and query. */
  readonly parameters: readonly Parameter[]
  /** Absent when requests have none. */
  readonly body?: RequestBody
  /** By status. */
  readonly responses: ReadonlyMap<number, ResponseSpec>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly isRequired: boolean
  readonly pointer: string
  readonly schemaPointer: string
  readonly schema: JsonObject
}

/** What requests and responses have in common: a media type and the schema of what is sent in it. */
export interface Content {
  readonly mediaType: string
  /** Where its schema and its examples are written. */
  readonly pointer: string
  readonly schemaPointer: string
  readonly schema: JsonObject
}

export type RequestBody = JsonBody | MultipartBody

export interface JsonBody extends Content {
  readonly kind: 'json'
  readonly maxBytes: number
}

export interface MultipartBody extends Content {
  readonly kind: 'multipart'
  /** Fields that are sent as text and mean numbers. */
  readonly numericFields: ReadonlySet<string>
  readonly pictures: ReadonlyMap<string, PictureLimits>
}

/** The contract's limits on one uploaded picture. */
export interface PictureLimits {
  readonly maxBytes: number
  readonly maxPixels: number
  /** As in `image/png`. */
  readonly mediaTypes: readonly string[]
}

/** What the contract says of one status of an operation. */
export interface ResponseSpec {
  readonly status: number
  /** Where the operation lists the status. */
  readonly pointer: string
  readonly content: readonly Content[]
  readonly requiredHeaders: readonly string[]
}
