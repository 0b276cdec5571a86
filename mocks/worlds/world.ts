import type { WorldDatabases } from '../api/database/worlds/world-databases'
import type { ClockChange, ClockState } from './model/clock'
import type { Serve, Troubles } from './troubles/create-troubles'

/** A request that may have changed a world, or several that are done as one. */
export interface Step {
  /** Counts from 1. */
  readonly number: number
  readonly method: string
  readonly path: string
  readonly status: number
  /** By the world's clock, ISO 8601. */
  readonly at: string
}

/** A request as it can be sent again. */
export interface RecordedRequest extends Pick<Step, 'method' | 'path' | 'status' | 'at'> {
  /** With its query. */
  readonly target: string
  readonly type: string
  readonly authorization: string
  /** In Base64; `undefined` for one that is too large to be kept, and for what is no request. */
  readonly body: string | undefined
  /** How often chance was drawn from before. */
  readonly drawn: number
}

/**
 * What a world's data began as: its state's, a file's, what another backend has answered, or what an earlier mock has left
 * and `--products` has added.
 */
export type WorldSource = 'state' | 'file' | 'recording' | 'kept'

/** A backend of its own: data, accounts, vault, orders, clock, chance and troubles. */
export interface World {
  readonly name: string
  readonly schema: string
  /** The name of the state that it began in. */
  state(): string
  /** What its data began as. */
  source(): WorldSource
  /** When its state was as if made, where that time was asked for. */
  began(): Date | undefined
  /** Says that it keeps what another backend answers. */
  markRecording(): void
  /**
   * Serves a request whose path begins after the world's name; what may write waits for what came before and may too.
   *
   * @throws ConnectionCut where a trouble leaves it without an answer
   */
  fetch: Serve
  /** The persona that makes a call, where it is one. */
  personaOf(request: Request): Promise<string | undefined>
  now(): Date
  clock(): ClockState
  /** @throws ClockError for a time that no clock can have, and leaves it as it is */
  setClock(change: ClockChange): void
  readonly troubles: Troubles
  /** The latest first. */
  steps(): readonly Step[]
  /**
   * Goes back to after a step, 0 being the beginning, or by so many; which ones those are is known once what is being done
   * has ended.
   *
   * @throws UnknownStep when there is no such step
   */
  rewind(target: number | { readonly steps: number }): Promise<void>
  /** The requests of its steps, the first of them first; `undefined` where that is not all that was done. */
  recorded(): readonly RecordedRequest[] | undefined
  /** Goes to the time and the chance that a step had; the clock stands still then. */
  seek(step: Pick<RecordedRequest, 'at' | 'drawn'>): void
  /** Sends a request again, which meets no trouble. */
  repeat(request: RecordedRequest): Promise<Response>
  /** Makes calls that meet no trouble and count as one step; where the work rejects, nothing is changed. */
  arrange<Result>(
    name: Pick<Step, 'method' | 'path'>,
    work: (arranging: Arranging) => Promise<Result>,
  ): Promise<Result>
  /**
   * Changes all of the data at once: what was before can't be gone back to, and clock and troubles are as at first.
   *
   * @param state that it is in then
   * @param data.source what the data is; a state's when left out
   * @param data.drawn how often chance was drawn from for data that is no state's
   * @param data.began when the state is as if made, where that time was asked for
   */
  replace(
    state: string,
    change: (databases: WorldDatabases) => Promise<void>,
    data?: {
      readonly source?: WorldSource
      readonly drawn?: number
      readonly began?: Date | undefined
    },
  ): Promise<void>
  /** How often chance was drawn from. */
  drawn(): number
  /** Aborted when it stops. */
  readonly stopped: AbortSignal
  /** Stops what it does by itself, and waits for it. */
  stop(): Promise<void>
}

/** A world for what prepares it. */
export interface Arranging {
  readonly send: Serve
  now(): Date
  /** Does work as if it were so many milliseconds ago. */
  ago<Result>(ms: number, work: () => Promise<Result>): Promise<Result>
}

export class UnknownStep extends Error {
  override readonly name = 'UnknownStep'
}
