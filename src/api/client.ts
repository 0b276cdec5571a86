import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { ApiError, isAbort, readErrorResponse, toApiError } from './api-error'
import type { paths } from './generated/schema'
import { protectedOperations } from './generated/security'

/** What the client needs from its surroundings. */
export interface ApiOptions {
  /** Without trailing slash. */
  baseUrl: string
  /** The session's token, asked for at each protected call. */
  getToken(): string | undefined
  /** Told when the service refuses the token that a protected call carried. */
  onSessionRefused(token: string): void
  fetch?: (request: Request) => Promise<Response>
}

export type Api = Client<paths>

/**
 * The contract's calls, typed. Every answer that is not ok throws an {@link ApiError}; protected calls, and
 * only those, carry the bearer token.
 */
export function createApi(options: ApiOptions): Api {
  const api = createClient<paths>({
    baseUrl: options.baseUrl,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  api.use(throwFailures, authorize(options))
  return api
}

const throwFailures: Middleware = {
  async onResponse({ request, schemaPath, response }) {
    if (!response.ok) throw await readErrorResponse(response, `${request.method} ${schemaPath}`)
  },
  onError({ request, schemaPath, error }) {
    if (error instanceof ApiError || isAbort(error)) return
    return toApiError(error, `${request.method} ${schemaPath}`)
  },
}

function authorize({ getToken, onSessionRefused }: ApiOptions): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const token = getToken()
      if (!token || !protectedOperations.has(`${request.method} ${schemaPath}`)) return
      request.headers.set('Authorization', `Bearer ${token}`)
      return request
    },
    onResponse({ request, response }) {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '')
      if (response.status === 401 && token) onSessionRefused(token)
    },
  }
}
