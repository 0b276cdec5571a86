import type { z } from 'zod/mini'
import { ApiError, isAbort, toApiError } from './api-error'

/** What an ok response of an operation has to be: as the contract has it, `<operation>Response` is generated. */
export interface ExpectedResponse<Data> {
  readonly operation: string
  /** Without one, any body will do. */
  readonly shape?: z.ZodMiniType<Data>
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
    const result = shape.safeParse(data)
    if (result.success) return result.data
    const problem = describeIssue(data, result.error.issues)
    throw new ApiError({ kind: 'malformed', operation, problem, cause: result.error })
  }
  if (data === undefined) throw new ApiError({ kind: 'malformed', operation })
  return data
}

/** Such as `items[0].price is not a number`. */
function describeIssue(data: unknown, [issue]: readonly z.core.$ZodIssue[]): string {
  const { path = [] } = issue ?? {}
  const field = path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${String(key)}`,
    '',
  )
  return `${field || 'the response'} ${describeFault(valueAt(data, path), issue)}`
}

function describeFault(value: unknown, issue: z.core.$ZodIssue | undefined): string {
  if (value === undefined) return 'is missing'
  if (issue?.code !== 'invalid_type') return 'is not as the contract has it'
  const type = issue.expected === 'int' ? 'whole number' : issue.expected
  return `is not ${/^[ao]/.test(type) ? 'an' : 'a'} ${type}`
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), data)
}
