import type { Refusal } from '../contract/operation'
import type { Counter, Rate } from './counter'
import { describeSeconds } from './describe-seconds'
import type { RateLimiter } from './rate-limiter'

/**
 * How many pieces of price 0 one may order: nothing else keeps a new account from ordering all there are. An address is
 * shared by an office, and has more.
 */
export interface FreePieceRates {
  readonly freePiecesPerUser: Rate
  readonly freePiecesPerAddress: Rate
}

export interface FreePieces {
  readonly userId: string
  /** As attempts are counted by it. */
  readonly address: string
  readonly pieces: number
}

export type FreePass =
  | {
      readonly isAdmitted: true
      /** To be called when no order was made of them. */
      withdraw(): Promise<void>
    }
  | { readonly isAdmitted: false; readonly refusal: Refusal<429> }

export interface FreePieceLimits {
  /** Counts pieces that are about to be ordered. */
  admitFreePieces(wanted: FreePieces): Promise<FreePass>
}

const DAY_SECONDS = 24 * 60 * 60
const ACCOUNTS_PER_ADDRESS = 10

/** The rates of so many free pieces a day for each account. */
export function limitFreePieces(aDay: number): FreePieceRates {
  return {
    freePiecesPerUser: { attempts: aDay, windowSeconds: DAY_SECONDS },
    freePiecesPerAddress: { attempts: ACCOUNTS_PER_ADDRESS * aDay, windowSeconds: DAY_SECONDS },
  }
}

export function createFreePieceLimits(
  limiter: RateLimiter,
  rates: FreePieceRates,
): FreePieceLimits {
  return {
    async admitFreePieces(wanted) {
      const { userId, address, pieces: amount } = wanted
      const counters: Counter[] = [
        { key: `free pieces ${userId}`, rate: rates.freePiecesPerUser, amount },
        { key: `free pieces from ${address}`, rate: rates.freePiecesPerAddress, amount },
      ]
      const waitSeconds = await limiter.take(counters)
      if (waitSeconds === undefined) {
        return { isAdmitted: true, withdraw: () => limiter.giveBack(counters) }
      }
      const reason = describeRefusal(wanted, rates, waitSeconds)
      return { isAdmitted: false, refusal: { status: 429, reason, retryAfterSeconds: waitSeconds } }
    },
  }
}

function describeRefusal(
  { pieces }: FreePieces,
  { freePiecesPerUser: ofUser, freePiecesPerAddress: ofAddress }: FreePieceRates,
  waitSeconds: number,
): string {
  const [few, many] = [ofUser, ofAddress].map(({ attempts }) => attempts.toLocaleString('en-US'))
  const period = describeSeconds(ofUser.windowSeconds)
  const everFits = pieces <= Math.min(ofUser.attempts, ofAddress.attempts)
  const wayOn = everFits
    ? `Order fewer, or try again in ${describeSeconds(waitSeconds)}.`
    : 'Order fewer.'
  return `At most ${few} free pieces in ${period} for each account, and ${many} for each network address. ${wayOn}`
}
