import { CannotRun } from '../model/errors'
import type { Limits } from '../throttle/throttle'
import type { Arguments } from './read-arguments'

/** What the options say about how a service is to be treated; what they leave out depends on where it is. */
export interface RunLimits {
  readonly isShared?: boolean
  readonly perSecond?: number
  readonly writes?: number
  /** The option that asks for a run that only reads. */
  readonly readOnlyBy?: '--read-only' | '--writes 0'
}

const ALL = 'all'
const MOST_PER_SECOND = 1000
/** So many a second are hardly noticed beside those of people, and make a run a minute long. */
const SHARED_PER_SECOND = 10

/**
 * Reads `--shared`, `--rate`, `--writes` and `--read-only`, which is `--writes 0`.
 *
 * @throws {CannotRun} for what they don't take.
 */
export function readRunLimits({ value, has }: Pick<Arguments, 'value' | 'has'>): RunLimits {
  const shared = value('shared')
  if (shared !== undefined && shared !== 'yes' && shared !== 'no') {
    throw new CannotRun(
      `--shared ${shared}: it takes yes or no, whether people use the service meanwhile.`,
    )
  }
  const perSecond = readNumber(value('rate'), 1, MOST_PER_SECOND)
  if (Number.isNaN(perSecond)) {
    throw new CannotRun(
      `--rate ${value('rate')}: it takes whole requests a second from 1 to ${MOST_PER_SECOND}, or ${ALL}.`,
    )
  }
  const isReadOnly = has('read-only')
  const writes = isReadOnly ? 0 : readNumber(value('writes'), 0, Number.MAX_SAFE_INTEGER)
  if (Number.isNaN(writes)) {
    throw new CannotRun(
      `--writes ${value('writes')}: it takes how many requests may change something, 0 for none, or ${ALL}.`,
    )
  }
  return {
    ...(shared === undefined ? {} : { isShared: shared === 'yes' }),
    ...(perSecond === undefined ? {} : { perSecond }),
    ...(writes === undefined ? {} : { writes }),
    ...(writes === 0 ? { readOnlyBy: isReadOnly ? '--read-only' : '--writes 0' } : {}),
  }
}

/** Infinity for all, `NaN` for anything else than a whole number within the bounds. */
function readNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined
  if (text === ALL) return Number.POSITIVE_INFINITY
  const number = Number(text)
  return /^\d+$/.test(text) && number >= least && number <= most ? number : Number.NaN
}

/** How a service is treated. */
export interface Treatment {
  readonly limits: Limits
  readonly isReadOnly: boolean
  /** What the run holds back because of where the service is, in a sentence; none where that was asked for. */
  readonly notice?: string
  /** Why the run shows less than was asked for. */
  readonly gap?: string
}

/**
 * A service that is not on this machine has people on it: it is only read from, slowly, and left alone when it is unwell, unless
 * the options say otherwise.
 */
export function treat({ isShared, perSecond, writes }: RunLimits, baseUrl: string): Treatment {
  const { hostname } = new URL(baseUrl)
  const shared = isShared ?? !isThisMachine(hostname)
  const rate = perSecond ?? (shared ? SHARED_PER_SECOND : Number.POSITIVE_INFINITY)
  const allowed = writes ?? (shared ? 0 : Number.POSITIVE_INFINITY)
  const isReadOnly = allowed === 0
  const limits = {
    stopsWhenUnwell: shared,
    ...(Number.isFinite(rate) ? { perSecond: rate } : {}),
    ...(Number.isFinite(allowed) && !isReadOnly ? { writes: allowed } : {}),
  }
  if (!shared) return { limits, isReadOnly }
  const why = isShared === undefined ? `${hostname} is not this machine` : `${hostname} is shared`
  const reads = isReadOnly ? 'nothing is written (--writes all writes)' : 'it may be written to'
  const speed = Number.isFinite(rate) ? `at most ${rate} requests a second` : 'any speed'
  return {
    limits,
    isReadOnly,
    notice: `${why}: ${reads}, ${speed}, and the run stops when the service slows down or fails. --shared no: none of this.`,
    ...(isReadOnly && writes === undefined
      ? { gap: `Only what needs no write was judged: ${why}. Give --writes all, or --shared no.` }
      : {}),
  }
}

/** Names that lead to no other machine; those below `.test` are reserved for tests. */
function isThisMachine(hostname: string): boolean {
  return (
    /^127(?:\.\d+){3}$/.test(hostname) ||
    ['localhost', '[::1]', '0.0.0.0'].includes(hostname) ||
    /\.(?:localhost|test)$/.test(hostname)
  )
}
