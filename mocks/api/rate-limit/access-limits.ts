import type { Refusal } from '../contract/operation'
import { toEmailKey } from '../user/to-email-key'
import { createPaymentLimits, type PaymentLimits, type PaymentRates } from './payment-limits'
import type { Rate, RateLimiter } from './rate-limiter'
import { refuseAttempt } from './refuse-attempt'

/** How often one may try. Honest sign-ins don't count, so those of sign-in are counts of failures. */
export interface Rates extends PaymentRates {
  /** From one address: someone else's failures must not lock an honest owner out. */
  readonly signInPerAccountAndAddress: Rate
  readonly signInPerAccount: Rate
  readonly signInPerAddress: Rate
  readonly signUpPerAddress: Rate
  /** Each may hash a password, and tells whether an e-mail is taken. */
  readonly profileUpdatePerUser: Rate
  readonly profileUpdatePerAddress: Rate
  /** Each is a call or two of the provider, who limits the shop as a whole. */
  readonly clientTokenPerUser: Rate
}

export const DEFAULT_RATES: Rates = {
  signInPerAccountAndAddress: { attempts: 20, windowSeconds: 5 * 60 },
  signInPerAccount: { attempts: 100, windowSeconds: 5 * 60 },
  signInPerAddress: { attempts: 200, windowSeconds: 5 * 60 },
  signUpPerAddress: { attempts: 300, windowSeconds: 10 * 60 },
  profileUpdatePerUser: { attempts: 60, windowSeconds: 10 * 60 },
  profileUpdatePerAddress: { attempts: 300, windowSeconds: 10 * 60 },
  clientTokenPerUser: { attempts: 120, windowSeconds: 60 },
  paymentPerUser: { attempts: 120, windowSeconds: 60 },
  failedPaymentPerUser: { attempts: 10, windowSeconds: 10 * 60 },
  failedPaymentPerAddress: { attempts: 40, windowSeconds: 10 * 60 },
  unorderedPaymentPerUser: { attempts: 10, windowSeconds: 24 * 60 * 60 },
  unorderedPaymentPerAddress: { attempts: 100, windowSeconds: 10 * 60 },
  tinyPaymentPerUser: { attempts: 3, windowSeconds: 24 * 60 * 60 },
  tinyPaymentPerAddress: { attempts: 20, windowSeconds: 10 * 60 },
}

export type Pass =
  | {
      readonly isAdmitted: true
      /** To be called when the attempt was honest. */
      forget(): Promise<void>
    }
  | { readonly isAdmitted: false; readonly refusal: Refusal<429> }

/** Lets people in as often as honest ones come. */
export interface AccessLimits extends PaymentLimits {
  admitSignIn(email: string, address: string): Promise<Pass>
  admitSignUp(address: string): Promise<Pass>
  admitProfileUpdate(userId: string, address: string): Promise<Pass>
  admitClientToken(userId: string): Promise<Pass>
}

export function createAccessLimits(limiter: RateLimiter, rates: Rates): AccessLimits {
  return {
    admitSignIn(email, address) {
      const account = toEmailKey(email)
      return admit(limiter, [
        [`sign-in ${account} from ${address}`, rates.signInPerAccountAndAddress],
        [`sign-in ${account}`, rates.signInPerAccount],
        [`sign-in from ${address}`, rates.signInPerAddress],
      ])
    },
    admitSignUp: (address) => admit(limiter, [[`sign-up ${address}`, rates.signUpPerAddress]]),
    admitProfileUpdate: (userId, address) =>
      admit(limiter, [
        [`profile update ${userId}`, rates.profileUpdatePerUser],
        [`profile update from ${address}`, rates.profileUpdatePerAddress],
      ]),
    admitClientToken: (userId) =>
      admit(limiter, [[`client token ${userId}`, rates.clientTokenPerUser]]),
    ...createPaymentLimits(limiter, rates),
  }
}

async function admit(
  limiter: RateLimiter,
  counters: readonly (readonly [key: string, rate: Rate])[],
): Promise<Pass> {
  // One after the other: an attempt that the narrowest counter refuses must not use up the wider
  // ones, or a stranger could lock an owner out by hammering on.
  for (const [key, rate] of counters) {
    const waitSeconds = await limiter.take(key, rate)
    if (waitSeconds !== undefined) {
      return { isAdmitted: false, refusal: refuseAttempt(waitSeconds) }
    }
  }
  return {
    isAdmitted: true,
    async forget() {
      await Promise.all(counters.map(([key]) => limiter.giveBack(key)))
    },
  }
}
