import { type Family, fault, faultsOf, onThoroughRun } from '../fault'
import { queryPasswords, refuseObjects, takeObjects } from '../services/objects'
import { onQuery } from '../wrap/one-operation'

const taken = faultsOf('bad-input')

/** The fields of every text but those of the rows below; the check tries them in a thorough run. */
const others: readonly (readonly [operation: string, pointer: string])[] = [
  ['signUp', '/name'],
  ['signUp', '/email'],
  ['signUp', '/password'],
  ['updateProfile', '/name'],
  ['updateProfile', '/email'],
  ['createCategory', '/name'],
  ['createOrder', '/order/address'],
  ['createOrder', '/order/products/0/_id'],
  ['updateOrderStatus', '/orderId'],
  ['filterProducts', '/filters/category/0'],
]

/** Objects and lists where texts are expected. */
export const objects: Family = {
  name: 'objects',
  checksFor: () => ['objects'],
  faults: [
    taken('signIn', 'takes an object or a list for an email', takeObjects, '/email'),
    taken('signIn', 'takes a list for a password', takeObjects, '/password'),
    taken('signIn', 'puts an object for a password into its query', queryPasswords),
    taken('signIn', 'answers an object with a 401', refuseObjects, '/password', 401),
    fault('signIn', 'fails at an object', 'server-error', refuseObjects, '/email', 500),
    fault('signIn', 'answers an object with a 422', 'status', refuseObjects, '/email', 422),
    taken('createPayment', 'takes an object for a nonce', takeObjects, '/paymentMethodNonce'),
    taken('createOrder', 'takes an object for a transaction', takeObjects, '/order/transaction_id'),
    taken(
      'createOrder',
      'answers an object for a transaction with a 404',
      refuseObjects,
      '/order/transaction_id',
      404,
    ),
    taken('updateOrderStatus', 'takes an object for a status', takeObjects, '/status'),
    ...others.map(([operation, pointer]) =>
      onThoroughRun(
        taken(operation, `takes an object or a list for ${pointer}`, takeObjects, pointer),
      ),
    ),
    onThoroughRun(
      taken('searchProducts', 'takes an object for its text', onQuery, (query) => {
        const text = query.get('search[$ne]')
        if (text !== null) query.set('search', text)
      }),
    ),
  ],
}
