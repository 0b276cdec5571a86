import type { Context } from 'hono'
import type { Operation } from '../../../contract/operation'
import type { Contract, Validation } from '../../contract/contract'
import { describeViolation } from '../../contract/describe-problems'
import { type Input, type OperationId, type Refusal, refuse } from '../../contract/operation'
import { findUnstorableText } from './find-unstorable-text'
import { readBody } from './read-body'
import type { BodyPace } from './read-bytes'

export type ReadInput<O extends OperationId> =
  | { readonly isRead: true; readonly input: Input<O> }
  | {
      readonly isRead: false
      readonly refusal: Refusal<400 | 404 | 413>
      /** What the contract has, and what came in its place. */
      readonly violation: string
    }

/** Characters of a field's name that a message repeats: a name may be as long as the body. */
const MOST_NAMED = 100

const UNKNOWN_ID = refuse(404, 'There is nothing with that id.')

/**
 * Reads a request's path, query and body, and validates them against the contract.
 *
 * @throws Error when a request was let through without validation: a defect of this API
 */
export async function readInput<O extends OperationId>(
  context: Context,
  operation: Operation,
  contract: Contract,
  pace: BodyPace,
): Promise<ReadInput<O>> {
  const read = await readBody(context.req.raw, operation.body, pace)
  if (!read.isRead) return { ...read, violation: `request: ${read.refusal.reason}` }
  const { body, pictures } = read
  const path = context.req.param()
  const query = readQuery(context, operation)

  const validation = contract.validateRequest(operation, { path, query, body })
  if (!validation.isValid) {
    const { isUnknownPath, reason, violation } = validation
    return reject(isUnknownPath ? UNKNOWN_ID : refuse(400, reason), describeViolation(violation))
  }
  if (findUnstorableText(path) !== undefined) return reject(UNKNOWN_ID)
  const field = findUnstorableText({ ...query, ...asObject(body) })
  if (field !== undefined) {
    const name = field.slice(0, MOST_NAMED)
    return reject(refuse(400, `${name}: has a character that can't be stored.`))
  }

  const input = { path, query: validation.query, body: joinPictures(body, pictures) }
  if (!isInput<O>(input, validation)) throw new Error(`${operation.id} was not validated`)
  return { isRead: true, input }
}

function isInput<O extends OperationId>(_: unknown, validation: Validation): _ is Input<O> {
  return validation.isValid
}

/** The parameters that the contract knows; a repeated one stays a list, which no schema accepts. */
function readQuery(
  context: Context,
  { parameters }: Operation,
): Readonly<Record<string, string | string[]>> {
  const query: Record<string, string | string[]> = {}
  for (const [name, values] of Object.entries(context.req.queries())) {
    const [first = ''] = values
    const isKnown = parameters.some((one) => one.in === 'query' && one.name === name)
    if (isKnown) query[name] = values.length > 1 ? values : first
  }
  return query
}

function joinPictures(body: unknown, pictures: Readonly<Record<string, Blob>>): unknown {
  return Object.keys(pictures).length > 0 ? { ...asObject(body), ...pictures } : body
}

function asObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {}
}

function reject(refusal: Refusal<400 | 404>, violation = `request: ${refusal.reason}`) {
  return { isRead: false, refusal, violation } as const
}
