import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { differ, differAt, differIf } from '../differ'
import type { Found, Seen, Subject } from '../seen'
import { createOpenRefusals } from './open-refusals'
import { compareOrder, type Draft, type Order, readDraft } from './order'
import type { OrderBook } from './order-book'
import { type Charge, differForeign, type Payments } from './payments'

/** Orders as they are placed: by whom, of what, for how much. */
export function createPlacingJudge(
  book: OrderBook,
  payments: Payments,
  mayCall: (seen: Seen) => boolean,
  settleMs: number,
): Subject {
  const openRefusals = createOpenRefusals(settleMs)

  const judgeAgain = (seen: Seen, answer: JsonObject, before: Order): Found => {
    if (before.userId !== seen.path['userId']) return [differForeign(seen)]
    return [
      differIf(before.id !== answer['_id'], seen, {
        rule: 'one-order',
        expected: `the order ${before.id}`,
        got: String(answer['_id']),
        cause: 'The transaction has made an order already.',
      }),
      ...(before.id === answer['_id'] && seen.isAlone ? compareOrder(seen, answer, before) : []),
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
    // What was written beside it may have come before or after.
    const { isAlone } = seen
    const cost = isAlone ? book.costOf(lines) : undefined
    return [
      charge && charge.userId !== seen.path['userId'] ? differForeign(seen) : undefined,
      differIf(charge?.isVoid === true, seen, {
        rule: 'voided-charge',
        expected: '409',
        cause: 'The transaction was given back by a refused order.',
      }),
      differIf(isAlone && book.hasGone(lines), seen, {
        rule: 'unknown-id',
        expected: '409',
        cause: 'It holds a product that was deleted earlier in this recording.',
      }),
      differIf(isAlone && book.hasTooMany(lines), seen, {
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

  /** A refusal of an order that can be made of a charge, as far as the recording knows. */
  const judgePaid = (seen: Seen, draft: Draft, { cents, isVoid, madeAt }: Charge): Found => {
    const cost = book.costOf(draft.lines)
    const isKept = !isVoid && seen.endedAt - madeAt < LONGEST_UNUSED_MS
    const isPaid = isKept && cost === draft.cents && cost === cents
    if (!isPaid || book.hasTooMany(draft.lines)) return []
    if (seen.exchange.status !== 409) return [differ(seen, WITHOUT_REASON)]
    // "Pieces of price 0 may be limited …: beyond that the answer is a 429, or a 409 when something was paid."
    const isLimited = cents > 0 && book.hasFree(draft.lines)
    if (!isLimited) openRefusals.add(seen, draft)
    return []
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
    return judgePaid(seen, draft, charge)
  }

  return {
    judge(seen) {
      if (seen.operation.id !== 'createOrder')
        return openRefusals.resolve(seen).map((refused) => differ(refused, WITHOUT_REASON))
      if (seen.isOk) return judgePlaced(seen)
      const isWhole = seen.isAlone && seen.broken.length === 0
      const isJudged = REFUSALS.has(seen.exchange.status) && isWhole && mayCall(seen)
      return isJudged ? judgeRefused(seen) : []
    },
  }
}

const REFUSALS: ReadonlySet<number> = new Set([400, 402, 403, 404, 409])

/** "A charge that no order is made of within 24 hours is voided." */
const LONGEST_UNUSED_MS = 24 * 60 * 60_000

const WITHOUT_REASON = {
  rule: 'refused',
  expected: '200',
  cause: 'The charge is the user’s and what the products cost, and there are enough of them.',
} as const
