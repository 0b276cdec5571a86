import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { LogEntry } from '../../../mocks/api/http/log'
import { type StartedApi, type StartOptions, startApi } from '../../../mocks/api/start-api'
import { createClient } from './client'
import { productionSecrets } from './production-secrets'
import { createServedDatabase } from './served-database'

/**
 * Starts the API again and again on one data directory of each test's own, or on a database of its own where
 * `DATABASE_URL` names a server. What a test leaves running is closed after it.
 */
export function provideStarts() {
  const logged: LogEntry[] = []
  let where: Partial<StartOptions> = {}
  let release = async () => {}
  let running: StartedApi[] = []

  beforeEach(async () => {
    logged.length = 0
    running = []
    const served = await createServedDatabase()
    if (served) {
      where = { databaseUrl: served.url }
      release = served.drop
      return
    }
    const directory = await mkdtemp(join(tmpdir(), 'prompt-bazaar-'))
    where = { dataDirectory: directory }
    release = () => rm(directory, { recursive: true, force: true })
  })

  afterEach(async () => {
    for (const api of running) await api.close()
    await release()
  })

  async function start(options: Partial<StartOptions> = {}) {
    const api = await startApi({
      mode: 'demo',
      ...where,
      passwordCost: { N: 2 ** 10, r: 8, p: 1 },
      environment: {},
      log: (entry) => logged.push(entry),
      ...options,
    })
    running.push(api)
    await api.chargesResolved
    const close = () => {
      running = running.filter((other) => other !== api)
      return api.close()
    }
    return { api, client: createClient(api), close }
  }

  return {
    /** What every start of the test has logged. */
    logged,
    start,
    startForReal: (changes: NodeJS.ProcessEnv = {}) =>
      start({ mode: 'service', environment: { ...productionSecrets, ...changes } }),
  }
}
