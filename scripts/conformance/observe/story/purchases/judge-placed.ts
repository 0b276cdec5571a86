import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { differ, differAt, differIf } from '../differ'
import type { Found, Seen, Subject } from '../seen'
import { compareOrder, type Order, readDraft } from './order'
import type { OrderBook } from './order-book'
import { differForeign, type Payments } from './payments'

/** Orders as they are placed: by whom, of what, for how much. */
export function createPlacingJudge(
  book: OrderBook,
  payments: Payments,
  mayCall: (seen: Seen) => boolean,
): Subject {
  const judgeAgain = (seen: Seen, answer: JsonObject, before: Order): Found => {
    if (before.userId !== seen.path['userId']) return [differForeign(seen)]
    return [
      differIf(before.id !== answer['_id'], seen, {
        rule: 'one-order',
        expected: `the order ${before.id}`,
        got: String(answer['_id']),
        cause: 'The transaction has made an order already.',
      }),
      ...(before.id === answer['_id'] ? compareOrder(seen, answer, before) : []),
    ]
  }

  const judgeStatus = (seen: Seen, { status }: JsonObject): Found => {
    const [first] = book.statuses ?? [status]
    const cause = 'A new order has the first of the listed values.'
    return [
      status === first
        ? undefined
        : differAt(seen, 'order-status', ['status', first, status], cause),
    ]
  }

  const judgePlaced = (seen: Seen): Found => {
    const answer = asObject(seen.exchange.json)
    const draft = readDraft(seen.sent)
    const before = book.madeOf(draft.transaction)
    if (before) return judgeAgain(seen, answer, before)
    const { lines, cents } = draft
    const charge = payments.charge(draft.transaction)
    const cost = book.costOf(lines)
    return [
      charge && charge.userId !== seen.path['userId'] ? differForeign(seen) : undefined,
      differIf(charge?.isVoid === true, seen, {
        rule: 'voided-charge',
        expected: '409',
        cause: 'The transaction was given back by a refused order.',
      }),
      differIf(book.hasGone(lines), seen, {
        rule: 'unknown-id',
        expected: '409',
        cause: 'It holds a product that was deleted earlier in this recording.',
      }),
      differIf(book.hasTooMany(lines), seen, {
        rule: 'oversold',
        expected: '409',
        cause: 'There are fewer pieces than that.',
      }),
      differIf(cost !== undefined && cost !== cents, seen, {
        rule: 'order-amount',
        expected: '409',
        cause: `The products cost ${(cost ?? 0) / 100}.`,
      }),
      differIf(charge !== undefined && charge.cents !== cents, seen, {
        rule: 'order-amount',
        expected: '409',
        cause: `${(charge?.cents ?? 0) / 100} were charged.`,
      }),
      ...compareOrder(seen, answer, book.expect(seen, answer, draft)),
      ...judgeStatus(seen, answer),
    ]
  }

  const judgeRefused = (seen: Seen): Found => {
    const { status } = seen.exchange
    const draft = readDraft(seen.sent)
    const userId = seen.path['userId']
    const before = book.madeOf(draft.transaction)
    if (before && before.userId === userId) {
      const expected = `200 and the order ${before.id}`
      const cause = 'The same transaction again answers with its order.'
      return [differ(seen, { rule: 'one-order', expected, cause })]
    }
    const charge = payments.charge(draft.transaction)
    if (!charge) return []
    if (charge.userId !== userId) return [403, 404].includes(status) ? [] : [differForeign(seen)]
    if (book.hasGone(draft.lines)) {
      const cause = 'A product that was deleted is not sold any more.'
      return [differIf(status !== 409, seen, { rule: 'unknown-id', expected: '409', cause })]
    }
    const cost = book.costOf(draft.lines)
    const isPaid = !charge.isVoid && cost === draft.cents && cost === charge.cents
    return [
      differIf(isPaid && !book.hasTooMany(draft.lines), seen, {
        rule: 'refused',
        expected: '200',
        cause: 'The charge is the user’s and what the products cost, and there are enough of them.',
      }),
    ]
  }

  return {
    judge(seen) {
      if (seen.operation.id !== 'createOrder') return []
      if (seen.isOk) return judgePlaced(seen)
      const isWhole = seen.isAlone && seen.broken.length === 0
      const isJudged = REFUSALS.has(seen.exchange.status) && isWhole && mayCall(seen)
      return isJudged ? judgeRefused(seen) : []
    },
  }
}

const REFUSALS: ReadonlySet<number> = new Set([400, 402, 403, 404, 409])
