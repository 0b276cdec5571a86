import { type AdmissionLimits, TRIAL_LIMITS } from '../../../../mocks/api/admission/limits'
import type { Rates } from '../../../../mocks/api/rate-limit/access-limits'

const LAVISH = { attempts: 1_000_000, windowSeconds: 60 }

/** The rate limits have their own tests; here they would stop what is measured. */
export const UNLIMITED_RATES: Rates = {
  signInPerAccountAndAddress: LAVISH,
  signInPerAccount: LAVISH,
  signInPerAddress: LAVISH,
  signUpPerAddress: LAVISH,
  profileUpdatePerUser: LAVISH,
  profileUpdatePerAddress: LAVISH,
  clientTokenPerUser: LAVISH,
  clientTokenPerAddress: LAVISH,
  paymentPerUser: LAVISH,
  paymentPerAddress: LAVISH,
  signedInPerAccountAndAddress: LAVISH,
  signedInPerAddress: LAVISH,
  failedPaymentPerUser: LAVISH,
  failedPaymentPerAddress: LAVISH,
  unorderedPaymentPerUser: LAVISH,
  unorderedPaymentPerAddress: LAVISH,
  tinyPaymentPerUser: LAVISH,
  tinyPaymentPerAddress: LAVISH,
  freePiecesPerUser: LAVISH,
  freePiecesPerAddress: LAVISH,
}

const ANY_NUMBER_AT_ONCE = { capacity: 1_000_000, perSecond: 1_000_000 }

/** Requests of one address as fast as they can be sent, while spoiled headers make it look like many. */
export const UNLIMITED_LIMITS: AdmissionLimits = {
  ...TRIAL_LIMITS,
  requests: {
    ...TRIAL_LIMITS.requests,
    ...ANY_NUMBER_AT_ONCE,
    underWay: 1_000_000,
    besideOthers: ANY_NUMBER_AT_ONCE,
  },
}
