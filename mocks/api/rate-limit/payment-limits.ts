import type { Refusal } from '../contract/operation'
import type { Raised, Raising } from './count-in-statement'
import type { Count, Counter, Rate } from './counter'
import type { RateLimiter } from './rate-limiter'
import { refuseAttempt } from './rate-limiter'

/**
 * How often one may ask for money. Whoever tries stolen cards needs many charges that are declined, tiny or never
 * ordered; a shopper needs none of these, so only they count. An address is shared by an office, and has more.
 */
export interface PaymentRates {
  /** All requests, also those that repeat one; of an address without those that its users' own limits refuse. */
  readonly paymentPerUser: Rate
  readonly paymentPerAddress: Rate
  /** Declined ones, and those whose nonce the provider refuses: each tells something of a card. */
  readonly failedPaymentPerUser: Rate
  readonly failedPaymentPerAddress: Rate
  /** Charges until an order is made of them, also of 0: each is kept. */
  readonly unorderedPaymentPerUser: Rate
  readonly unorderedPaymentPerAddress: Rate
  /** Of those the ones below `TINY_CENTS`, which a card's owner does not notice. */
  readonly tinyPaymentPerUser: Rate
  readonly tinyPaymentPerAddress: Rate
}

export const TINY_CENTS = 100

export interface Payer {
  readonly userId: string
  /** As attempts are counted by it. */
  readonly address: string
}

export interface ChargeAttempt extends Payer {
  readonly amountCents: number
}

/** The counts to give back once it is known what became of a charge. */
export interface OutcomeCounts {
  /** When the money was taken. */
  readonly whenCharged: readonly Count[]
  /** When it was not. */
  readonly whenDeclined: readonly Count[]
}

export type Trial<Row> =
  | ({
      readonly isAdmitted: true
      /** What the statement that counted it returned. */
      readonly rows: readonly Row[]
      /** To be called when the provider could not be asked, or no charge was opened: nobody tried a card. */
      withdraw(): Promise<void>
    } & OutcomeCounts)
  | {
      readonly isAdmitted: false
      /** To be called where it is refused: counts the request of the user. */
      refuse(): Promise<Refusal<429>>
    }

export interface PaymentLimits {
  /** Counts a request for which no provider is to be asked, whatever comes of it. */
  admitPayment(
    payer: Payer,
  ): Promise<
    { readonly isAdmitted: true } | { readonly isAdmitted: false; readonly refusal: Refusal<429> }
  >
  /**
   * Counts a request, whatever comes of it, and its charge: as unordered, and if the provider is to be asked for it, as
   * failed too, until more is known. One that repeats an earlier one is a request, and nothing else.
   *
   * @param open counts, and records the charge in the same statement, which tells whether it is new
   */
  admitCharge<Row extends Raised>(
    attempt: ChargeAttempt,
    open: (raising: Raising) => Promise<readonly Row[]>,
  ): Promise<Trial<Row>>
  giveBack(counts: readonly Count[]): Promise<void>
  /** What to give back when a charge has become an order: once for each order. */
  countsOfOrder(attempt: ChargeAttempt): readonly Count[]
  /** Whether nobody was warned of this charge before; counted here, where all processes count together. */
  isFirstWarning(chargeId: string): Promise<boolean>
}

/** Longer than a charge is in doubt. */
const WARNED_FOR: Rate = { attempts: 1, windowSeconds: 365 * 24 * 3_600 }

const isOfNew = true

export function createPaymentLimits(limiter: RateLimiter, rates: PaymentRates): PaymentLimits {
  const countFailures = ({ userId, address, amountCents }: ChargeAttempt): Counter[] => {
    if (amountCents === 0) return []
    return [
      { key: `failed payment ${userId}`, rate: rates.failedPaymentPerUser, isOfNew },
      { key: `failed payment from ${address}`, rate: rates.failedPaymentPerAddress, isOfNew },
    ]
  }
  const countUnordered = ({ userId, address, amountCents }: ChargeAttempt): Counter[] => {
    const tiny: Counter[] = [
      { key: `tiny payment ${userId}`, rate: rates.tinyPaymentPerUser, isOfNew },
      { key: `tiny payment from ${address}`, rate: rates.tinyPaymentPerAddress, isOfNew },
    ]
    return [
      ...(amountCents > 0 && amountCents < TINY_CENTS ? tiny : []),
      { key: `unordered payment ${userId}`, rate: rates.unorderedPaymentPerUser, isOfNew },
      { key: `unordered payment from ${address}`, rate: rates.unorderedPaymentPerAddress, isOfNew },
    ]
  }
  const countOfUser = ({ userId }: Payer): Counter => ({
    key: `payment ${userId}`,
    rate: rates.paymentPerUser,
  })
  const countRequest = (payer: Payer): Counter[] => [
    countOfUser(payer),
    { key: `payment from ${payer.address}`, rate: rates.paymentPerAddress },
  ]

  return {
    async admitPayment(payer) {
      const waitSeconds = await limiter.take(countRequest(payer))
      if (waitSeconds === undefined) return { isAdmitted: true }
      return { isAdmitted: false, refusal: refuseAttempt(waitSeconds) }
    },

    async admitCharge(attempt, open) {
      const failures = countFailures(attempt)
      const unordered = countUnordered(attempt)
      const counters = [...countRequest(attempt), ...failures, ...unordered]
      const taken = await limiter.takeWith(counters, open)
      if (!taken.isTaken) {
        return {
          isAdmitted: false,
          async refuse() {
            // It was counted under nothing. The address's others are not to pay for it.
            await limiter.take([countOfUser(attempt)])
            return refuseAttempt(taken.waitSeconds)
          },
        }
      }
      return {
        isAdmitted: true,
        rows: taken.rows,
        whenCharged: failures,
        whenDeclined: unordered,
        async withdraw() {
          const counted = new Set(taken.rows.map(({ key }) => key))
          const given = [...failures, ...unordered].filter(({ key }) => counted.has(key))
          if (given.length > 0) await limiter.giveBack(given)
        },
      }
    },

    giveBack: (counts) => limiter.giveBack(counts),

    countsOfOrder: countUnordered,

    isFirstWarning: async (chargeId) =>
      (await limiter.take([{ key: `warned of ${chargeId}`, rate: WARNED_FOR }])) === undefined,
  }
}
