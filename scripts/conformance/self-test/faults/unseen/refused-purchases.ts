import { type Family, fault, faultsOf } from '../../fault'
import { answerPage, limitBody, refuseJson, refuseQuery, refuseRequest } from '../../input/refusals'
import {
  equals,
  hasOtherKeys,
  isAbsent,
  isInexact,
  like,
  longerThan,
  moreThan,
  over,
  repeats,
  shorterThan,
  someEntry,
} from '../../input/text-tests'
import { refuseEmpty, refuseSameStatus } from '../../input/unchanged'
import { refuseContainedNames } from '../../input/write-refusals'

const refused = faultsOf('refused')
const failing = faultsOf('server-error')

const LINES = '/order/products'

const isNoPattern = (text: unknown) => {
  try {
    return !new RegExp(String(text))
  } catch {
    return true
  }
}

const isEqualRange = (range: unknown) =>
  Array.isArray(range) && range.length === 2 && range[0] === range[1]

/** What the contract allows in lists, payments and orders is refused. */
export const refusedPurchases: Family = {
  name: 'allowed, but refused: lists and purchases',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    refused('listProducts', 'refuses the highest limit', refuseQuery, 'limit', over(999_999)),
    refused('listProducts', 'refuses limits over 100', refuseQuery, 'limit', over(100)),
    refused('listProducts', 'knows no ascending order', refuseQuery, 'order', equals('asc')),
    refused('listProducts', 'asks for an order', refuseQuery, 'order', isAbsent),
    refused('filterProducts', 'refuses pages of 100', refuseJson, '/limit', over(99)),
    refused('filterProducts', 'refuses pages over 50', refuseJson, '/limit', over(50)),
    failing('filterProducts', 'fails beyond 10,000', refuseJson, '/skip', over(10_000), 500),
    refused(
      'filterProducts',
      'refuses 100 categories',
      refuseJson,
      '/filters/category',
      moreThan(99),
    ),
    refused('filterProducts', 'reads 20 categories', refuseJson, '/filters/category', moreThan(20)),
    refused('filterProducts', 'refuses equal bounds', refuseJson, '/filters/price', isEqualRange),
    refused(
      'filterProducts',
      'refuses the highest bound',
      refuseJson,
      '/filters/price/1',
      over(99_999),
    ),
    refused(
      'filterProducts',
      'takes a lowest price of 0 for none',
      refuseJson,
      '/filters/price/0',
      equals(0),
    ),
    fault('filterProducts', 'finds no page after the last', 'status', refuseEmpty, 404),
    refused(
      'searchProducts',
      'refuses texts over 100 characters',
      refuseQuery,
      'search',
      longerThan(100),
    ),
    refused('searchProducts', 'asks for three characters', refuseQuery, 'search', shorterThan(3)),
    refused('searchProducts', 'refuses a blank', refuseQuery, 'search', like(/^\s+$/)),
    refused('searchProducts', 'refuses texts beyond ASCII', refuseQuery, 'search', like(/[^ -~]/)),
    refused('searchProducts', 'asks for a category', refuseQuery, 'category', isAbsent),
    failing(
      'searchProducts',
      'takes the text for a pattern',
      refuseQuery,
      'search',
      isNoPattern,
      500,
    ),
    failing(
      'searchProducts',
      'fails for emoji',
      refuseQuery,
      'search',
      like(/\p{Emoji_Presentation}/u),
      500,
    ),
    failing('searchProducts', 'fails for apostrophes', refuseQuery, 'search', like(/'/), 500),
    fault('listRelatedProducts', 'finds nothing for a product alone', 'refused', refuseEmpty, 404),
    refused('createCategory', 'takes a name within another for taken', refuseContainedNames),
    refused(
      'createPayment',
      'charges no amounts inexact in binary',
      refuseJson,
      '/amount',
      isInexact,
    ),
    refused('createPayment', 'takes an amount of 0 for none', refuseJson, '/amount', equals(0)),
    refused(
      'createPayment',
      'asks for a dollar at least',
      refuseJson,
      '/amount',
      (amount: unknown) => Number(amount) > 0 && Number(amount) < 1,
    ),
    refused(
      'createPayment',
      'refuses nonces over 64 characters',
      refuseJson,
      '/paymentMethodNonce',
      longerThan(64),
    ),
    refused(
      'createPayment',
      'refuses what a wallet adds',
      refuseJson,
      '',
      hasOtherKeys('paymentMethodNonce', 'amount'),
    ),
    refused('createOrder', 'refuses 100 lines', refuseJson, LINES, moreThan(99)),
    refused('createOrder', 'refuses over 20 lines', refuseJson, LINES, moreThan(20)),
    refused(
      'createOrder',
      'refuses 1,000 pieces',
      refuseJson,
      LINES,
      someEntry('count', over(999)),
    ),
    refused(
      'createOrder',
      'sells 99 pieces at most',
      refuseJson,
      LINES,
      someEntry('count', over(99)),
    ),
    refused('createOrder', 'asks for prices', refuseJson, LINES, someEntry('price', isAbsent)),
    refused('createOrder', 'asks for names', refuseJson, LINES, someEntry('name', isAbsent)),
    refused(
      'createOrder',
      'asks for times of products',
      refuseJson,
      LINES,
      someEntry('createdAt', isAbsent),
    ),
    refused(
      'createOrder',
      'refuses addresses over 255 characters',
      refuseJson,
      '/order/address',
      longerThan(255),
    ),
    refused(
      'createOrder',
      'refuses addresses of 500 characters',
      refuseJson,
      '/order/address',
      longerThan(499),
    ),
    refused('createOrder', 'refuses addresses of lines', refuseJson, '/order/address', like(/\n/)),
    refused(
      'createOrder',
      'refuses addresses beyond ASCII',
      refuseJson,
      '/order/address',
      like(/[^\n -~]/),
    ),
    refused(
      'createOrder',
      'asks for 10 characters of address',
      refuseJson,
      '/order/address',
      shorterThan(10),
    ),
    refused(
      'createOrder',
      'asks for a number in addresses',
      refuseJson,
      '/order/address',
      (text: unknown) => !/\d/.test(String(text)),
    ),
    refused(
      'createOrder',
      'refuses orders of nothing to pay',
      refuseJson,
      '/order/amount',
      equals(0),
    ),
    failing(
      'createOrder',
      'fails for a product on two lines',
      refuseJson,
      LINES,
      repeats('_id'),
      500,
    ),
    refused('createOrder', 'reads bodies of 100 kB', limitBody, 102_400, () =>
      answerPage(413, 'PayloadTooLargeError'),
    ),
    fault(
      'updateOrderStatus',
      'takes the same status for no order',
      'refused',
      refuseSameStatus,
      404,
    ),
    refused(
      'getClientToken',
      'asks for a language',
      refuseRequest,
      ({ headers }: Request) => !headers.has('accept-language'),
      400,
    ),
  ],
}
