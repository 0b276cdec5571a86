import { asObject } from '../../../../mocks/contract/json'
import type { Variant } from '../fault'
import * as shelf from '../services/shelf/shelf'
import * as liberties from '../services/trade/liberties'
import { everyObject, moveClock } from '../wrap/every-answer'
import { entries, onAnswer } from '../wrap/one-operation'
import { otherIds } from '../wrap/other-ids'

const MINUTE_MS = 60_000

/** Ways of a correct shop in Rails, Django, Spring, Go or Laravel, by an author who had not read the checks. */
export const unseenTradeVariants: readonly Variant[] = [
  {
    name: 'reversed bounds of prices as bad input',
    wrap: liberties.refuseReversed('filterProducts'),
  },
  {
    name: 'all related products of the category',
    wrap: shelf.relateBy('listRelatedProducts', shelf.sharesCategory, 1_000),
  },
  {
    name: 'related products by their price',
    wrap: onAnswer('listRelatedProducts', (body) =>
      entries(body).toSorted((a, b) => shelf.priceOf(a) - shelf.priceOf(b)),
    ),
  },
  {
    name: 'products that sold equally by their names',
    wrap: shelf.listBy('listProducts', (all, by, order) =>
      shelf.sortRight(by === 'sold' ? all.toSorted(liberties.byName) : all, by, order),
    ),
  },
  {
    name: 'deletions that answer how many were deleted',
    wrap: onAnswer('deleteProduct', (body) => ({ ...asObject(body), deletedCount: 1 })),
  },
  { name: 'order lines with the time of the order', wrap: everyObject(liberties.timeOfOrder) },
  { name: 'one line of an order for each product', wrap: everyObject(liberties.mergeLines) },
  {
    name: 'orders with sums, taxes and a history',
    wrap: everyObject((object) =>
      'transaction_id' in object
        ? { ...object, currency: 'USD', tax: 0, history: [{ status: 'Not processed' }] }
        : object,
    ),
  },
  { name: 'sign-outs that end the session of their token', wrap: liberties.endSignedOut() },
  { name: 'bad input before tokens and roles', wrap: liberties.refuseInputFirst() },
  { name: 'unknown ids before roles', wrap: liberties.lookFirst() },
  {
    name: 'declines of one text and code',
    wrap: liberties.changeStatus(402, () => ({
      error: 'Your payment was declined.',
      code: '2046',
    })),
  },
  {
    name: 'conflicts with a code of the shop',
    wrap: liberties.changeStatus(409, (body) => ({ ...body, code: 'CONFLICT', retryable: false })),
  },
  { name: 'refusals of the first passwords to be guessed', wrap: liberties.refuseCommon() },
  { name: 'a clock that is five minutes fast', wrap: moveClock(5 * MINUTE_MS) },
  // Others send times that it does not move.
  { name: 'a clock that is an hour slow', hides: true, wrap: moveClock(-60 * MINUTE_MS) },
  {
    name: 'client tokens that are keys of the merchant',
    hides: true,
    wrap: onAnswer('getClientToken', () => ({ clientToken: 'sandbox_abcd1234_merchant' })),
  },
  {
    name: 'ids that are UUIDs in capitals',
    wrap: otherIds(
      (count) => `AF2B8C1E-0000-4000-A000-${String(count).padStart(12, '0')}`,
      /AF2B8C1E-0000-4000-A000-\d{12}/g,
    ),
  },
  {
    name: 'users with an avatar and the time of their last sign-in',
    wrap: everyObject((object) =>
      'email' in object && 'role' in object
        ? { ...object, avatar: null, isVerified: true, lastSignInAt: '2026-11-20T10:00:00Z' }
        : object,
    ),
  },
  {
    name: 'sign-up answers that ask to confirm the email',
    wrap: onAnswer('signUp', (body) => ({ ...asObject(body), message: 'Welcome! Mail sent.' })),
  },
  {
    name: 'lists with the time that they were made in a header',
    wrap: (next) => async (request) => {
      const response = await next(request)
      const headers = new Headers(response.headers)
      headers.set('last-modified', new Date(0).toUTCString())
      headers.set('x-total-count', '1234')
      return new Response(response.body, { status: response.status, headers })
    },
  },
]
