import { afterAll, beforeAll, vi } from 'vitest'
import type { StartOptions } from '../../../mocks/api/start-api'
import { provideCredentials, provideFetch } from '../../../src/api/service'
import { admin } from '../support/accounts'
import type { Session } from '../support/client'
import { provideApi, type TestApi } from '../support/test-api'

// The page's client reads it when it is loaded: whatever loads a part of the page has to load this before.
vi.hoisted(() => {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE_URL', 'http://shop.test/api')
})

export interface Desk {
  readonly it: TestApi
  /** The administrator who is signed in at the page. */
  readonly session: Session
}

/** An API of this test file's own, and the page's client, at which an administrator is signed in. */
export function provideDesk(options: Partial<StartOptions> = {}): Desk {
  const it = provideApi(options)
  let session: Session | undefined

  beforeAll(async () => {
    const signedIn = await it.client.as(admin)
    session = signedIn
    provideCredentials({ getToken: () => signedIn.token, onSessionRefused: () => {} })
    provideFetch(async (request) => it.api.app.fetch(request))
  })

  // Files share their process, its environment and its modules.
  afterAll(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  return {
    it,
    get session() {
      if (!session) throw new Error('The administrator is signed in once the tests run')
      return session
    },
  }
}
