import { apiBaseUrl } from '../lib/environment'
import { type Api, type ApiOptions, createApi } from './client'
import { fetchInTime } from './fetch-in-time'

type Credentials = Pick<ApiOptions, 'getToken' | 'onSessionRefused'>

let credentials: Credentials = { getToken: () => undefined, onSessionRefused: () => {} }

/** Tells the service's client whose calls it makes; the application does so once, at its start. */
export function provideCredentials(provided: Credentials): void {
  credentials = provided
}

let send: (request: Request) => Promise<Response> = fetchInTime

/** Lets calls be answered by something else than the network: where pages are drawn ahead of the browser. */
export function provideFetch(provided: typeof send): void {
  send = provided
}

/** The shop's service. */
export const api: Api = createApi({
  baseUrl: apiBaseUrl,
  getToken: () => credentials.getToken(),
  onSessionRefused: (token) => credentials.onSessionRefused(token),
  fetch: (request) => send(request),
})
