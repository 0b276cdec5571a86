import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runForAddress } from '../../rationing/queue/database-queue'
import { FairPool } from './fair-pool'
import { createPooledDatabase } from './pooled-database'

const READY = message('Z', Buffer.from('I'))
const DONE = Buffer.concat([message('C', Buffer.from('OK\0')), READY])
const REFUSED = Buffer.concat([message('E', Buffer.from('SERROR\0C53300\0Mrefused\0\0')), READY])

let server: Server
let pool: FairPool
/** How a statement is answered, by its text; one without an answer hangs. */
let answers: (text: string) => Buffer | undefined

/** As much of a PostgreSQL server as lets people in and answers simple statements with nothing. */
beforeEach(async () => {
  answers = () => DONE
  server = createServer((socket) => serve(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  pool = new FairPool({
    connectionString: `postgres://shop@127.0.0.1:${address.port}/shop`,
    query_timeout: 200,
  })
  pool.on('error', () => undefined)
})
afterEach(async () => {
  await pool.end()
  server.close()
})

function serve(socket: Socket): void {
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
