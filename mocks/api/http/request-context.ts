import type { ProtectedOperationId } from '../../../src/api/generated/security'
import type { Input, OperationId, Outcome } from '../contract/operation'

/** The signed-in user, as the database has it at the time of the request. */
export interface Caller {
  readonly id: string
  readonly name: string
  readonly email: string
  /** 1 is an administrator. */
  readonly role: number
  /** Of the sign-in whose token the request carries. */
  readonly sessionId: string
}

/** The client of a request. */
export interface RequestContext {
  readonly requestId: string
  /** The client's network address, as attempts are counted by it. */
  readonly address: string
  readonly caller: Caller | undefined
  /** The header `If-Match`, as it was sent. */
  readonly ifMatch: string | undefined
}

/** In protected operations the caller is known, and is the user that the path names. */
export type ContextOf<O extends OperationId> = RequestContext &
  (O extends ProtectedOperationId ? { readonly caller: Caller } : unknown)

/** Handles one operation. Expected refusals are returned, only faults are thrown. */
export type Handler<O extends OperationId> = (
  input: Input<O>,
  context: ContextOf<O>,
) => Promise<Outcome<O>>

/** One handler per operation of the contract. */
export type Handlers = { readonly [O in OperationId]: Handler<O> }
