import { afterAll, beforeAll } from 'vitest'
import { type StartedApi, type StartOptions, startApi } from '../../../mocks/api/start-api'
import { type Client, createClient } from './client'
import { createServedDatabase } from './served-database'

/** Strong enough to be a hash, quick enough for a test. */
const TEST_COST = { N: 2 ** 10, r: 8, p: 1 }

export interface TestApi {
  readonly api: StartedApi
  readonly client: Client
  /** What the API has logged as faults; a test that provokes none finds it empty. */
  readonly faults: readonly unknown[]
}

/**
 * Starts an API of this test file's own, on an embedded database that is gone afterwards, or on a
 * database of its own where `DATABASE_URL` names a PostgreSQL server. Its answers are held against
 * the contract, so that every test is one of the answers' shapes too.
 */
export function provideApi(options: Partial<StartOptions> = {}): TestApi {
  let started: TestApi | undefined
  let dropDatabase: (() => Promise<void>) | undefined
  const faults: unknown[] = []

  beforeAll(async () => {
    const served = await createServedDatabase()
    dropDatabase = served?.drop
    const api = await startApi({
      mode: 'mock',
      ...(served ? { databaseUrl: served.url } : { isInMemory: true }),
      checksAnswers: true,
      passwordCost: TEST_COST,
      environment: {},
      log: (entry) => {
        if (entry.level === 'error' && entry.event === 'fault') faults.push(entry)
      },
      ...options,
    })
    // Or it would do its statements between those that a test counts.
    await api.chargesResolved
    started = { api, client: createClient(api), faults }
  })

  afterAll(async () => {
    await started?.api.close()
    await dropDatabase?.()
  })

  const get = (): TestApi => {
    if (!started) throw new Error('The API is there once the tests run')
    return started
  }
  return {
    get api() {
      return get().api
    },
    get client() {
      return get().client
    },
    faults,
  }
}
