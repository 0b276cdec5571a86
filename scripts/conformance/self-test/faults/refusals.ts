import { asArray, readPointer } from '../../../../mocks/contract/json'
import {
  type Family,
  type Fault,
  fault,
  onFirstRun,
  onThoroughRun,
  type WrapOperation,
} from '../fault'
import { refuseField, refuseFile, refuseWhen, type Sent } from '../wrap/refuse'

/** A row for input that the contract allows and the service refuses. */
const refuses = <Args extends readonly unknown[]>(
  operation: string,
  what: string,
  wrap: WrapOperation<Args>,
  ...args: Args
): Fault => fault(operation, `refuses ${what}`, 'refused', wrap, ...args)

/** The same where the service fails instead. */
const failsOn = (operation: string, what: string, at: string, test: (text: string) => boolean) =>
  fault(operation, `fails on ${what}`, 'server-error', refuseField, at, test, 500)

const isAstral = (text: string) => /[^\0-\uffff]/u.test(text)
const isBeyondLatin = (text: string) => /[^\0-\u036f]/u.test(text)
const isLonger = (units: number) => (text: string) => text.length > units
const isLarger = (bytes: number) => (text: string) => Buffer.byteLength(text) > bytes
const isShorter = (units: number) => (text: string) => text.length < units
const isFrom = (limit: number) => (text: string) => Number(text) >= limit
const isZero = (text: string) => text === '0'
const has = (part: RegExp) => (text: string) => part.test(text)
const isMoreThanCents = (text: string) => !Number.isInteger(Number(text) * 100)
const isOf = (kind: string) => (file: File) => file.type === `image/${kind}`
const hasUnknownField = (sent: Sent) => JSON.stringify(sent).includes('conformanceExtra')
const hasAtLeast = (count: number, pointer: string) => (sent: Sent) =>
  asArray(readPointer(sent, pointer)).length >= count
const hasSome = (pointer: string, test: (value: unknown) => boolean) => (sent: Sent) =>
  asArray(readPointer(sent, pointer)).some(test)
const hasCharset = (_: Sent, request: Request) =>
  /charset/.test(request.headers.get('content-type') ?? '')

const LINES = '/order/products'
const ADDRESS = 'order/address'

