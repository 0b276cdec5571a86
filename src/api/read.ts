import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'
import { ApiError, isAbort, toApiError } from './api-error'

/** What an ok response of an operation has to be: as the contract has it, `<operation>Response` is generated. */
export interface ExpectedResponse<Data> {
  readonly operation: string
  /** Without one, any body will do. */
  readonly shape?: GenericSchema<unknown, Data>
}

/**
 * The data of a call's ok response. One that is not as expected is refused here instead of breaking a view later.
 *
 * @throws ApiError for everything else; it names the operation and the field that is wrong
 * @example const product = await read(api.GET('/product/show/{productId}', …), showProductResponse)
 */
export async function read<Data>(
  call: Promise<{ data?: Data }>,
  { operation, shape }: ExpectedResponse<Data>,
): Promise<Data> {
  const { data } = await call.catch((cause: unknown) => {
    // A failure while the body is read bypasses the client's own middleware.
    throw cause instanceof ApiError || isAbort(cause) ? cause : toApiError(cause, operation)
  })
  if (shape) {
    const { success, output, issues } = safeParse(shape, data, { abortEarly: true })
    if (success) return output
    const problem = describeIssue(data, issues[0])
    // Without the issues, which hold the response: logs must not contain personal data.
    throw new ApiError({ kind: 'malformed', operation, problem })
  }
  if (data === undefined) throw new ApiError({ kind: 'malformed', operation })
  return data
}

/** What Valibot calls a type, in words. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  loose_object: 'an object',
  number: 'a number',
  object: 'an object',
  safe_integer: 'a whole number',
  string: 'a string',
}

/** Such as `items[0].price is not a number`. */
function describeIssue(data: unknown, issue: BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => key)
  const field = path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${String(key)}`,
    '',
  )
  return `${field || 'the response'} ${describeFault(valueAt(data, path), issue)}`
}

function describeFault(value: unknown, { type }: BaseIssue<unknown>): string {
  if (value === undefined) return 'is missing'
  return `is not ${TYPES[type] ?? 'as the contract has it'}`
}

function valueAt(data: unknown, path: readonly unknown[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), String(key)), data)
}
