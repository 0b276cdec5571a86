import { apiBaseUrl } from '../lib/environment'
import { type Api, type ApiOptions, createApi } from './client'
import { fetchInTime } from './fetch-in-time'

type Credentials = Pick<ApiOptions, 'getToken' | 'onSessionRefused'>

let credentials: Credentials = { getToken: () => undefined, onSessionRefused: () => {} }

/** Tells the service's client whose calls it makes; the application does so once, at its start. */
export function provideCredentials(provided: Credentials): void {
  credentials = provided
}

/** The shop's service. */
export const api: Api = createApi({
  baseUrl: apiBaseUrl,
  getToken: () => credentials.getToken(),
  onSessionRefused: (token) => credentials.onSessionRefused(token),
  fetch: fetchInTime,
})
