import type { JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { readJson } from '../../wrap/messages'
import { withAliases } from '../trade/aliases'
import { callerOf, charge, onTurn, readOrder, refusal, type Turn } from '../trade/turn'
import { costOf } from './books'

const REVERSED = 'No order could be made of this payment. It was cancelled.'

/** Refuses an order for some reason and does not void its transaction: a later order of it is made. */
export function keepCharge(operation: string, reason: RegExp): Wrapper {
  const open = new Set<string>()
  return withAliases((aliases) =>
    onTurn(operation, async (turn) => {
      const sent = await readOrder(turn.request)
      const asked = String(sent['transaction_id'])
      const response = await turn.forward()
      if (response.status !== 409) return response
      const { error } = await readJson(response)
      if (!open.has(asked)) {
        if (reason.test(String(error))) open.add(asked)
        return response
      }
      const paid = await payAgain(turn, sent)
      if (!paid) return response
      aliases.set(paid, asked)
      return turn.forward({ order: { ...sent, transaction_id: paid } })
    }),
  )
}

/** Pays for an order once more, if its amount is what its products cost. */
async function payAgain(turn: Turn, order: JsonObject): Promise<string | undefined> {
  const amount = Number(order['amount'])
  return amount === (await costOf(turn.next, order)) ? charge(turn, amount) : undefined
}

/** Voids the transaction together with a refusal that leaves it as it is. */
export function voidAfter(operation: string, status: number): Wrapper {
  return (next) => {
    const voided = new Set<string>()
    return onTurn(operation, async (turn) => {
      const id = String((await readOrder(turn.request))['transaction_id'])
      if (voided.has(id) && callerOf(turn)) return refusal(operation, 409, REVERSED)
      const response = await turn.forward()
      if (response.status === status) voided.add(id)
      return response
    })(next)
  }
}

/** Treats a nonce like one that was used: one that a payment of another kind has used up. */
export function useUp(
  operation: string,
  isUse: (amount: number, status: number) => boolean,
): Wrapper {
  return (next) => {
    const used = new Set<string>()
    return onTurn(operation, async (turn) => {
      const { paymentMethodNonce, amount } = await readJson(turn.request)
      const nonce = String(paymentMethodNonce)
      const price = Number(amount)
      if (used.has(nonce) && price !== 0) return refusal(operation, 409, 'The nonce was used.')
      const response = await turn.forward()
      if (isUse(price, response.status) && matchOperation(turn.request)) used.add(nonce)
      return response
    })(next)
  }
}
