import type { operations } from '../../../src/api/generated/schema'
import type { ResponseBody } from '../../../src/api/generated/types'

/** The contract's operationIds. */
export type OperationId = keyof operations

type Parameters<O extends OperationId, In extends 'path' | 'query'> =
  NonNullable<operations[O]['parameters'][In]> extends never
    ? Readonly<Record<never, never>>
    : NonNullable<operations[O]['parameters'][In]>

type Body<O extends OperationId> = operations[O] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : undefined

/** The input of a request, as the contract has it; a picture is a Blob under `file`. */
export interface Input<O extends OperationId> {
  readonly path: Parameters<O, 'path'>
  readonly query: Parameters<O, 'query'>
  readonly body: Body<O>
}

/** The statuses other than 200 that the contract gives an operation. */
export type RefusalStatus<O extends OperationId> = Exclude<keyof operations[O]['responses'], 200> &
  number

/** A response that refuses; the contract decides whether `reason` is sent as `error` or as `message`. */
export interface Refusal<Status extends number = number> {
  readonly status: Status
  readonly reason: string
  /** The processor's response code of a declined charge. */
  readonly code?: string
  readonly retryAfterSeconds?: number
}

/** A 200. A long list may be sent in batches while it is read. */
export interface Success<O extends OperationId> {
  readonly status: 200
  readonly body:
    | ResponseBody<O>
    | (ResponseBody<O> extends readonly (infer Item)[] ? AsyncIterable<readonly Item[]> : never)
  /** Sent as `ETag`: what a later request's `If-Match` is compared with. */
  readonly tag?: string
}

export type Outcome<O extends OperationId> = Success<O> | Refusal<RefusalStatus<O>>

/** Wraps the body of a 200. */
export function answer<Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body }
}

/** Refuses with a status that the contract gives the operation. */
export function refuse<Status extends number>(status: Status, reason: string): Refusal<Status> {
  return { status, reason }
}
