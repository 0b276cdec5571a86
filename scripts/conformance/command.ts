import type { Fetch } from './http/fetch-within'
import type { Interruption } from './run/interruption'

interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly fetch: Fetch
  readonly out: Output
  readonly error: Output
  /** The clock; the machine's when left out. */
  now?(): Date
  /** Takes SIGINT and SIGTERM over, so that a run can clean up. */
  catchSignals?(): Interruption
}

export const EXIT_CONFORMS = 0
export const EXIT_DIFFERS = 1
export const EXIT_COULD_NOT_RUN = 2
/** Nothing differs, and not enough could be judged. */
export const EXIT_PARTLY = 3
/** As a shell has it: 128 and the number of the signal. */
export const EXIT_INTERRUPTED = 130
export const EXIT_TERMINATED = 143
