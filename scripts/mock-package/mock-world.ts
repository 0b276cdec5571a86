import type { PersonaName } from '../../mocks/worlds/personas/personas'
import type { StateName } from '../../mocks/worlds/states/states'
import type { components } from '../../src/api/generated/schema'
import type { Call, CallOf, OperationId } from './calls'

export interface StateOptions {
  /**
   * The state is made as it would be at that time, with the same dates each time, and the clock stands still there; without
   * it, as it would be now. A date, or ISO 8601 with its zone, of the years 1010 to 9999.
   */
  readonly freeze?: Date | string
}

export interface CreateWorldOptions extends StateOptions {
  /**
   * Up to 63 small letters, digits and hyphens; by default `world-1`, `world-2` … Ids and tokens come from it: the same
   * calls to worlds of one name and time have the same answers.
   */
  readonly name?: string
  /** What it begins as; the seed when it is left out. */
  readonly state?: StateName
  /** A file of a world that it begins as, in place of a state: its path, or `new URL('./sold-out.world', import.meta.url)`. */
  readonly file?: string | URL
  /** What goes wrong beside what its state or file has: `createOrder:status=503;nth=2, *:latency=200-800`. */
  readonly trouble?: string
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
   * without the world, and rejects with the reason of a signal that is aborted.
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
  /** Puts it into a state, whatever it was before; it has no steps then, and the state's troubles and clock. */
  state(name: StateName, options?: StateOptions): Promise<void>
  /**
   * Writes data, clock and troubles to a file, some 30 kB for the seed; sessions and steps stay behind.
   *
   * @throws what the system says when the file can't be written
   */
  save(file: string | URL): Promise<void>
  /**
   * Signs somebody with a past in, who is made when not there yet.
   *
   * @throws Error when the account has changed in this world
   */
  persona(name: PersonaName): Promise<components['schemas']['Session']>
  /**
   * Sets what goes wrong from now on, in place of what did; an empty text ends it. A call without an answer rejects as
   * the global `fetch` does.
   *
   * @throws Error that says what there is, for a text that is none
   */
  trouble(text: string): void
  /** Calls that changed something, the latest first. */
  steps(): readonly MockStep[]
  /**
   * Undoes so many steps, or all after a step; without a target all. Clock and calls stay.
   *
   * @throws Error when there is no such step
   */
  rewind(target?: { readonly steps: number } | { readonly to: number }): Promise<void>
  /**
   * What it was sent so far, the oldest first; with an operation's name that one's calls, with the types of the contract.
   * A call whose body trickles in is there once all of it has come.
   */
  calls(): readonly Call[]
  calls<Id extends OperationId>(operation: Id): readonly CallOf<Id>[]
  /** Ends it; calls are refused from then on. */
  delete(): Promise<void>
}

/** A call that changed something. */
export interface MockStep {
  /** Counts from 1. */
  readonly number: number
  readonly method: string
  readonly path: string
  readonly status: number
  /** By the world's clock, ISO 8601. */
  readonly at: string
}

/**
 * A world's time: it runs with the machine's until it is changed. Times are dates or ISO 8601, of the years 1 to 9999;
 * whatever else is given is refused with an Error that says so, and changes nothing.
 */
export interface MockClock {
  now(): Date
  set(time: Date | string): void
  /** Stops it, at a time or where it is. */
  freeze(time?: Date | string): void
  advance(ms: number): void
  run(): void
}
