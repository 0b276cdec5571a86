/** Which part of the shop a request is aimed at. */
export type FuzzTarget = 'operation' | 'gateway' | 'page'

/** One request, the same each time it is made from its seed. */
export interface FuzzRequest {
  readonly target: FuzzTarget
  /** The operation that it is aimed at, `undefined` when it is none's, or path or method were spoilt. */
  readonly operationId: string | undefined
  readonly path: string
  readonly init: RequestInit & { readonly method: string }
}

/** Somebody with a token, to send requests as. */
export interface Identity {
  readonly userId: string
  readonly token: string
}
