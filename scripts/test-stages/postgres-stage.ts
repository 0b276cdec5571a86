import { findPostgres } from '../postgres/find-postgres'
import { startPostgres } from '../postgres/start-postgres'
import type { Stage, StageResult } from './stage'
import { type TestGroup, vitestStage } from './vitest-stage'

/** Where many write at once, a server does otherwise than the embedded database; the long form runs all of the API's tests. */
const SAMPLE = ['tests/api/orders.test.ts', 'tests/api/counted-payments.test.ts']

/** One file waits most of the time, for what a lost process has held. */
const WORKERS = 3

/**
 * The API's tests again, on a PostgreSQL server: the one that `DATABASE_URL` names, else one that is started here where
 * the machine has its programs.
 */
export function postgresStage(databaseUrl: string | undefined, isLong: boolean): Stage {
  const group: TestGroup = {
    name: 'postgres',
    about: 'the stateful API on a PostgreSQL server, and several processes that share one',
    paths: ['tests/postgres', ...(isLong ? ['tests/api'] : SAMPLE)],
  }
  const runOn = (url: string): Promise<StageResult> =>
    vitestStage([group], { environment: { DATABASE_URL: url }, workers: WORKERS }).run()
  return {
    ...group,
    async run() {
      if (databaseUrl) return { ...(await runOn(databaseUrl)), note: 'on the one of DATABASE_URL' }
      const programs = await findPostgres()
      if (!programs) return notRun
      const server = await startPostgres(programs, { isDurable: false })
      try {
        return { ...(await runOn(server.url)), note: `PostgreSQL ${programs.version}` }
      } finally {
        await server.stop()
      }
    },
  }
}

const notRun: StageResult = {
  passed: 0,
  failed: 0,
  skipped: 1,
  output: '',
  note: 'left out: no PostgreSQL 15 or later here; install one, or name a server with DATABASE_URL',
}
