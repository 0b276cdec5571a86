import type { Step } from '../../mocks/worlds/world'
import type { Call, CallOf, OperationId } from './calls'

export interface CreateWorldOptions {
  /**
   * Up to 63 small letters, digits and hyphens; by default `world-1`, `world-2` … Ids and tokens come from it: the same
   * calls to worlds of one name and time have the same answers.
   */
  readonly name?: string
}

/** An account of the seed. */
export interface MockAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  /** 1 is an administrator, 0 a shopper. */
  readonly role: 0 | 1
}

/** A backend of its own in this process. */
export interface MockWorld {
  readonly name: string
  /** Where its API begins, for clients that take `fetch` too; nothing listens there. */
  readonly baseUrl: string
  readonly accounts: readonly MockAccount[]
  /**
   * Like the global `fetch`, answered here: `/api/…` or `/w/NAME/api/…`, of any origin or none. It can be passed on
   * without the world.
   */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /**
   * Serves the world on this machine, until it is closed or the world deleted.
   *
   * @param options.port any free one when it is left out
   * @returns where the API begins: `http://127.0.0.1:PORT/w/NAME/api`
   * @throws what the system says when the port can't be listened on
   */
  listen(options?: {
    readonly port?: number
  }): Promise<{ readonly baseUrl: string; close(): Promise<void> }>
  readonly clock: MockClock
  /** Calls that changed something, the latest first. */
  steps(): readonly Step[]
  /**
   * Undoes so many steps, or all after a step; without a target all. Clock and calls stay.
   *
   * @throws Error when there is no such step
   */
  rewind(target?: { readonly steps: number } | { readonly to: number }): Promise<void>
  /** What it was sent so far, the oldest first; with an operation's name that one's calls, with the types of the contract. */
  calls(): readonly Call[]
  calls<Id extends OperationId>(operation: Id): readonly CallOf<Id>[]
  /** Ends it; calls are refused from then on. */
  delete(): Promise<void>
}

/** A world's time: it runs with the machine's until it is changed. Times are dates or ISO 8601. */
export interface MockClock {
  now(): Date
  set(time: Date | string): void
  /** Stops it, at a time or where it is. */
  freeze(time?: Date | string): void
  advance(ms: number): void
  run(): void
}
