import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg'
import { createDatabaseQueue } from '../../admission/queue/database-queue'
import { sqlStateOf } from '../sql-state'

const CONNECTIONS = 10
/** A statement is waited for no longer than its response. */
const LONGEST_WAIT_MS = 30_000
/** A connection that nobody has wanted for so long goes back to pg's pool, which closes it after as long again. */
const UNUSED_MS = 10_000

const TOO_MANY_CONNECTIONS = '53300'

type Release = PoolClient['release']
type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: Release,
) => void

/** A connection, and what gives it back to pg's pool. */
interface Held {
  readonly client: PoolClient
  readonly giveBack: Release
}

interface Waiter {
  /** Of the connection that came free; of none where one has gone, whose place may be had. */
  tell(held?: Held): void
  fail(fault: unknown): void
}

/**
 * Connections to a PostgreSQL server that are given to the addresses in turns. A sound one is kept here between two
 * statements: pg's own pool starts and stops two timers for each.
 */
export class FairPool extends Pool {
  readonly #acquire = createDatabaseQueue(
    {
      atOnce: CONNECTIONS,
      // Slow statements of one address leave some connections for the others.
      atOncePerAddress: 6,
      longestWaitMs: LONGEST_WAIT_MS,
    },
    `No connection to the database came free in ${LONGEST_WAIT_MS / 1000} s`,
  )
  /** The one used last is taken first. */
  readonly #free: Held[] = []
  /** As many of the free ones, from the first, as were not used since the last look. */
  #unused = 0
  #nextLook: NodeJS.Timeout | undefined
  #lent = 0
  #making = 0
  /** Those who found no room on the server. */
  readonly #waiting: Waiter[] = []
  readonly #broken = new WeakSet<PoolClient>()

  constructor(options: Omit<PoolConfig, 'max'>) {
    super({ ...options, max: CONNECTIONS })
    this.on('connect', (client) => client.on('error', () => this.#discard(client)))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const connecting = this.#connectInTurn()
    if (!callback) return Promise.resolve(connecting)
    const use = (client: PoolClient) => callback(undefined, client, client.release)
    if (connecting instanceof Promise) {
      connecting.then(use, (error) => callback(error, undefined, () => undefined))
    } else use(connecting)
    return undefined
  }

  /** As pg's own, with fewer promises and listeners for each statement: what drizzle sends has neither callback nor stream. */
  override query<Answer>(...request: unknown[]): Answer {
    const isOfDrizzle = request.length === 2 && Array.isArray(request[1])
    return Reflect.apply(isOfDrizzle ? this.#send : super.query, this, request)
  }

  #send(statement: QueryConfig, values: unknown[]): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const send = (client: PoolClient) => {
        let isSettled = false
        const settle = (fault: unknown, result?: QueryResult) => {
          // pg tells of a value that it can't write, and then of the end of the connection.
          if (isSettled) return
          isSettled = true
          client.release(fault instanceof Error ? fault : !result)
          if (result) resolve(result)
          else reject(fault)
        }
        try {
          Reflect.apply(client.query, client, [statement, values, settle])
        } catch (fault) {
          settle(fault)
        }
      }
      const connecting = this.#connectInTurn()
      if (connecting instanceof Promise) connecting.then(send).catch(reject)
      else send(connecting)
    })
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    clearTimeout(this.#nextLook)
    this.#giveBack(this.#free.length)
    if (!callback) return super.end()
    super.end(callback)
    return undefined
  }

  /**
   * At once where there is room and a free connection.
   *
   * @throws Error when no connection came free, or could be made, in time
   */
  #connectInTurn(): PoolClient | Promise<PoolClient> {
    const turn = this.#acquire()
    return turn instanceof Promise ? turn.then((release) => this.#take(release)) : this.#take(turn)
  }

  #take(releaseTurn: () => void): PoolClient | Promise<PoolClient> {
    const free = this.#takeFree()
    return free ? this.#lend(free, releaseTurn) : this.#open(releaseTurn)
  }

  #takeFree(): Held | undefined {
    const free = this.#free.pop()
    this.#unused = Math.min(this.#unused, this.#free.length)
    return free
  }

  async #open(releaseTurn: () => void): Promise<PoolClient> {
    try {
      return this.#lend(await this.#makeOrAwait(), releaseTurn)
    } catch (error) {
      releaseTurn()
      throw error
    }
  }

  /** Where the server has no room for another connection, the next one of this process that comes free. */
  async #makeOrAwait(): Promise<Held> {
    for (;;) {
      this.#making += 1
      try {
        const client = await super.connect()
        return { client, giveBack: client.release }
      } catch (error) {
        const isFull = sqlStateOf(error) === TOO_MANY_CONNECTIONS
        // Meanwhile one may have come back.
        const free = isFull && this.#takeFree()
        if (free) return free
        if (this.#isLast(error) || !isFull) throw error
      } finally {
        this.#making -= 1
      }
      const free = await this.#awaitFree()
      if (free) return free
    }
  }

  /** Nobody else is left who could give one back, so whoever waits for that fails too. */
  #isLast(fault: unknown): boolean {
    if (this.#lent + this.#making > 1) return false
    this.#waiting.splice(0).forEach(({ fail }) => void fail(fault))
    return true
  }

  #awaitFree(): Promise<Held | undefined> {
    return new Promise((resolve, reject) => {
      const late = new Error(
        `No connection to the database came free in ${LONGEST_WAIT_MS / 1000} s`,
      )
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
        reject(late)
      }, LONGEST_WAIT_MS)
      const waiter: Waiter = {
        tell(held) {
          clearTimeout(timer)
          resolve(held)
        },
        fail(fault) {
          clearTimeout(timer)
          reject(fault)
        },
      }
      this.#waiting.push(waiter)
    })
  }

  #lend(held: Held, releaseTurn: () => void): PoolClient {
    const { client, giveBack } = held
    let isReleased = false
    this.#lent += 1
    client.release = (error) => {
      if (isReleased) throw new Error('A connection was released twice')
      isReleased = true
      this.#lent -= 1
      const next = this.#waiting.shift()
      if (error || this.ending || this.#broken.has(client)) {
        giveBack(error || true)
        next?.tell()
      } else if (next) next.tell(held)
      else this.#keep(held)
      releaseTurn()
    }
    return client
  }

  #keep(held: Held): void {
    this.#free.push(held)
    this.#nextLook ??= setTimeout(() => this.#giveBackUnused(), UNUSED_MS).unref()
  }

  #giveBackUnused(): void {
    this.#giveBack(this.#unused)
    this.#unused = this.#free.length
    this.#nextLook = this.#unused > 0 ? this.#nextLook?.refresh() : undefined
  }

  #giveBack(count: number): void {
    for (const { giveBack } of this.#free.splice(0, count)) giveBack()
  }

  /** One that is in use is given back when it is released. */
  #discard(client: PoolClient): void {
    this.#broken.add(client)
    const at = this.#free.findIndex((held) => held.client === client)
    if (at === -1) return
    this.#free.splice(at, 1).forEach(({ giveBack }) => {
      giveBack(true)
    })
    this.#unused = Math.min(this.#unused, this.#free.length)
  }
}
