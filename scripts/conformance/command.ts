import type { Fetch } from './http/fetch-within'

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
}

export const EXIT_CONFORMS = 0
export const EXIT_DIFFERS = 1
export const EXIT_COULD_NOT_RUN = 2
/** Nothing differs, and not enough could be judged. */
export const EXIT_PARTLY = 3
