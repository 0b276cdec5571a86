import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInDirectory } from '../../mocks/api/database/embedded/open-embedded'
import { findCharge, markMayBeTaken } from '../../mocks/api/payment/charge/store'
import { startApi } from '../../mocks/api/start-api'
import { RUN_FILE } from '../../scripts/run/run-file'
import { createClient } from '../api/support/client'
import { leaveCharge } from '../api/support/left-charges'
import { createShop } from '../api/support/shop'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DAY_MS = 24 * 3_600_000
const DOUBTFUL = 'chg_doubtful'
let directory = ''
let transactionId = ''

interface Run {
  readonly exitCode: number
  readonly output: string
}

/** Runs `npm run reconcile` on a directory. */
function runReconcile(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const command = [RUN_FILE, 'scripts/reconcile.ts', ...args]
  const environment = { PATH: process.env['PATH'], DATA_DIR: directory, ...settings }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      command,
      { cwd: ROOT, env: environment },
      (_, output, errors) => resolve({ exitCode: child.exitCode ?? -1, output: output + errors }),
    )
  })
}

/** A shop with one purchase, one payment without an order that is more than a day old, and one that nobody is sure of. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prompt-bazaar-'))
  const now = () => new Date(Date.now() - DAY_MS - 3_600_000)
  const api = await startApi({
    mode: 'demo',
    dataDirectory: directory,
    passwordCost: { N: 2 ** 10, r: 8, p: 1 },
    log: () => undefined,
    environment: {},
    now,
  })
  const client = createClient(api)
  const shop = createShop(client)
  const as = await client.signUp()
  await shop.buy(as, [{ product: await shop.stock(3, 7.5), count: 2 }])
  transactionId = await shop.pay(as, 12.34)
  await leaveCharge(api.database, { id: DOUBTFUL, status: 'pending', at: now() })
  const doubtful = await findCharge(api.database, DOUBTFUL)
  if (!doubtful) throw new Error('The charge was not left.')
  await markMayBeTaken(api.database, doubtful)
  await api.close()
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('API-8 npm run reconcile lists what is open and exits with 1, and repairs it once', async () => {
  const report = await runReconcile([])
  expect(report.exitCode).toBe(1)
  expect(report.output).toMatch(new RegExp(`^Data in ${directory}; payments: simulated\\.$`, 'm'))
  expect(report.output).toMatch(
    new RegExp(
      `^money-without-order +12\\.34 USD +chg_\\w+ +${transactionId} .*give-up-order$`,
      'm',
    ),
  )
  expect(report.output).toMatch(
    new RegExp(`^charge-likely-taken +10\\.00 USD +${DOUBTFUL} .*settle$`, 'm'),
  )
  expect(report.output).toMatch(
    /^charge-likely-taken: .*most likely taken: asked again, the provider said that the payment was used/m,
  )
  expect(report.output).toMatch(/2 things are open/)
  // A report changes nothing.
  expect((await runReconcile([])).output).toBe(report.output)

  const repaired = await runReconcile(['--repair'])
  expect(repaired.output).toMatch(/2 of 2 repairs are done\.\nNothing is open any more\./)
  expect(repaired.exitCode).toBe(0)
  const again = await runReconcile(['--repair'])
  expect(again.output).toMatch(/Nothing is open\.\n/)
  expect(again.exitCode).toBe(0)
})

test('API-8 npm run reconcile says how it is told, and settles no charge that is not open', async () => {
  expect(await runReconcile(['--help'])).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/--settle CHARGE taken TRANSACTION/),
  })
  expect(await runReconcile(['--settle', 'chg_nothing', 'not-taken'])).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/There is no charge chg_nothing\./),
  })
})

test('API-8 npm run reconcile says what it lacks', async () => {
  const empty = join(directory, 'empty')
  await mkdir(empty)
  for (const DATA_DIR of [empty, join(directory, 'nowhere')]) {
    expect(await runReconcile([], { DATA_DIR })).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/no shop's data/),
    })
  }
  expect(await readdir(empty)).toEqual([])
  expect(await runReconcile(['--days', 'many'])).toMatchObject({
    exitCode: 2,
    output: expect.stringMatching(/--days: must be a whole number/),
  })
})

test('API-8 npm run reconcile compares no data with a provider or for a shop that is not its own', async () => {
  const keys = {
    BRAINTREE_MERCHANT_ID: 'merchant',
    BRAINTREE_PUBLIC_KEY: 'public',
    BRAINTREE_PRIVATE_KEY: 'private',
    BRAINTREE_ENVIRONMENT: 'sandbox',
  }
  expect(await runReconcile([], keys)).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/payments are simulated, and .*Braintree sandbox, merchant/),
  })
  expect(await runReconcile([], { NODE_ENV: 'production' })).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/NODE_ENV=production.*demonstration/),
  })
})

test('API-8 npm run reconcile leaves the data of an earlier version as it is', async () => {
  const opened = await openInDirectory(directory, {
    prepare: async (database) => {
      await database.execute(sql`
        delete from drizzle.__drizzle_migrations
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
    },
  })
  await opened.close()
  for (let times = 0; times < 2; times += 1) {
    expect(await runReconcile([])).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/is that of an earlier version.*: 1 migration is pending\./),
    })
  }
})
