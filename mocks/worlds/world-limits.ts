import { type AdmissionLimits, mapWork, TRIAL_LIMITS } from '../api/admission/limits'
import type { Rates } from '../api/rate-limit/access-limits'
import type { Rate } from '../api/rate-limit/counter'

const MIB = 1024 ** 2
/** An upload that does not say its length has 5 MiB reserved, however small it is: some 800 at once. */
const MOST_BYTES = 4096 * MIB

/**
 * All worlds of a process share what it can do, and their calls have one address. Each waits for its turn as long as it
 * takes, since a refusal would be another test's doing; what ends is a loop that sends without end.
 */
export const WORLD_LIMITS: AdmissionLimits = {
  ...TRIAL_LIMITS,
  bodies: { ...TRIAL_LIMITS.bodies, perAddress: MOST_BYTES, inAll: MOST_BYTES },
  work: mapWork(TRIAL_LIMITS.work, (limits) => ({
    ...limits,
    waitingPerAddress: limits.waitingInAll,
    longestWaitMs: Number.POSITIVE_INFINITY,
  })),
}

/** More than anybody makes, and two of them fit in an integer of the database. */
const ANY_NUMBER: Rate = { attempts: 1_000_000_000, windowSeconds: 60 }

/**
 * A test pays, signs in and signs up as often as it likes, and where a clock stands still a window of time never ends. A
 * 429 that is wanted is a trouble: `signIn:status=429`.
 */
export const WORLD_RATES: Rates = {
  signInPerAccountAndAddress: ANY_NUMBER,
  signInPerAccount: ANY_NUMBER,
  signInPerAddress: ANY_NUMBER,
  signedInPerAccountAndAddress: ANY_NUMBER,
  signedInPerAddress: ANY_NUMBER,
  signUpPerAddress: ANY_NUMBER,
  profileUpdatePerUser: ANY_NUMBER,
  profileUpdatePerAddress: ANY_NUMBER,
  clientTokenPerUser: ANY_NUMBER,
  clientTokenPerAddress: ANY_NUMBER,
  paymentPerUser: ANY_NUMBER,
  paymentPerAddress: ANY_NUMBER,
  failedPaymentPerUser: ANY_NUMBER,
  failedPaymentPerAddress: ANY_NUMBER,
  unorderedPaymentPerUser: ANY_NUMBER,
  unorderedPaymentPerAddress: ANY_NUMBER,
  tinyPaymentPerUser: ANY_NUMBER,
  tinyPaymentPerAddress: ANY_NUMBER,
  freePiecesPerUser: ANY_NUMBER,
  freePiecesPerAddress: ANY_NUMBER,
}
