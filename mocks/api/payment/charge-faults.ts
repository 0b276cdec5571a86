import { ToldFault } from '../http/told-fault'
import { WrongMoney } from './find-wrong-money'
import { NotAttempted } from './not-attempted'

/** Said as long as the provider has no word. */
export const MONEY_IN_DOUBT =
  'Your money may have been taken: the payment provider has not told us yet. We go on asking. The same request again is charged once, and money that no order comes of goes back to you.'

const NOTHING_TAKEN =
  'Nothing was charged: the payment provider could not be asked. Try again in a moment.'

const WRONG_MONEY =
  'Another amount or currency was taken than you were asked for. It goes back to you, and nothing was ordered. Tell the shop before you pay again.'

/** A fault while somebody was charged, with what it means for the money. */
export function toToldFault(cause: unknown): ToldFault {
  if (cause instanceof NotAttempted) return new ToldFault(cause.message, NOTHING_TAKEN, { cause })
  if (cause instanceof WrongMoney) return new ToldFault(cause.message, WRONG_MONEY, { cause })
  return new ToldFault('A charge is in doubt.', MONEY_IN_DOUBT, { cause })
}
