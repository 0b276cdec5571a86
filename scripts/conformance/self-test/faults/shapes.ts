import { type Family, type Fault, fault, faultsOf } from '../fault'
import {
  inPlaceOf,
  leaveOut,
  onAnswer,
  onAnswerAt,
  onOperation,
  onStatus,
} from '../wrap/one-operation'

/** Required fields, each left out of a response. */
const requiredFields: readonly (readonly [operation: string, pointer: string])[] = [
  ['signIn', '/user'],
  ['listProducts', '/0/sold'],
  ['filterProducts', '/size'],
  ['searchProducts', '/0/createdAt'],
  ['showProduct', '/category'],
  ['listRelatedProducts', '/0/quantity'],
  ['createProduct', '/message'],
  ['updateProduct', '/success'],
  ['deleteProduct', '/message'],
  ['listCategories', '/0/name'],
  ['readProfile', '/email'],
  ['updateProfile', '/role'],
  ['listOwnOrders', '/0/user'],
  ['getClientToken', '/clientToken'],
  ['createPayment', '/transaction'],
  ['createOrder', '/createdAt'],
  ['listOrders', '/0/address'],
  ['updateOrderStatus', '/products'],
]

const shape = faultsOf('schema')

const missingFields = requiredFields.map(
  ([operation, pointer]): Fault =>
    shape(operation, `leaves ${pointer.split('/').at(-1)} out`, leaveOut, pointer),
)

/** Responses that do not have the contract's shape or status. */
export const shapes: Family = {
  name: 'shapes',
  checksFor: ({ operation }) => [operation],
  faults: [
    ...missingFields,
    shape('showProduct', 'writes prices as text', onAnswerAt, '/price', String),
    shape('listProducts', 'writes times in words', onAnswerAt, '/0/createdAt', () => 'yesterday'),
    shape(
      'searchProducts',
      'writes shipping as a boolean',
      onAnswerAt,
      '/0/shipping',
      (value) => value === 1,
    ),
    shape('readProfile', 'writes the role as text', onAnswerAt, '/role', String),
    shape('createPayment', 'writes amounts as text', onAnswerAt, '/transaction/amount', String),
    shape(
      'createOrder',
      'answers a sentence for its lines',
      onAnswerAt,
      '/products',
      () => 'two of them',
    ),
    shape('listOrderStatuses', 'numbers a status', onAnswerAt, '/0', () => 1),
    shape('filterProducts', 'writes size as text', onAnswerAt, '/size', String),
    shape('listCategories', 'wraps its list', onAnswer, (body) => ({ data: body })),
    shape('listOrderStatuses', 'answers an empty list', onAnswer, () => []),
    shape(
      'showProduct',
      'answers prices with three decimal places',
      onAnswerAt,
      '/price',
      (price) => Number(price) + 0.001,
    ),
    fault('signOut', 'answers text', 'content-type', onOperation, async () => new Response('bye')),
    shape(
      'showProduct',
      'answers 404 in another shape',
      inPlaceOf,
      404,
      { message: 'Not found' },
      404,
    ),
    // The contract has `success` and `message` for this operation alone.
    shape(
      'createProduct',
      'answers failures as the other calls do',
      inPlaceOf,
      400,
      { error: 'No.' },
      400,
    ),
    fault('createProduct', 'answers 201', 'status', onStatus, 200, 201),
    fault('createOrder', 'answers 201', 'status', onStatus, 200, 201),
    fault('signUp', 'answers bad input with 422', 'status', onStatus, 400, 422),
    fault(
      'createPayment',
      'fails on bad input',
      'server-error',
      inPlaceOf,
      400,
      { error: 'Oops.' },
      500,
    ),
    fault(
      'listRelatedProducts',
      'fails on unknown ids',
      'server-error',
      inPlaceOf,
      404,
      { error: 'Oops.' },
      500,
    ),
    fault(
      'listRelatedProducts',
      'is not built',
      'not-built',
      onOperation,
      async () => new Response('Not Found', { status: 404 }),
    ),
    fault(
      'updateOrderStatus',
      'is not built',
      'not-built',
      onOperation,
      async () => new Response('', { status: 405 }),
    ),
  ],
}