/** What the contract allows, up to the last value, and a service refuses. */
export const refusals: Family = {
  name: 'refusals of what is allowed',
  checksFor: ({ operation, isThorough }) =>
    isThorough
      ? ['allowed', 'photo-kinds']
      : [
          operation === 'createCategory' ? 'edge-category' : 'edge-product',
          'edge-account',
          'edge-order',
          'odd-texts',
        ],
  faults: [
    refuses('createProduct', 'emoji in names', refuseField, 'name', isAstral),
    refuses(
      'createProduct',
      'names of 120 characters in UTF-16',
      refuseField,
      'name',
      isLonger(120),
    ),
    refuses('createProduct', 'names of 120 in bytes', refuseField, 'name', isLarger(120)),
    refuses('createProduct', 'names beyond Latin', refuseField, 'name', isBeyondLatin),
    refuses('createProduct', 'markup in descriptions', refuseField, 'description', has(/[<>]/)),
    refuses('updateProduct', 'markup in names', refuseField, 'name', has(/[<>]/)),
    refuses('updateProfile', 'apostrophes', refuseField, 'name', has(/'/)),
    refuses('updateProduct', 'long descriptions', refuseField, 'description', isLonger(1920)),
    refuses('createProduct', 'blanks around names', refuseField, 'name', has(/^\s|\s$/)),
    refuses('createProduct', 'long descriptions', refuseField, 'description', isLonger(1000)),
    refuses(
      'createProduct',
      'descriptions of several lines',
      refuseField,
      'description',
      has(/\n/),
    ),
    refuses('createProduct', 'prices from 100,000 on', refuseField, 'price', isFrom(100_000)),
    refuses('createProduct', 'the highest quantity', refuseField, 'quantity', isFrom(1_000_000)),
    refuses('createProduct', 'shipping', refuseField, 'shipping', has(/1/)),
    refuses('createProduct', 'fields that it does not know', refuseWhen, hasUnknownField),
    refuses('createProduct', 'JPEG pictures', refuseFile, isOf('jpeg')),
    failsOn('createProduct', 'emoji in descriptions', 'description', isAstral),
    refuses('updateProduct', 'a price of 0', refuseField, 'price', isZero),
    refuses('updateProduct', 'a quantity of 0', refuseField, 'quantity', isZero),
    refuses('updateProduct', 'names of one character', refuseField, 'name', isShorter(2)),
    refuses('updateProduct', 'short descriptions', refuseField, 'description', isShorter(4)),
    refuses(
      'updateProduct',
      'prices that floats do not hold',
      refuseField,
      'price',
      isMoreThanCents,
    ),
    refuses('updateProduct', 'WebP pictures', refuseFile, isOf('webp')),
    refuses('updateProduct', 'pictures over 2 MB', refuseFile, ({ size }) => size > 2_000_000),
    refuses('updateProduct', 'the highest quantity', refuseField, 'quantity', isFrom(1_000_000)),
    failsOn('updateProduct', 'names in digits', 'name', has(/^\d+$/)),
    refuses('createOrder', 'orders from 100 lines on', refuseWhen, hasAtLeast(100, LINES)),
    refuses('createOrder', 'lines from 1,000 pieces on', refuseWhen, (sent) =>
      hasSome(LINES, (line) => Number(readPointer(line, '/count')) >= 1000)(sent),
    ),
    refuses('createOrder', 'lines without names', refuseWhen, (sent) =>
      hasSome(LINES, (line) => readPointer(line, '/name') === undefined)(sent),
    ),
    refuses('createOrder', 'line breaks in addresses', refuseField, ADDRESS, has(/\n/)),
    refuses('createOrder', 'addresses beyond Latin', refuseField, ADDRESS, isBeyondLatin),
    refuses('createOrder', 'addresses of 500 in UTF-16', refuseField, ADDRESS, isLonger(500)),
    refuses('createOrder', 'fields that it does not know', refuseWhen, hasUnknownField),
    failsOn('createOrder', 'emoji in addresses', ADDRESS, isAstral),
    failsOn('createOrder', 'an apostrophe', ADDRESS, has(/'/)),
    onFirstRun(refuses('signUp', 'a + in emails', refuseField, 'email', has(/\+/))),
    onFirstRun(refuses('signUp', 'long emails', refuseField, 'email', isLonger(100))),
    onFirstRun(refuses('signUp', 'long passwords', refuseField, 'password', isLonger(72))),
    onFirstRun(refuses('signUp', 'emoji in names', refuseField, 'name', isAstral)),
    onFirstRun(refuses('signUp', 'names of 64 in bytes', refuseField, 'name', isLarger(64))),
    onFirstRun(
      refuses('signUp', 'fields that it does not know', refuseWhen, (sent) =>
        hasUnknownField(sent),
      ),
    ),
    refuses('signIn', 'long emails', refuseField, 'email', isLonger(128)),
    refuses('signIn', 'long passwords', refuseField, 'password', isLonger(100)),
    failsOn('signIn', 'NUL', 'email', has(/\0/)),
    refuses('updateProfile', 'names of one character', refuseField, 'name', isShorter(2)),
    refuses('updateProfile', 'names of 50 characters', refuseField, 'name', isLonger(50)),
    refuses('updateProfile', 'names beyond Latin', refuseField, 'name', isBeyondLatin),
    refuses('updateProfile', 'fields that it does not know', refuseWhen, hasUnknownField),
    failsOn('updateProfile', 'emoji', 'name', isAstral),
    refuses(
      'filterProducts',
      'filters from 100 categories on',
      refuseWhen,
      hasAtLeast(100, '/filters/category'),
    ),
    refuses('filterProducts', 'a limit of 100', refuseField, 'limit', isFrom(100)),
    refuses('filterProducts', 'the highest price', refuseWhen, (sent) =>
      hasSome('/filters/price', (price) => Number(price) >= 100_000)(sent),
    ),
    refuses('filterProducts', 'content types with a charset', refuseWhen, hasCharset),
    refuses('filterProducts', 'fields that it does not know', refuseWhen, hasUnknownField),
    refuses('filterProducts', 'the last page', refuseField, 'skip', isFrom(1_000_000)),
    failsOn(
      'filterProducts',
      'half of a surrogate pair',
      'filters/category',
      has(/\p{Surrogate}/u),
    ),
    refuses('listProducts', 'limits from 1,000,000 on', refuseField, 'limit', isFrom(1_000_000)),
    refuses('listProducts', 'a limit of 1', refuseField, 'limit', has(/^1$/)),
    refuses('searchProducts', 'one character', refuseField, 'search', isShorter(2)),
    refuses('searchProducts', 'long texts', refuseField, 'search', isLonger(100)),
    refuses('searchProducts', 'emoji', refuseField, 'search', isAstral),
    failsOn('searchProducts', 'NUL', 'search', has(/\0/)),
    onFirstRun(
      refuses('createCategory', 'names of 32 in UTF-16', refuseField, 'name', isLonger(32)),
    ),
    onFirstRun(refuses('createCategory', 'signs beyond Latin', refuseField, 'name', isBeyondLatin)),
    onFirstRun(
      refuses('createCategory', 'fields that it does not know', refuseWhen, hasUnknownField),
    ),
    ...[
      refuses('createProduct', 'names shorter than two', refuseField, 'name', isShorter(2)),
      refuses('createProduct', 'a quantity of 0', refuseField, 'quantity', isZero),
      refuses(
        'createProduct',
        'a name that means nothing elsewhere',
        refuseField,
        'name',
        has(/^null$/),
      ),
      refuses('createProduct', 'AVIF pictures', refuseFile, isOf('avif')),
      refuses('createProduct', 'GIF pictures', refuseFile, isOf('gif')),
      refuses('createProduct', 'the largest file', refuseFile, ({ size }) => size >= 5_242_880),
      refuses(
        'createPayment',
        'nonces longer than 36',
        refuseField,
        'paymentMethodNonce',
        isLonger(36),
      ),
      refuses('createPayment', 'fields that it does not know', refuseWhen, hasUnknownField),
      refuses('updateProduct', 'the highest price', refuseField, 'price', isFrom(100_000)),
      refuses('listProducts', 'to sort by the time', refuseField, 'sortBy', has(/createdAt/)),
    ].map(onThoroughRun),
  ],
}
