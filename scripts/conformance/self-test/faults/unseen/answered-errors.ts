import { type Family, faultsOf } from '../../fault'
import { answerPage } from '../../input/refusals'
import { inPlaceOf, onStatus } from '../../wrap/one-operation'
import { onError, onErrorPage, onHeader } from '../../wrap/partial'

const schema = faultsOf('schema')
const type = faultsOf('content-type')
const status = faultsOf('status')
const header = faultsOf('header')
const badInput = faultsOf('bad-input')

const asError = (error: string) => ({ error })
const page = (code: number, title: string) => () => answerPage(code, title)
const words = (code: number, text: string) => () =>
  new Response(text, { status: code, headers: { 'content-type': 'text/plain' } })

const FOR_AN_HOUR = 'public, max-age=3600'

/** Errors, statuses and headers. */
export const answeredErrors: Family = {
  name: 'answers: errors and headers',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    schema('createProduct', 'answers 401 in the shape of other operations', onError, 401, asError),
    schema('updateProduct', 'answers 403 in the shape of other operations', onError, 403, asError),
    schema('updateProduct', 'answers 404 in the shape of other operations', onError, 404, asError),
    schema('createProduct', 'answers 413 in the shape of other operations', onError, 413, asError),
    schema('updateProduct', 'answers 400 in the shape of other operations', onError, 400, asError),
    schema('createProduct', 'answers that a refusal is a success', onError, 400, (message) => ({
      success: true,
      message,
    })),
    schema('createProduct', 'answers no message', onError, 400, () => ({
      success: false,
      message: '',
    })),
    schema('deleteProduct', 'answers 403 in the shape of products', onError, 403, (message) => ({
      success: false,
      message,
    })),
    schema('signUp', 'answers errors by their fields', onError, 400, (text) => ({ name: [text] })),
    schema('signUp', 'answers lists of errors', onError, 409, (text) => ({
      errors: [{ msg: text, param: 'email' }],
    })),
    schema('signIn', 'answers errors as messages', onError, 401, (message) => ({ message })),
    schema('showProduct', 'answers details alone', onError, 404, () => ({ detail: 'Not found.' })),
    schema('createCategory', 'answers an object for the error', onError, 409, (message) => ({
      error: { code: 11000, message },
    })),
    schema('createPayment', 'answers an empty error to declined charges', onError, 402, () => ({
      error: '',
    })),
    schema('createOrder', 'answers true for the error', onError, 409, () => ({ error: true })),
    schema('updateProfile', 'answers an empty object to another’s token', onError, 403, () => ({})),
    schema('filterProducts', 'answers null to bad input', onError, 400, () => null),
    schema('signUp', 'names no field', onError, 400, () => ({ error: 'Validation failed' })),
    schema('createOrder', 'names no field', onError, 400, () => ({ error: 'Bad Request' })),
    schema('createProduct', 'names no field', onError, 400, () => ({
      success: false,
      message: 'Please fill all the fields.',
    })),
    schema('listProducts', 'names no field', onError, 400, () => ({ error: 'Invalid query' })),
    type('showProduct', 'answers 404 as a page', onErrorPage, 404, page(404, 'Page not found')),
    type('listRelatedProducts', 'answers 404 as a page', onErrorPage, 404, page(404, 'Not Found')),
    type(
      'signUp',
      'answers 400 as a page',
      onErrorPage,
      400,
      page(400, 'SyntaxError: Unexpected token'),
    ),
    type(
      'filterProducts',
      'answers 413 as a page',
      onErrorPage,
      413,
      page(413, '413 Request Entity Too Large'),
    ),
    type('readProfile', 'answers 401 in plain words', onErrorPage, 401, words(401, 'Unauthorized')),
    type('deleteProduct', 'answers 403 as a page', onErrorPage, 403, page(403, 'Forbidden')),
    type(
      'updateOrderStatus',
      'answers 404 in plain words',
      onErrorPage,
      404,
      words(404, 'Not Found'),
    ),
    type(
      'createPayment',
      'answers 402 in plain words',
      onErrorPage,
      402,
      words(402, 'Payment Required'),
    ),
    type(
      'searchProducts',
      'answers JSON as a page',
      onHeader,
      'content-type',
      'text/html; charset=utf-8',
    ),
    type('signOut', 'answers plain words', onHeader, 'content-type', 'text/plain'),
    type(
      'listOrderStatuses',
      'answers JSON as text',
      onHeader,
      'content-type',
      'text/plain;charset=UTF-8',
    ),
    status('signUp', 'answers 422 to bad input', onStatus, 400, 422),
    status('createPayment', 'answers 422 to bad input', onStatus, 400, 422),
    status('updateProfile', 'answers 201', onStatus, 200, 201),
    status('listOwnOrders', 'answers 206', onStatus, 200, 206),
    status('createPayment', 'answers 202', onStatus, 200, 202),
    status('deleteProduct', 'answers 410 to what is gone', onStatus, 404, 410),
    status('updateOrderStatus', 'answers 410 to what is gone', onStatus, 404, 410),
    status('createOrder', 'answers 422 to a conflict', onStatus, 409, 422),
    schema('showProduct', 'answers null to an unknown id', inPlaceOf, 404, null),
    schema('updateOrderStatus', 'answers null to an unknown id', inPlaceOf, 404, null),
    schema('updateProduct', 'answers a failure with 200', inPlaceOf, 404, {
      success: false,
      message: 'Not found.',
    }),
    badInput('createCategory', 'answers a failure with 200', onError, 400, asError, 200),
    schema('signIn', 'answers a failure with 200', onError, 401, asError, 200),
    header(
      'readProfile',
      'lets everybody keep its answers',
      onHeader,
      'cache-control',
      FOR_AN_HOUR,
    ),
    header(
      'listOwnOrders',
      'lets everybody keep its answers',
      onHeader,
      'cache-control',
      FOR_AN_HOUR,
    ),
    header(
      'listOrders',
      'lets everybody keep its answers',
      onHeader,
      'cache-control',
      'public, s-maxage=600',
    ),
    header(
      'getClientToken',
      'lets everybody keep its answers',
      onHeader,
      'cache-control',
      'max-age=600, public',
    ),
    header('signIn', 'lets everybody keep its answers', onHeader, 'cache-control', FOR_AN_HOUR),
  ],
}
