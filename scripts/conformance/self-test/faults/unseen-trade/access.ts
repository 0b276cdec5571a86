import { type Family, fault, faultsOf } from '../../fault'
import { answerNone } from '../../services/purchases/order-lists'
import * as doors from '../../services/trade/doors'
import { onStatus } from '../../wrap/one-operation'

const badToken = faultsOf('bad-token')
const noToken = faultsOf('no-token')
const notYours = faultsOf('not-yours')
const notAdmin = faultsOf('not-admin')
const everybody = faultsOf('public-access')

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = '<!doctype html><title>Sign in</title><h1>Please sign in</h1>'
const location = { location: '/login' }

/** Who is let in. */
export const access: Family = {
  name: 'unseen: access',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    badToken('createOrder', 'does not compare signatures', doors.open, doors.unverified),
    badToken('listOwnOrders', 'does not compare signatures', doors.open, doors.unverified),
    badToken('updateProduct', 'takes tokens without a signature', doors.open, doors.unsigned),
    badToken('readProfile', 'takes tokens without a signature', doors.open, doors.unsigned),
    badToken('getClientToken', 'takes any word for a token', doors.open, doors.anyToken),
    badToken('deleteProduct', 'takes any word for a token', doors.open, doors.anyToken),
    noToken('createPayment', 'lets a missing header pass', doors.open, doors.noHeader),
    noToken('listOrders', 'lets a missing header pass', doors.open, doors.noHeader),
    noToken('updateOrderStatus', 'lets a missing header pass', doors.open, doors.noHeader),
    notYours(
      'listOwnOrders',
      'lets administrators read everybody',
      doors.open,
      doors.administrators,
    ),
    notYours('readProfile', 'lets administrators read everybody', doors.open, doors.administrators),
    notYours(
      'updateProfile',
      'lets administrators write everybody',
      doors.open,
      doors.administrators,
    ),
    notYours('getClientToken', 'minds no path', doors.open, doors.anyPath),
    notYours('createOrder', 'minds no path', doors.open, doors.anyPath),
    notYours('createPayment', 'minds no path', doors.open, doors.anyPath),
    notYours('listOrderStatuses', 'minds no path', doors.open, doors.anyPath),
    notAdmin('createCategory', 'asks the role of the path', doors.open, doors.pathOfAdministrator),
    notAdmin('deleteProduct', 'asks the role of the path', doors.open, doors.pathOfAdministrator),
    notAdmin('listOrders', 'asks no role', doors.open, doors.anyRole),
    notAdmin('updateProduct', 'asks no role', doors.open, doors.anyRole),
    notAdmin('updateOrderStatus', 'asks no role', doors.open, doors.anyRole),
    noToken('readProfile', 'answers 403 without a token', onStatus, 401, 403),
    noToken('createOrder', 'sends to a page', doors.refuseAs, 401, 302, '', location),
    noToken('listOwnOrders', 'answers a page', doors.refuseAs, 401, 401, page, html),
    noToken('createCategory', 'answers no text', doors.refuseAs, 401, 401, ''),
    notYours('listOwnOrders', "answers 404 to others' paths", onStatus, 403, 404),
    notAdmin('createProduct', 'answers 401 to users', onStatus, 403, 401),
    notAdmin('listOrders', 'answers users no orders', answerNone),
    everybody('signOut', 'asks who signs out', doors.demandToken, Boolean),
    everybody('listCategories', 'asks for a token', doors.demandToken, Boolean),
    everybody('listRelatedProducts', 'refuses bad tokens', doors.demandToken, isGood),
    everybody('filterProducts', 'refuses bad tokens', doors.demandToken, isGood),
    everybody('signUp', 'refuses bad tokens', doors.demandToken, isGood),
    fault('listOwnOrders', 'ends sessions after three calls', 'session', doors.endSessions, 3),
  ],
}

function isGood(token: string | undefined): boolean {
  return token === undefined || token.split('.').length === 3
}
