import type { Rates } from './access-limits'
import type { Rate } from './counter'
import { limitFreePieces } from './free-piece-limits'

/** Limits on attempts, counted in the database. */
export const DEFAULT_RATES: Rates = {
  signInPerAccountAndAddress: { attempts: 20, windowSeconds: 5 * 60 },
  signInPerAccount: { attempts: 100, windowSeconds: 5 * 60 },
  signInPerAddress: { attempts: 200, windowSeconds: 5 * 60 },
  signedInPerAccountAndAddress: { attempts: 60, windowSeconds: 5 * 60 },
  signedInPerAddress: { attempts: 600, windowSeconds: 5 * 60 },
  signUpPerAddress: { attempts: 300, windowSeconds: 10 * 60 },
  profileUpdatePerUser: { attempts: 60, windowSeconds: 10 * 60 },
  profileUpdatePerAddress: { attempts: 300, windowSeconds: 10 * 60 },
  clientTokenPerUser: { attempts: 120, windowSeconds: 60 },
  clientTokenPerAddress: { attempts: 600, windowSeconds: 10 * 60 },
  paymentPerUser: { attempts: 120, windowSeconds: 60 },
  paymentPerAddress: { attempts: 600, windowSeconds: 10 * 60 },
  failedPaymentPerUser: { attempts: 10, windowSeconds: 10 * 60 },
  failedPaymentPerAddress: { attempts: 40, windowSeconds: 10 * 60 },
  unorderedPaymentPerUser: { attempts: 10, windowSeconds: 24 * 60 * 60 },
  unorderedPaymentPerAddress: { attempts: 100, windowSeconds: 10 * 60 },
  tinyPaymentPerUser: { attempts: 3, windowSeconds: 24 * 60 * 60 },
  tinyPaymentPerAddress: { attempts: 20, windowSeconds: 10 * 60 },
  ...limitFreePieces(100),
}

const ANY_NUMBER: Rate = { attempts: 100_000, windowSeconds: 5 * 60 }

/** A test suite signs in, pays and orders with one account from one address, many times; no payment is real. */
export const TRIAL_RATES: Rates = {
  ...DEFAULT_RATES,
  signedInPerAccountAndAddress: ANY_NUMBER,
  signedInPerAddress: ANY_NUMBER,
  clientTokenPerAddress: ANY_NUMBER,
  paymentPerAddress: ANY_NUMBER,
  failedPaymentPerUser: ANY_NUMBER,
  failedPaymentPerAddress: ANY_NUMBER,
  unorderedPaymentPerUser: ANY_NUMBER,
  unorderedPaymentPerAddress: ANY_NUMBER,
  tinyPaymentPerUser: ANY_NUMBER,
  tinyPaymentPerAddress: ANY_NUMBER,
  ...limitFreePieces(1_000_000),
}
