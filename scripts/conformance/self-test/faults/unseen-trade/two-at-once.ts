import { type Family, type Fault, fault, faultsOf } from '../../fault'
import * as at from '../../services/time/losses'
import { crowd, doTwice, fails, type Prize, race } from '../../services/time/race'

const busy = 'Another request changed this meanwhile. Try again.'

/** Nothing in the code expects a unique index or a row lock to stop it. */
const crash = (operation: string, what: string, prize: Prize, meet = race): Fault =>
  fault(operation, `crashes over ${what}`, 'server-error', meet, prize, fails(operation))

const crashOnGone = (operation: string, refused: RegExp): Fault =>
  fault(
    operation,
    'crashes over a product that is deleted meanwhile',
    'server-error',
    at.trustsFirstRead,
    refused,
  )

const used = fails('createPayment', 409, 'This nonce was used.')
const made = fails('createOrder', 409, 'There is an order of this payment already.')
const nonce = faultsOf('nonce-once')
const oneOrder = faultsOf('one-order')
const oversold = faultsOf('oversold')
const email = faultsOf('email-taken')
const category = faultsOf('category-taken')

/** What happens when two requests meet. */
export const twoAtOnce: Family = {
  name: 'unseen: two at once',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    nonce(
      'createPayment',
      'charges twice when a nonce comes twice at once',
      race,
      at.ofNonce,
      at.chargeTwice,
    ),
    nonce('createPayment', 'refuses the same charge at once', race, at.ofNonce, used),
    nonce('createPayment', 'merges a user’s charges at once', crowd, at.ofCaller, at.answerOfFirst),
    crash('createPayment', 'a nonce twice at once', at.ofNonce),
    crash('createPayment', 'two charges at once by one user', at.ofCaller, crowd),
    oneOrder('createOrder', 'orders twice at once', doTwice, at.ofTransaction, at.orderTwice),
    oneOrder('createOrder', 'refuses an order repeated at once', race, at.ofTransaction, made),
    oneOrder('createOrder', 'merges orders at once', crowd, at.ofCaller, at.answerOfFirst),
    crash('createOrder', 'one transaction twice at once', at.ofTransaction),
    crash('createOrder', 'two buyers of one product at once', at.ofFirstProduct, crowd),
    crashOnGone('createOrder', /not sold/),
    oversold('createOrder', 'sells the last piece twice', crowd, at.ofFirstProduct, at.sellTwice),
    oversold(
      'createOrder',
      'refuses one of two buyers at once',
      crowd,
      at.ofFirstProduct,
      fails('createOrder', 409, busy),
    ),
    fault(
      'createOrder',
      'loses one of two sales at once',
      'stock-count',
      crowd,
      at.ofFirstProduct,
      at.forgetSale,
    ),
    fault(
      'createOrder',
      'answers a lock as 503 without a time to wait',
      'header',
      crowd,
      at.ofFirstProduct,
      fails('createOrder', 503, busy),
    ),
    email('signUp', 'opens two accounts at once', doTwice, at.ofEmail, at.storeTwice('email')),
    email('signUp', 'answers two sign-ups with one account', race, at.ofEmail, at.answerOfFirst),
    crash('signUp', 'one email twice at once', at.ofEmail),
    email('updateProfile', 'shares an email', doTwice, at.ofEmail, at.storeTwice('email')),
    crash('updateProfile', 'one email for two accounts at once', at.ofEmail),
    category('createCategory', 'makes two at once', doTwice, at.ofName, at.storeTwice('name')),
    category('createCategory', 'answers two with one', race, at.ofName, at.answerOfFirst),
    crash('createCategory', 'one name twice at once', at.ofName),
    fault(
      'createProduct',
      'answers two new products at once with one',
      'read-back',
      crowd,
      at.ofEverything,
      at.answerOfFirst,
    ),
    fault('updateProduct', 'writes back what others changed', 'kept-value', at.writeWhole),
    crash('updateProduct', 'two updates at once', at.ofProduct, crowd),
    crashOnGone('updateProduct', /no such product/),
    crashOnGone('deleteProduct', /no such product/),
    crash('updateOrderStatus', 'two statuses at once', at.ofOrder, crowd),
    fault(
      'updateOrderStatus',
      'answers two statuses at once with one',
      'order-status',
      crowd,
      at.ofOrder,
      at.answerOfFirst,
    ),
    fault(
      'readProfile',
      "answers another user's profile at once",
      'read-back',
      crowd,
      at.ofEverything,
      at.readingOfFirst,
    ),
    fault(
      'listOwnOrders',
      "answers another user's orders at once",
      'own-orders',
      crowd,
      at.ofEverything,
      at.readingOfFirst,
    ),
  ],
}
