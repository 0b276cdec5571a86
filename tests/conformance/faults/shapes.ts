import type { Fault } from '../support/fault'
import {
  inPlaceOf,
  leaveOut,
  onAnswer,
  onAnswerAt,
  onOperation,
  onStatus,
} from '../support/wrappers'

const leftOut = {
  signIn: '/user',
  listProducts: '/0/sold',
  filterProducts: '/size',
  searchProducts: '/0/createdAt',
  showProduct: '/category',
  listRelatedProducts: '/0/quantity',
  createProduct: '/message',
  updateProduct: '/success',
  deleteProduct: '/message',
  listCategories: '/0/name',
  readProfile: '/email',
  updateProfile: '/role',
  listOwnOrders: '/0/user',
  getClientToken: '/clientToken',
  createPayment: '/transaction',
  createOrder: '/createdAt',
  listOrders: '/0/address',
  updateOrderStatus: '/products',
} as const

const wrongTypes = {
  showProduct: ['/price', String],
  listProducts: ['/0/createdAt', () => 'yesterday'],
  searchProducts: ['/0/shipping', (value: unknown) => value === 1],
  readProfile: ['/role', String],
  createPayment: ['/transaction/amount', String],
  createOrder: ['/products', () => 'two of them'],
  listOrderStatuses: ['/0', () => 1],
  filterProducts: ['/size', String],
} as const

/** Answers of another shape than the contract's. */
export const shapeFaults: readonly Fault[] = [
  ...Object.entries(leftOut).map(
    ([operation, pointer]): Fault => ({
      name: `${operation} leaves ${pointer} out`,
      operation,
      rule: 'schema',
      wrap: leaveOut(operation, pointer),
    }),
  ),
  ...Object.entries(wrongTypes).map(
    ([operation, [pointer, change]]): Fault => ({
      name: `${operation} answers another type at ${pointer}`,
      operation,
      rule: 'schema',
      wrap: onAnswerAt(operation, pointer, change),
    }),
  ),
  {
    name: 'listCategories wraps its list',
    operation: 'listCategories',
    rule: 'schema',
    wrap: onAnswer('listCategories', (body) => ({ data: body })),
  },
  {
    name: 'listOrderStatuses answers an empty list',
    operation: 'listOrderStatuses',
    rule: 'schema',
    wrap: onAnswer('listOrderStatuses', () => []),
  },
  {
    name: 'showProduct answers prices with three decimal places',
    operation: 'showProduct',
    rule: 'schema',
    wrap: onAnswerAt('showProduct', '/price', (price) => Number(price) + 0.001),
  },
  {
    name: 'signOut answers text',
    operation: 'signOut',
    rule: 'content-type',
    wrap: onOperation('signOut', async () => new Response('bye')),
  },
  {
    name: 'showProduct answers 404 in another shape',
    operation: 'showProduct',
    rule: 'schema',
    wrap: inPlaceOf('showProduct', 404, { message: 'Not found' }, 404),
  },
  {
    name: 'createProduct answers failures as the other calls do',
    operation: 'createProduct',
    rule: 'schema',
    wrap: inPlaceOf('createProduct', 400, { error: 'No.' }, 400),
  },
  {
    name: 'createProduct answers 201',
    operation: 'createProduct',
    rule: 'status',
    wrap: onStatus('createProduct', 200, 201),
  },
  {
    name: 'createOrder answers 201',
    operation: 'createOrder',
    rule: 'status',
    wrap: onStatus('createOrder', 200, 201),
  },
  {
    name: 'signUp answers bad input with 422',
    operation: 'signUp',
    rule: 'status',
    wrap: onStatus('signUp', 400, 422),
  },
  {
    name: 'createPayment fails on bad input',
    operation: 'createPayment',
    rule: 'server-error',
    wrap: inPlaceOf('createPayment', 400, { error: 'Oops.' }, 500),
  },
  {
    name: 'listRelatedProducts fails on unknown ids',
    operation: 'listRelatedProducts',
    rule: 'server-error',
    wrap: inPlaceOf('listRelatedProducts', 404, { error: 'Oops.' }, 500),
  },
  {
    name: 'listRelatedProducts is not built',
    operation: 'listRelatedProducts',
    rule: 'not-built',
    wrap: onOperation(
      'listRelatedProducts',
      async () => new Response('Not Found', { status: 404 }),
    ),
  },
  {
    name: 'updateOrderStatus is not built',
    operation: 'updateOrderStatus',
    rule: 'not-built',
    wrap: onOperation('updateOrderStatus', async () => new Response('', { status: 405 })),
  },
]
