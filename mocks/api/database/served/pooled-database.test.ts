import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runForAddress } from '../../admission/queue/database-queue'
import { FairPool } from './fair-pool'
import { createPooledDatabase } from './pooled-database'

const READY = message('Z', Buffer.from('I'))
const DONE = Buffer.concat([message('C', Buffer.from('OK\0')), READY])
const REFUSED = Buffer.concat([message('E', Buffer.from('SERROR\0C53300\0Mrefused\0\0')), READY])

let server: Server
let pool: FairPool
let sockets: Socket[]
/** How a statement is answered, by its text; one without an answer hangs. */
let answers: (text: string) => Buffer | undefined

/** As much of a PostgreSQL server as lets people in and answers simple statements with nothing. */
beforeEach(async () => {
  answers = () => DONE
  sockets = []
  server = createServer((socket) => serve(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  pool = createPool()
})
afterEach(async () => {
  await pool.end()
  server.close()
})

function createPool(): FairPool {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const created = new FairPool({
    connectionString: `postgres://shop@127.0.0.1:${address.port}/shop`,
    query_timeout: 200,
  })
  created.on('error', () => undefined)
  return created
}

function serve(socket: Socket): void {
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]))
    socket.on('data', (data) => {
      if (data.toString('latin1', 0, 1) !== 'Q') return
      const answer = answers(data.toString('utf8', 5, data.length - 1))
      if (answer) socket.write(answer)
    })
  })
}

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}

const open = () => {
  const database = createPooledDatabase(pool)
  return {
    ask: () => runForAddress('one', () => database.execute(sql`select`)),
    change: (work: () => Promise<unknown>) =>
      runForAddress('one', () => database.transaction(work)),
  }
}

const unwritable = {
  toJSON() {
    throw new Error('unwritable')
  },
}

test.each([
  ['is refused', REFUSED],
  ['is not answered', undefined],
])('API-6 a connection whose begin %s comes back, however many there are', async (_, answer) => {
  const { ask, change } = open()
  answers = (text) => (text === 'begin' ? answer : DONE)
  const changes = Array.from({ length: 12 }, () => change(ask))
  const results = await Promise.allSettled(changes)
  expect(results.map(({ status }) => status)).toEqual(changes.map(() => 'rejected'))
  answers = () => DONE
  await expect(ask()).resolves.toBeDefined()
})

test.each(['rollback', 'commit'])(
  'API-6 a connection on which a %s hangs is given to nobody',
  async (last) => {
    const { ask, change } = open()
    answers = (text) => (text === last || text === 'rollback' ? undefined : DONE)
    const work = async () => {
      if (last === 'rollback') throw new Error('The work has failed')
    }
    await expect(change(work)).rejects.toThrow()
    answers = () => DONE
    await expect(ask()).resolves.toBeDefined()
    expect(pool.totalCount).toBe(1)
  },
)

test('API-6 a connection whose transaction was rolled back is used again', async () => {
  const { ask, change } = open()
  await expect(change(() => Promise.reject(new Error('The work has failed')))).rejects.toThrow(
    'The work has failed',
  )
  const connected: unknown[] = []
  pool.on('connect', (client) => connected.push(client))
  await ask()
  expect(connected).toEqual([])
})

test('API-6 free connections that break are replaced, each once', async () => {
  const { ask } = open()
  await Promise.all(Array.from({ length: 4 }, () => ask()))
  expect(pool.totalCount).toBe(4)
  const removed = new Promise<void>((resolve) => {
    pool.on('remove', () => {
      if (pool.totalCount === 0) resolve()
    })
  })
  for (const socket of sockets) socket.destroy()
  await removed
  await expect(Promise.all(Array.from({ length: 12 }, () => ask()))).resolves.toHaveLength(12)
  expect(pool.totalCount).toBe(6)
})

test('API-6 a connection whose statement is not answered in time is closed, and its turn goes on', async () => {
  const { ask } = open()
  answers = () => undefined
  const asked = await Promise.allSettled(Array.from({ length: 7 }, () => ask()))
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'))
  answers = () => DONE
  await expect(ask()).resolves.toBeDefined()
  expect(pool.totalCount).toBe(1)
})

test('API-6 a value that can’t be written fails its own statement, and nothing else', async () => {
  const { ask } = open()
  const removed = once(pool, 'remove')
  const written = createPooledDatabase(pool).execute(sql`select ${unwritable}`)
  await expect(written).rejects.toMatchObject({ cause: { message: 'unwritable' } })
  // What waits on a connection that ends is told so, this statement once more.
  await removed
  await expect(ask()).resolves.toBeDefined()
  expect(pool.totalCount).toBe(1)
})

test('API-6 connections that nobody wants are closed, and those in use are kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask } = open()
  await Promise.all(Array.from({ length: 4 }, () => ask()))
  for (let passed = 0; passed < 60; passed += 1) {
    await ask()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(pool.totalCount).toBe(1)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(pool.totalCount).toBe(0)
  vi.useRealTimers()
  await expect(ask()).resolves.toBeDefined()
})

test('API-6 the pool closes the free connections and those still at work, and hands out no more', async () => {
  const { ask } = open()
  await Promise.all(Array.from({ length: 3 }, () => ask()))
  const client = await pool.connect()
  const closing = pool.end()
  await expect(ask()).rejects.toThrow()
  client.release()
  await closing
  expect(pool.totalCount).toBe(0)
  expect(() => client.release()).toThrow()
  pool = createPool()
})

test('API-6 a connection whose driver throws at a statement comes back, however many there are', async () => {
  const { ask } = open()
  const sent = Array.from({ length: 12 }, () => Reflect.apply(pool.query, pool, [null, []]))
  const results = await Promise.allSettled(sent)
  expect(results.map(({ status }) => status)).toEqual(sent.map(() => 'rejected'))
  await expect(ask()).resolves.toBeDefined()
})
