import { type Family, fault, faultsOf, onFirstRun, onThoroughRun } from '../../fault'
import {
  amountOf,
  byField,
  byFirstProduct,
  byNonce,
  byParameter,
  byProducts,
  byTransaction,
  chargeAnyway,
  chargeIfOther,
  dropOrdersUnderWay,
  fail,
  failIfTurned,
  loseUpdate,
  orderAnyway,
  pretend,
  refuse,
  userOf,
  whileAnother,
  writeBackStock,
} from '../../services/shop/at-once'

const nonce = faultsOf('nonce-once')
const oneOrder = faultsOf('one-order')
const kept = faultsOf('kept-value')
const crash = faultsOf('server-error')

const account = { success: true }
const category = (id: string) => ({ success: true, data: { _id: id, name: 'Twice' } })

/** What goes wrong only when two requests come together. */
export const atOnce: Family = {
  name: 'two at once',
  checksFor: ({ operation }) => [
    ...({
      createPayment: ['payments-at-once'],
      signUp: ['accounts-at-once'],
      createCategory: ['shelves'],
    }[operation] ?? ['order-life', 'orders-at-once', 'changes-at-once']),
  ],
  faults: [
    nonce('createPayment', 'charges a nonce twice at once', whileAnother, byNonce, chargeAnyway),
    nonce('createPayment', 'refuses the second of two at once', whileAnother, byNonce, refuse),
    crash('createPayment', 'fails for the second of two at once', whileAnother, byNonce, fail),
    onThoroughRun(
      nonce(
        'createPayment',
        'charges two amounts of a nonce at once',
        whileAnother,
        byNonce,
        chargeIfOther(amountOf),
      ),
    ),
    onThoroughRun(
      nonce(
        'createPayment',
        'charges two users of a nonce at once',
        whileAnother,
        byNonce,
        chargeIfOther(userOf),
      ),
    ),
    oneOrder(
      'createOrder',
      'makes two orders of a transaction at once',
      whileAnother,
      byTransaction,
      orderAnyway,
    ),
    oneOrder(
      'createOrder',
      'refuses the second of two at once',
      whileAnother,
      byTransaction,
      refuse,
    ),
    crash('createOrder', 'fails for the second of two at once', whileAnother, byTransaction, fail),
    fault(
      'createOrder',
      'refuses orders of one product at once',
      'one-order',
      whileAnother,
      byFirstProduct,
      refuse,
    ),
    onThoroughRun(
      crash(
        'createOrder',
        'locks two products in the order of the lines',
        whileAnother,
        byProducts,
        failIfTurned,
      ),
    ),
    onThoroughRun(kept('updateProduct', 'writes back the stock that it has read', writeBackStock)),
    onThoroughRun(kept('updateProduct', 'loses one of two updates at once', loseUpdate)),
    onThoroughRun(
      fault(
        'deleteProduct',
        'takes along an order that is being made',
        'order-copy',
        dropOrdersUnderWay,
      ),
    ),
    onThoroughRun(
      crash(
        'updateOrderStatus',
        'fails for two at once',
        whileAnother,
        byParameter('orderId'),
        fail,
      ),
    ),
    onFirstRun(
      fault(
        'signUp',
        'makes two accounts at once',
        'email-taken',
        whileAnother,
        byField('email'),
        pretend(account),
      ),
    ),
    onFirstRun(
      crash('signUp', 'fails for the second of two at once', whileAnother, byField('email'), fail),
    ),
    onFirstRun(
      fault(
        'createCategory',
        'makes two categories at once',
        'category-taken',
        whileAnother,
        byField('name'),
        pretend(category('cat_twice')),
      ),
    ),
    onFirstRun(
      crash(
        'createCategory',
        'fails for the second of two at once',
        whileAnother,
        byField('name'),
        fail,
      ),
    ),
  ],
}
