import { judged, judgedFor, type Sentence, unjudged } from './sentence'

const PAY = '/paths/~1braintree~1payment~1{userId}/post'
const ORDER = '/paths/~1order~1create~1{userId}/post'
const STATUS = '/paths/~1order~1{orderId}~1status~1{userId}/put'
const NEEDS_PROVIDER = 'it takes a payment provider that does not answer when it is told to'

/** What payments and orders promise. */
export const purchaseSentences: readonly Sentence[] = [
  judged(
    PAY,
    'A nonce is charged once. The same nonce with the same amount from the same user answers with the same transaction and takes nothing more; with another amount or from another user it is a 409.',
    'nonces › charge it again with the same amount',
    'nonces › charge it again with another amount',
    'nonces › charge it again as another user',
    'payments-at-once › charge a nonce twice at once',
  ),
  judged(
    PAY,
    "The provider's sandbox test nonces (`fake-valid-nonce` and its kin) are exempt: each use is a charge of its own; a service that takes real money answers 400 to them.",
    "nonces › charge the sandbox's nonce twice",
  ),
  judged(
    PAY,
    'A nonce that was declined is not charged later.',
    'nonces › charge a nonce that was declined',
  ),
  judged(
    PAY,
    'An amount of 0 takes no payment and uses no nonce.',
    'nonces › pay nothing with a nonce',
    'nonces › charge a nonce',
  ),
  unjudged(
    PAY,
    'Declined charges, charges below 1.00 and charges that no order is made of are limited per account and address: beyond that the answer is a 429, and no provider is asked.',
    'the contract has no number: a service that has refused none yet may refuse the next',
  ),
  unjudged(
    PAY,
    'A charge that no order is made of within 24 hours is voided.',
    'it takes a day to see',
  ),
  unjudged(
    PAY,
    'While the provider has no word on a charge, the answer is a 500 that says that money may have been taken; the same request again is safe. Another nonce with the same amount is then refused once with a 409 that says so, and charged when it comes again.',
    NEEDS_PROVIDER,
  ),
  judged(
    ORDER,
    'The service computes the total from its own prices; names, prices, `status` and `user` in the body are ignored.',
    'totals › pay, claim and price it at a cent',
    'totals › send prices, names, status and user along',
  ),
  judged(
    ORDER,
    'A transaction makes one order: sent again by its owner it answers with that order.',
    'transactions › order twice with one transaction',
    'orders-at-once › order twice at once with one transaction, beside another order',
  ),
  judged(
    ORDER,
    'When stock, amount or a product that is not sold any more make the order impossible, the answer is a 409 and the service voids the transaction',
    'changed-product › order two when one is left',
    'changed-product › order it at its old price',
    'changed-product › order it beside another when it is gone',
    'totals › pay a cent less than the total',
    'stock-limits › order one piece too many',
  ),
  unjudged(ORDER, ', which its `error` says;', 'it may be said in any words of any language'),
  judged(
    ORDER,
    'no other answer voids one.',
    'transactions › order with it when it was refused to others',
  ),
  unjudged(
    ORDER,
    'A transaction that went back because no order was made of it in time is a 409 too.',
    'it takes a day to see',
  ),
  judged(ORDER, 'A 404 is an unknown transaction.', 'transactions › order without payment'),
  unjudged(
    ORDER,
    'Pieces of price 0 may be limited per account and address: beyond that the answer is a 429, or a 409 when something was paid.',
    'a service may do without, and the contract has no number',
  ),
  judged(
    STATUS,
    'The order is the one in the path; another `orderId` in the body is a 400, and so is a status that `GET /order/status-values/{userId}` does not list.',
    'order-life › set another status',
    'order-life › name another order in the body',
    'order-life › set a status that is not in the list',
    'order-life › set a status in another case',
  ),
  judged(
    '/paths/~1order~1status-values~1{userId}/get/responses/200',
    "The values, in the order of an order's life; a new order has the first.",
    'order-life › list the statuses',
  ),
  judged(
    STATUS,
    '`If-Match` is the status that the order is expected to have, percent-encoded in quotes.',
    'conditions › change an order that has the expected status',
    'conditions › change an order that has another status',
    'conditions › change an order whose expected status has to be encoded',
  ),
  judged(
    '/paths/~1user~1orders~1by~1user~1{userId}/get',
    'Newest first.',
    'checkout › find it among the own orders',
  ),
  judged(
    '/paths/~1order~1list~1{userId}/get',
    'Newest first.',
    'checkout › find it among all orders',
  ),
  judgedFor(
    ['whole-user'],
    '/components/schemas/Order/properties/user',
    'Who ordered, with neither email nor role.',
    'answers › what createOrder has answered',
    'answers › what listOrders has answered',
    'answers › what listOwnOrders has answered',
    'answers › what updateOrderStatus has answered',
  ),
  judged(
    '/components/schemas/Order/properties/createdAt',
    'When it was placed.',
    'edge-order › ordered now',
  ),
]
