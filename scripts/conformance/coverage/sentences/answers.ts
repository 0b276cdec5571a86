import { judged, judgedFor, type Sentence, unjudged } from './sentence'

/** What errors, headers and refusals say, and what was not done where they come. */
export const answerSentences: readonly Sentence[] = [
  judgedFor(
    ['plain-error'],
    '/components/schemas/Error/properties/error',
    'What happened and what to do, in a sentence for people.',
    'answers',
  ),
  judgedFor(
    ['declined'],
    '/components/schemas/DeclinedError/properties/error',
    'That the charge was declined, and why where that may be known. Free text; it must not say what helps whoever tries stolen cards: that a card is lost, stolen or suspected, that its bank gave no reason, or which of its details was wrong.',
    'answers › what createPayment has answered',
  ),
  judgedFor(
    ['declined'],
    '/components/schemas/DeclinedError/properties/code',
    "The processor's response code, such as 2001, or the gateway's reason for its rejection, such as `duplicate`, where there is one. In place of a code that must not be known 2046, a plain decline.",
    'answers › what createPayment has answered',
  ),
  judged(
    '/components/headers/ETag',
    'Another one after each change of the product, sales included. Optional: see "Changes at the same time".',
    'conditions › change a product under its entity tag',
    'conditions › change one field after another under its entity tag',
    'conditions › sell a product under its entity tag',
  ),
  judgedFor(
    ['header'],
    '/components/headers/RetryAfter',
    'Seconds to wait before the next attempt, a day at most.',
    'answers',
  ),
  judged(
    '/components/responses/BadInput',
    'The request is not as the contract has it; nothing was stored.',
    'bad-input:createOrder',
    'bad-input:updateProfile',
    'profile › write a name beside an email that is none',
    'bad-input:createCategory',
    'totals › leave the stock alone when there is no order',
  ),
  judged(
    '/components/responses/ProductBadInput',
    'The request is not as the contract has it; nothing was stored.',
    'bad-input:createProduct',
    'bad-input:updateProduct',
    'product-life › update to an unknown category',
  ),
  judged(
    '/components/responses/Unauthenticated',
    'No token, or one that is malformed, forged or expired.',
    'access › *: no token',
    'access › *: garbage',
    'access › *: altered payload',
    'access › *: no signature',
    'tokens',
  ),
  unjudged(
    '/components/responses/Declined',
    'The charge was declined; nothing was taken.',
    'what a bank takes is not to be seen from here',
  ),
  judged(
    '/components/responses/PaymentConflict',
    'The nonce was used for another charge, or an earlier payment of the same amount may have been taken. Nothing was charged.',
    'nonces › charge it again with another amount',
    'nonces › charge it again as another user',
  ),
  unjudged(
    '/components/responses/PaymentFault',
    'A fault of the service, or no word from the payment provider. Unless it says that nothing was charged, money may have been taken; the same request again is charged once.',
    'it takes a payment provider that fails when it is told to',
  ),
  judged(
    '/components/responses/OrderConflict',
    "Out of stock, not sold any more, or the amount is not the products' total or not the transaction's. The transaction is voided: nothing was charged.",
    'changed-product › order two when one is left',
    'changed-product › order it at its old price',
    'changed-product › order it beside another when it is gone',
  ),
  judged(
    '/components/responses/OrderChanged',
    'The order has another status by now; nothing was stored.',
    'conditions › change an order that has another status',
  ),
  judged(
    '/components/responses/ProductChanged',
    'The product has changed, and has another `ETag`; nothing was stored.',
    'conditions › change a product under its entity tag',
  ),
  unjudged(
    '/components/responses/Busy',
    'The service has more to do than it can take on now; nothing was done.',
    'a check must not overload a service',
  ),
]
