import type { Refusal } from '../contract/operation'
import { toEmailKey } from '../user/user-store'
import type { Counter, Rate } from './counter'
import {
  createFreePieceLimits,
  type FreePieceLimits,
  type FreePieceRates,
} from './free-piece-limits'
import { createPaymentLimits, type PaymentLimits, type PaymentRates } from './payment-limits'
import type { RateLimiter } from './rate-limiter'
import { refuseAttempt } from './rate-limiter'

/** How often one may try. */
export interface Rates extends PaymentRates, FreePieceRates {
  /** Sign-ins that fail. From one address: someone else's failures must not lock an honest owner out. */
  readonly signInPerAccountAndAddress: Rate
  readonly signInPerAccount: Rate
  readonly signInPerAddress: Rate
  /** Sign-ins that succeed: each hashes a password too, whoever's it is. */
  readonly signedInPerAccountAndAddress: Rate
  readonly signedInPerAddress: Rate
  readonly signUpPerAddress: Rate
  /** Each may hash a password, and tells whether an email is taken. */
  readonly profileUpdatePerUser: Rate
  readonly profileUpdatePerAddress: Rate
  /** Each is a call or two of the provider, who limits the shop as a whole. */
  readonly clientTokenPerUser: Rate
  readonly clientTokenPerAddress: Rate
}

export type Pass = { readonly isAdmitted: true } | Refused

export type SignInPass =
  | {
      readonly isAdmitted: true
      /** To be called when the attempt was honest: it is no failure, and is counted with the honest ones. */
      succeed(): Promise<void>
    }
  | Refused

interface Refused {
  readonly isAdmitted: false
  readonly refusal: Refusal<429>
}

/** Lets people in as often as honest ones come. */
export interface AccessLimits extends PaymentLimits, FreePieceLimits {
  /**
   * @param isKnown whether the account's owner has signed in from this address before; asked only when strangers'
   * failures have used up what the account has
   */
  admitSignIn(email: string, address: string, isKnown: () => Promise<boolean>): Promise<SignInPass>
  admitSignUp(address: string): Promise<Pass>
  admitProfileUpdate(userId: string, address: string): Promise<Pass>
  admitClientToken(userId: string, address: string): Promise<Pass>
}

export function createAccessLimits(limiter: RateLimiter, rates: Rates): AccessLimits {
  return {
    async admitSignIn(email, address, isKnown) {
      const account = toEmailKey(email)
      const ofAccount = { key: `sign-in ${account}`, rate: rates.signInPerAccount }
      const narrower = [
        {
          key: `sign-in ${account} from ${address}`,
          rate: rates.signInPerAccountAndAddress,
        },
        { key: `sign-in from ${address}`, rate: rates.signInPerAddress },
      ]
      const honest = [
        {
          key: `signed in ${account} from ${address}`,
          rate: rates.signedInPerAccountAndAddress,
        },
        { key: `signed in from ${address}`, rate: rates.signedInPerAddress },
      ]
      // Asked before anything is counted, so that attempts which are refused leave nothing behind.
      const full = await limiter.findFull([...narrower, ...honest, ofAccount])
      const isLocked = full.has(ofAccount.key)
      if (full.size > (isLocked ? 1 : 0)) return refuse(Math.max(...full.values()))
      if (isLocked && !(await isKnown())) return refuse(Math.max(...full.values()))

      const failures = isLocked ? narrower : [...narrower, ofAccount]
      const waitSeconds = await limiter.take(failures)
      if (waitSeconds !== undefined) return refuse(waitSeconds)
      return {
        isAdmitted: true,
        async succeed() {
          await limiter.giveBack(failures)
          await limiter.take(honest)
        },
      }
    },
    admitSignUp: (address) =>
      admit(limiter, [{ key: `sign-up ${address}`, rate: rates.signUpPerAddress }]),
    admitProfileUpdate: (userId, address) =>
      admit(limiter, [
        { key: `profile update ${userId}`, rate: rates.profileUpdatePerUser },
        { key: `profile update from ${address}`, rate: rates.profileUpdatePerAddress },
      ]),
    admitClientToken: (userId, address) =>
      admit(limiter, [
        { key: `client token ${userId}`, rate: rates.clientTokenPerUser },
        { key: `client token from ${address}`, rate: rates.clientTokenPerAddress },
      ]),
    ...createPaymentLimits(limiter, rates),
    ...createFreePieceLimits(limiter, rates),
  }
}

async function admit(limiter: RateLimiter, counters: readonly Counter[]): Promise<Pass> {
  const waitSeconds = await limiter.take(counters)
  return waitSeconds === undefined ? { isAdmitted: true } : refuse(waitSeconds)
}

function refuse(seconds: number): Refused {
  return { isAdmitted: false, refusal: refuseAttempt(seconds) }
}
