import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '../../mocks/api/contract/contract'
import { describeViolation } from '../../mocks/api/contract/describe-problems'
import { startApi } from '../../mocks/api/start-api'
import { fillOrders } from '../../scripts/postgres/fill-orders'
import { findPostgres } from '../../scripts/postgres/find-postgres'
import { runStatement } from '../../scripts/postgres/run-statement'
import { type PostgresServer, startPostgres } from '../../scripts/postgres/start-postgres'
import { holdTable } from './support/hold-table'
import { type ApiProcess, SECRETS, startApiProcess } from './support/start-process'

const programs = await findPostgres()
const contract = await loadContract()
const admin = { email: 'admin@promptbazaar.example', password: SECRETS.ADMIN_PASSWORD }
let postgres: PostgresServer
let api: ApiProcess
let session: { readonly userId: string; readonly authorization: string }

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(api.origin + path, { headers })
const list = () => get('/api/product/list?limit=6')
const LIST_CATEGORIES: Read = ['listCategories', '/api/category/list']

// These need a server that they may interrupt, so not the one that `DATABASE_URL` names.
describe.skipIf(!programs)('a process in production', () => {
  beforeAll(async () => {
    if (!programs) return
    postgres = await startPostgres(programs, { isDurable: false })
    // What it sells is that of a demonstration, which it takes over.
    const before = await startApi({ mode: 'demo', databaseUrl: postgres.url, environment: {} })
    await before.close()
    api = await startApiProcess(postgres.url, { ...SECRETS, DRAIN_SECONDS: '1' })
    session = await signIn()
  })
  afterAll(async () => {
    await api.stop('SIGKILL')
    await postgres.stop()
  })

  test('API-8 logs lines of JSON with the id of each request, the client’s own where it sent one', async () => {
    const own = await get('/api/category/list', { 'X-Request-Id': 'from-the-balancer-1' })
    expect(own.headers.get('X-Request-Id')).toBe('from-the-balancer-1')
    const made = (await get('/api/nothing')).headers.get('X-Request-Id')
    const forged = await get('/healthz', { 'X-Request-Id': 'two words' })
    expect(forged.headers.get('X-Request-Id')).not.toBe('two words')
    const request = { event: 'request', method: 'GET', durationMs: expect.any(Number) }
    await expect
      .poll(() => api.log())
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ event: 'listening', address: api.origin }),
          expect.objectContaining({
            ...request,
            requestId: 'from-the-balancer-1',
            operation: 'listCategories',
            status: 200,
          }),
          expect.objectContaining({ ...request, requestId: made, status: 404 }),
        ]),
      )
  })

  test('API-6 outlives a restart of the database: documented faults meanwhile, all well after', async () => {
    const statuses = new Set<number>()
    let isOver = false
    const reading = Promise.all(
      reads().map(async (read) => {
        while (!isOver) statuses.add(await readDocumented(read))
      }),
    )
    // One request is in the middle of a transaction, whose connection no pool looks after.
    const hold = await holdTable(postgres.url, 'products')
    const deleting = deleteUnknown()
    await hold.whenAwaited()
    await postgres.restart()
    expect((await deleting).status).toBe(500)
    await expect.poll(async () => (await list()).status).toBe(200)
    isOver = true
    await reading
    expect([...statuses].sort()).toEqual([200, 500])
    expect(api.log().map(({ event }) => event)).toContain('database-connection-lost')
  })

  test('API-8 says that it is not ready while the database is away, and stays alive', async () => {
    await postgres.interrupt()
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
    expect(await readDocumented(LIST_CATEGORIES)).toBe(500)
    await postgres.start()
    expect((await get('/readyz')).status).toBe(200)
    expect(await readDocumented(LIST_CATEGORIES)).toBe(200)
  })

  test('API-8 says that it is degraded while the database takes no writes, and reads on', async () => {
    const tell = async (isReadOnly: boolean) => {
      const told = `alter database postgres set default_transaction_read_only = ${isReadOnly}`
      await runStatement(postgres.url, `begin read write; ${told}; commit`)
      await postgres.restart()
    }
    await tell(true)
    const readiness = await get('/readyz')
    expect(readiness.status).toBe(200)
    expect(await readiness.json()).toEqual({
      status: 'degraded',
      reason: 'The database takes no writes.',
    })
    expect(await readDocumented(LIST_CATEGORIES)).toBe(200)
    expect((await deleteUnknown()).status).toBe(500)
    expect(api.log().map(({ event }) => event)).toContain('database-read-only')
    await tell(false)
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('API-6 a list that loses the database in the middle is cut, never short', async () => {
    await fillOrders((statement) => runStatement(postgres.url, statement), 20_000)
    const headers = { Authorization: session.authorization, 'X-Request-Id': 'cut-in-the-middle' }
    const response = await get(`/api/order/list/${session.userId}`, headers)
    const reader = response.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await postgres.interrupt()
    const readOn = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(readOn()).rejects.toThrow()
    await postgres.start()
    await expect
      .poll(() => api.log())
      .toContainEqual(expect.objectContaining({ event: 'fault', requestId: 'cut-in-the-middle' }))
  })

  // The last one: there is no process after it.
  test('API-8 asked to stop, is not ready, finishes what is under way, and goes', async () => {
    const hold = await holdTable(postgres.url, 'products')
    const deleting = deleteUnknown()
    await hold.whenAwaited()
    const stopped = api.stop('SIGTERM')
    await expect.poll(async () => (await get('/readyz')).status).toBe(503)
    expect(await (await get('/readyz')).json()).toMatchObject({ status: 'not ready' })
    expect((await list()).status).toBe(200)
    await expect
      .poll(() =>
        list().then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused')
    await hold.release()
    expect((await deleting).status).toBe(404)
    expect(await stopped).toBe(0)
    expect(api.log().at(-1)).toMatchObject({ event: 'stopped' })
  })
})

async function signIn() {
  const response = await fetch(`${api.origin}/api/auth/signin`, post(admin))
  const { token, user } = await response.json()
  return { userId: String(user._id), authorization: `Bearer ${token}` }
}

/** Takes a product that nobody made off the shelf: a transaction that looks for one row, to lock it. */
function deleteUnknown(): Promise<Response> {
  return fetch(`${api.origin}/api/product/delete/prd_unheard-of/${session.userId}`, {
    method: 'DELETE',
    headers: { Authorization: session.authorization },
  })
}

function post(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

type Read = readonly [operation: string, path: string]

function reads(): readonly Read[] {
  return [
    LIST_CATEGORIES,
    ['listProducts', '/api/product/list?limit=undefined'],
    ['readProfile', `/api/user/profile/${session.userId}`],
  ]
}

/** The status of an answer, which has to be one that the contract has, in its form. */
async function readDocumented([operation, path]: Read): Promise<number> {
  const response = await get(path, { Authorization: session.authorization })
  const violation = contract.findViolation(operation, response.status, await response.json())
  if (violation)
    throw new Error(`${path} answered ${response.status}: ${describeViolation(violation)}`)
  return response.status
}
