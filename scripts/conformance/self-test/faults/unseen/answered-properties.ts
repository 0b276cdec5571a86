import { asArray, asObject } from '../../../../../mocks/contract/json'
import { type Family, faultsOf } from '../../fault'
import {
  onLines,
  onOrders,
  onProducts,
  onUsers,
  withKeys,
  without,
  withoutIf,
  withValue,
} from '../../wrap/objects'
import { leaveOut, onAnswer, onAnswerAt } from '../../wrap/one-operation'
import { emptyAs, onLaterPages } from '../../wrap/partial'

const schema = faultsOf('schema')

const asText = (key: string) => withValue(key, String)
const NO_PHOTO = { photo: null }

const toList = (time: unknown) => {
  const date = new Date(String(time))
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours()]
}

const toSqlTime = (time: unknown) =>
  String(time)
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')

/** Answers of some operations, or for some records, are not in the contract's shape. */
export const answeredProperties: Family = {
  name: 'answers: properties',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    schema('showProduct', 'answers null where there is no photo', onProducts, (one) => ({
      ...NO_PHOTO,
      ...one,
    })),
    schema('listProducts', 'answers null where there is no photo', onProducts, (one) => ({
      ...NO_PHOTO,
      ...one,
    })),
    schema('filterProducts', 'answers empty photos', onProducts, (one) => ({ photo: {}, ...one })),
    schema('searchProducts', 'answers photos without an address', onProducts, (one) => ({
      photo: { data: '' },
      ...one,
    })),
    schema('listRelatedProducts', 'answers photos of no data', onProducts, (one) => ({
      photo: { data: null },
      ...one,
    })),
    schema('createProduct', 'answers null where there is no photo', onProducts, (one) => ({
      ...NO_PHOTO,
      ...one,
    })),
    schema(
      'filterProducts',
      'leaves out createdAt after the first page',
      onLaterPages,
      without('createdAt'),
    ),
    schema(
      'filterProducts',
      'leaves out categories after the first page',
      onLaterPages,
      withValue('category', (category) => asObject(category)['_id']),
    ),
    schema('searchProducts', 'leaves out sold', onProducts, without('sold')),
    schema('listRelatedProducts', 'leaves out shipping', onProducts, without('shipping')),
    schema(
      'createProduct',
      'answers the id of the category alone',
      onProducts,
      withValue('category', (category) => asObject(category)['_id']),
    ),
    schema(
      'searchProducts',
      'answers the id of the category alone',
      onProducts,
      withValue('category', (category) => asObject(category)['_id']),
    ),
    schema('showProduct', 'leaves out a price of 0', onProducts, withoutIf('price', 0)),
    schema('showProduct', 'leaves out a stock of 0', onProducts, withoutIf('quantity', 0)),
    schema('listProducts', 'leaves out sold while it is 0', onProducts, withoutIf('sold', 0)),
    schema(
      'filterProducts',
      'answers null for a stock of 0',
      onProducts,
      withValue('quantity', (count) => count || null),
    ),
    schema('createOrder', 'leaves out an amount of 0', onOrders, withoutIf('amount', 0)),
    schema('listOwnOrders', 'leaves out an amount of 0', onOrders, withoutIf('amount', 0)),
    schema('signIn', 'leaves out a role of 0', onUsers, withoutIf('role', 0)),
    schema('readProfile', 'leaves out a role of 0', onUsers, withoutIf('role', 0)),
    schema(
      'showProduct',
      'answers prices as texts',
      onProducts,
      withValue('price', (price) => Number(price).toFixed(2)),
    ),
    schema('listRelatedProducts', 'answers prices as texts', onProducts, asText('price')),
    schema('searchProducts', 'answers stocks as texts', onProducts, asText('quantity')),
    schema(
      'filterProducts',
      'answers whether it ships as true or false',
      onProducts,
      withValue('shipping', Boolean),
    ),
    schema(
      'listProducts',
      'answers times in seconds',
      onProducts,
      withValue('createdAt', (time) => Date.parse(String(time)) / 1000),
    ),
    schema(
      'showProduct',
      'answers times as databases do',
      onProducts,
      withValue('createdAt', toSqlTime),
    ),
    schema('listOrders', 'answers times as lists', onOrders, withValue('createdAt', toList)),
    schema(
      'listOwnOrders',
      'answers times as databases do',
      onOrders,
      withValue('createdAt', toSqlTime),
    ),
    schema(
      'listOrders',
      'answers amounts of a decimal type',
      onOrders,
      withValue('amount', (amount) => ({ $numberDecimal: String(amount) })),
    ),
    schema('createOrder', 'answers amounts as texts', onOrders, asText('amount')),
    schema('listOwnOrders', 'answers counts as texts', onLines, asText('count')),
    schema(
      'updateOrderStatus',
      'answers the id of the user alone',
      onOrders,
      withValue('user', (user) => asObject(user)['_id']),
    ),
    schema(
      'listOwnOrders',
      'answers no user',
      onOrders,
      withValue('user', () => null),
    ),
    schema('listOrders', 'leaves out addresses', onOrders, without('address')),
    schema('updateOrderStatus', 'leaves out the lines', onOrders, without('products')),
    schema('listOrders', 'leaves out the ids of lines', onLines, without('_id')),
    schema('listOrders', 'leaves out the names of lines', onLines, without('name')),
    schema('listOwnOrders', 'leaves out transactions', onAnswer, (body) =>
      asArray(body).map((one) => without('transaction_id')(asObject(one))),
    ),
    schema('signIn', 'answers roles as texts', onUsers, asText('role')),
    schema('updateProfile', 'answers that it has succeeded, and no user', onAnswer, () => ({
      success: true,
    })),
    schema('updateProfile', 'leaves out the email', onUsers, without('email')),
    schema(
      'createCategory',
      'answers the category alone',
      onAnswer,
      (body) => asObject(body)['data'],
    ),
    schema('listCategories', 'wraps the list', onAnswer, (body) => ({ data: body })),
    schema('listOwnOrders', 'wraps the list', onAnswer, (body) => ({ orders: body })),
    schema('showProduct', 'wraps the product', onAnswer, (body) => ({ data: body })),
    schema('searchProducts', 'answers null for nothing', emptyAs, null),
    schema('listRelatedProducts', 'answers null for nothing', emptyAs, null),
    schema('listOwnOrders', 'answers null for nothing', emptyAs, null),
    schema('searchProducts', 'answers a message for nothing', emptyAs, {
      message: 'Nothing found.',
    }),
    schema('filterProducts', 'answers null for an empty page', onAnswer, (body) =>
      asArray(asObject(body)['data']).length > 0 ? body : { data: null, size: 0 },
    ),
    schema('filterProducts', 'leaves out a size of 0', onAnswer, (body) =>
      withoutIf('size', 0)(asObject(body)),
    ),
    schema('filterProducts', 'answers sizes as texts', onAnswerAt, '/size', String),
    schema(
      'createPayment',
      'answers amounts as texts',
      onAnswerAt,
      '/transaction/amount',
      (amount) => Number(amount).toFixed(2),
    ),
    schema('createPayment', 'leaves out the id of transactions', leaveOut, '/transaction/id'),
    schema(
      'updateProduct',
      'answers that it has succeeded in words',
      onAnswerAt,
      '/success',
      String,
    ),
    schema('listOrderStatuses', 'answers objects', onAnswer, (body) =>
      asArray(body).map((name) => ({ name })),
    ),
    schema('signUp', 'answers the user without their role', onUsers, without('role')),
    schema('readProfile', 'names the id in another way', onUsers, ({ _id, ...user }) =>
      withKeys({ id: _id })(user),
    ),
  ],
}
