import type { z } from 'zod/mini'
import { ApiError, isAbort, toApiError } from './api-error'

/**
 * The data of a call's ok answer. Given its shape, an answer that does not have it is refused here instead
 * of breaking a view later.
 *
 * @throws ApiError for everything else
 * @example const product = await read(api.GET('/product/show/{productId}', …), productShape)
 */
export async function read<Data>(
  call: Promise<{ data?: Data; response: Response }>,
  shape?: z.ZodMiniType<Exclude<Data, undefined>>,
): Promise<Exclude<Data, undefined>> {
  const { data } = await call.catch((cause: unknown) => {
    // What goes wrong while the body is read happens past the client's own middleware.
    throw cause instanceof ApiError || isAbort(cause) ? cause : toApiError(cause, 'The service')
  })
  if (shape) {
    const result = shape.safeParse(data)
    if (result.success) return result.data
    throw new ApiError({ kind: 'malformed', operation: 'The service', cause: result.error })
  }
  if (data === undefined) throw new ApiError({ kind: 'malformed', operation: 'The service' })
  return data as Exclude<Data, undefined>
}
