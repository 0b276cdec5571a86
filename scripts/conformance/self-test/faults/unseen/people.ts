import { asArray, asObject } from '../../../../../mocks/contract/json'
import { type Family, fault, faultsOf } from '../../fault'
import { openHole } from '../../services/access'
import {
  followBodyId,
  showAllOrders,
  showOrdersOfNamesakes,
  takeClientsUser,
} from '../../sessions/holders'
import {
  acceptAsText,
  acceptOperators,
  readBrackets,
  showConflict,
  signInByOperator,
} from '../../sessions/operators'
import { echoPassword } from '../../sessions/passwords'
import { administratorAsAnyone, writeTokens } from '../../sessions/tokens'
import { onOrders, onProducts, onUsers, withKeys, withValue } from '../../wrap/objects'
import { onAnswer, onStatus } from '../../wrap/one-operation'

const notYours = faultsOf('not-yours')
const badInput = faultsOf('bad-input')
const secret = faultsOf('schema')

const HASH = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'

const owner = { _id: 'usr_owner', email: 'owner@example.com', hashed_password: HASH, salt: 'f3a1' }

const whole = withValue('user', (user) => ({ role: 0, ...asObject(user), password: HASH }))

/** What one person sees of another, or does in another's name. */
export const people: Family = {
  name: 'between people',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    notYours('readProfile', 'serves administrators on every path', openHole, administratorAsAnyone),
    notYours(
      'updateProfile',
      'serves administrators on every path',
      openHole,
      administratorAsAnyone,
    ),
    notYours(
      'listOwnOrders',
      'serves administrators on every path',
      openHole,
      administratorAsAnyone,
    ),
    notYours(
      'getClientToken',
      'serves administrators on every path',
      openHole,
      administratorAsAnyone,
    ),
    notYours(
      'createPayment',
      'serves administrators on every path',
      openHole,
      administratorAsAnyone,
    ),
    notYours('createOrder', 'serves administrators on every path', openHole, administratorAsAnyone),
    notYours('updateProfile', 'follows the id in the body', followBodyId),
    fault('readProfile', 'hides that a path is another’s', 'status', onStatus, 403, 404),
    fault('listOrders', 'hides that it is for administrators', 'status', onStatus, 403, 404),
    fault('updateProfile', 'answers 401 on another’s path', 'not-yours', onStatus, 403, 401),
    fault('deleteProduct', 'answers 401 to shoppers', 'not-admin', onStatus, 403, 401),
    fault('listOwnOrders', 'shows administrators the orders of all', 'own-orders', showAllOrders),
    fault('listOwnOrders', 'shows the orders of namesakes', 'own-orders', showOrdersOfNamesakes),
    fault('createOrder', 'takes the user that the client names', 'ignored-field', takeClientsUser),
    secret('signUp', 'answers the hash of the password', onUsers, withKeys({ password: HASH })),
    secret(
      'signIn',
      'answers the hash of the password',
      onUsers,
      withKeys({ hashed_password: HASH, salt: 'f3a1' }),
    ),
    secret(
      'readProfile',
      'answers the hash that it keeps',
      onUsers,
      withKeys({ passwordHash: HASH }),
    ),
    secret(
      'updateProfile',
      'answers the hash of the password',
      onUsers,
      withKeys({ encrypted_password: HASH }),
    ),
    secret('updateProfile', 'answers the password that was sent', echoPassword),
    secret('createOrder', 'answers the whole user', onOrders, whole),
    secret('listOwnOrders', 'answers whole users', onOrders, whole),
    secret('listOrders', 'answers whole users', onOrders, whole),
    secret('updateOrderStatus', 'answers the whole user', onOrders, whole),
    secret(
      'showProduct',
      'shows who made it, and the hash of the password',
      onProducts,
      withKeys({ createdBy: owner }),
    ),
    secret(
      'listProducts',
      'shows who made them, and the hash of the password',
      onProducts,
      withKeys({ createdBy: owner }),
    ),
    secret(
      'listCategories',
      'shows who made them, and the hash of the password',
      onAnswer,
      (body) => asArray(body).map((one) => ({ ...asObject(one), owner })),
    ),
    secret('getClientToken', 'answers the private key of the merchant', onAnswer, (body) => ({
      ...asObject(body),
      gateway: { publicKey: 'q7', privateKey: '9f2c5e7a41d08b63' },
    })),
    secret('signUp', 'shows the account that has the email', showConflict, (sent: object) => ({
      _id: 'usr_1',
      ...sent,
      password: HASH,
      role: 0,
    })),
    secret('updateProfile', 'shows the account that has the email', showConflict, () => owner),
    secret(
      'signIn',
      'writes the hash of the password into tokens',
      writeTokens,
      (email: string) => ({ email, password: HASH }),
    ),
    fault(
      'signIn',
      'takes an operator for the password',
      'credentials',
      signInByOperator,
      'password',
    ),
    fault('signIn', 'takes an operator for the email', 'credentials', signInByOperator, 'email'),
    badInput('filterProducts', 'takes operators for prices', acceptOperators, '/filters/price', []),
    badInput(
      'filterProducts',
      'takes operators for categories',
      acceptOperators,
      '/filters/category',
      [],
    ),
    badInput(
      'filterProducts',
      'takes operators for one category',
      acceptOperators,
      '/filters/category/0',
      'any',
    ),
    badInput(
      'updateOrderStatus',
      'takes an operator for the status',
      acceptOperators,
      '/status',
      'Cancelled',
    ),
    badInput(
      'createOrder',
      'takes an operator for the transaction',
      acceptOperators,
      '/order/transaction_id',
      'txn_none',
    ),
    badInput('searchProducts', 'takes operators for the text', readBrackets, 'search'),
    badInput('updateProfile', 'takes objects for names', acceptAsText, '/name'),
    badInput('createCategory', 'takes lists for names', acceptAsText, '/name'),
    badInput('signUp', 'takes objects for names', acceptAsText, '/name'),
    badInput('createOrder', 'takes objects for addresses', acceptAsText, '/order/address'),
  ],
}
