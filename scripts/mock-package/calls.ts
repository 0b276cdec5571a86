import type { operations } from '../../src/api/generated/schema'

/** The contract's name of an operation, such as `signIn`. */
export type OperationId = keyof operations

/** A call that a world was sent, and what it answered. */
export interface Call {
  /** `undefined` for what the contract does not have, such as a photo. */
  readonly operation: string | undefined
  readonly request: CallRequest
  readonly answer: CallAnswer
  /** By the world's clock. */
  readonly at: Date
}

export interface CallRequest {
  readonly method: string
  /** Without the world's name: `/api/auth/signin`. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON, or a text; `undefined` where there is none, and for bytes. */
  readonly body: unknown
}

export interface CallAnswer {
  /** 0 where there was no answer: a trouble has it so, or the caller's signal gave it up. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON, or a text; `undefined` where there is none, and for bytes. */
  readonly body: unknown
}

/** A call of one operation, whose answer is one of those that the contract has for it: the world checks them. */
export interface CallOf<Id extends OperationId> extends Call {
  readonly operation: Id
  readonly answer: AnswerOf<Id>
}

/** A union by `status`. */
export type AnswerOf<Id extends OperationId> = Unanswered | AnsweredOf<Id>

type Unanswered = CallAnswer & { readonly status: 0; readonly body: undefined }

type AnsweredOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: CallAnswer & {
    readonly status: Status
    readonly body: BodyOf<operations[Id]['responses'][Status]>
  }
}[keyof operations[Id]['responses']]

type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined

/** Whether a call is one of that operation. */
export function isCallOf<Id extends OperationId>(call: Call, operation: Id): call is CallOf<Id> {
  return call.operation === operation
}
