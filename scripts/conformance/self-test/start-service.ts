import { type StartedApi, startApi } from '../../../mocks/api/start-api'
import type { Handler } from './fault'

/** The service's base URL; nothing leaves the process. */
export const BASE_URL = 'http://service.test/api'

export interface Service {
  readonly handle: Handler
  readonly admin: { readonly email: string; readonly password: string }
  close(): Promise<void>
}

const ANY_NUMBER = { attempts: 1_000_000, windowSeconds: 60 }

/** Of one account: many runs sign in with the same accounts, and one of them tries more than the contract allows. */
const ENOUGH_FOR_ONE_RUN = { attempts: 190, windowSeconds: 60 }

/**
 * The stateful API, in this process, without slow password hashes and with hardly any rate limits.
 *
 * @throws {Error} when the seed has no administrator.
 */
export async function startService(): Promise<Service> {
  const api: StartedApi = await startApi({
    mode: 'mock',
    isInMemory: true,
    passwordCost: { N: 16, r: 1, p: 1 },
    rates: {
      signInPerAccountAndAddress: ENOUGH_FOR_ONE_RUN,
      signInPerAccount: ANY_NUMBER,
      signInPerAddress: ANY_NUMBER,
      signUpPerAddress: ANY_NUMBER,
      profileUpdatePerUser: ANY_NUMBER,
      profileUpdatePerAddress: ANY_NUMBER,
      clientTokenPerUser: ANY_NUMBER,
      clientTokenPerAddress: ANY_NUMBER,
      paymentPerUser: ANY_NUMBER,
      paymentPerAddress: ANY_NUMBER,
    },
    log: () => undefined,
  })
  const admin = api.accounts.find(({ role }) => role === 1)
  if (!admin) throw new Error('The seed has no administrator')
  return {
    admin,
    handle: async (request) => readWhole(await api.app.fetch(await withLength(request))),
    close: () => api.close(),
  }
}

/**
 * A connection tells how long a body is; of others the service expects the longest that it takes. Where it is told, the
 * body isn't touched: one that was opened and not read is cut off by the server, with its connection.
 */
async function withLength(request: Request): Promise<Request> {
  if (request.headers.has('content-length') || !request.body) return request
  const body = await request.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-length', String(body.byteLength))
  return new Request(request, { headers, body })
}

/** A fault may drop an answer; here no connection closes with it, so that a list would keep its turn for ever. */
async function readWhole(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response
}
