import { randomUUID } from 'node:crypto'
import { type Family, type Fault, fault, type WrapOperation } from '../fault'
import { ignoreCaseOfNames, readFirstJson } from '../services/loose-bodies'
import { readAnySize, replaceUnknownCategory } from '../services/products'
import { acceptFile, acceptForm, acceptJson, acceptQuery } from '../wrap/accept'
import { onStatus } from '../wrap/one-operation'

const isMissing = (value: unknown) => value === undefined
const isBelow = (limit: number) => (value: unknown) => Number(value) < limit
const isAbove = (limit: number) => (value: unknown) => Number(value) > limit
const isLonger = (limit: number) => (value: unknown) => String(value ?? '').length > limit
const isShorter = (limit: number) => (value: unknown) =>
  typeof value === 'string' && value.length < limit
const isTooShort = (value: unknown) => isShorter(6)(value) && value !== ''
/** For a pattern of which `^` and `$` are the ends of a line. */
const hasSecondLine = (value: unknown) => typeof value === 'string' && /\n./.test(value)
/** What `parseInt` reads. */
const isMore = (value: string | undefined) => /^\d+x$/.test(value ?? '')
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
const is = (broken: unknown) => (value: unknown) => value === broken
const isNumber = (value: unknown) => typeof value === 'number'
const hasNoAtSign = (value: unknown) => !String(value).includes('@')
const hasThreePlaces = (value: unknown) => /\.\d{3}/.test(String(value ?? ''))
/** A tenth of a cent in an amount that is otherwise in whole cents. */
const hasTenthOfCent = (value: unknown) =>
  Number(value) % 0.01 > 0.0009 && Number(value) % 0.01 < 0.0011
/** Too small for any picture: the file that the check sends is a few words. */
const isSmall = ({ size }: File) => size < 40
const isHuge = ({ size }: File) => size > 5_000_000

const NO_FILTERS = { category: [], price: [] }
const COUNT = '/order/products/0/count'
const ADDRESS = '/order/address'

/** A row for input that breaks one rule of its schema. */
const takes = <Args extends readonly unknown[]>(
  operation: string,
  what: string,
  wrap: WrapOperation<Args>,
  ...args: Args
): Fault => fault(operation, `takes ${what}`, 'bad-input', wrap, ...args)

/** Another refusal of the contract than the one that applies. */
function answersInstead(
  operation: string,
  got: number,
  due: 400 | 413,
  rule: 'bad-input' | 'too-large' = 'bad-input',
): Fault {
  return fault(operation, `answers ${got} for ${due}`, rule, onStatus, due, got)
}

/** Input that breaks a rule and is accepted all the same. */
export const badInput: Family = {
  name: 'bad input',
  checksFor: ({ operation }) => [`bad-input:${operation}`, 'product-life'],
  faults: [
    takes('signUp', 'a short password', acceptJson, '/password', isShorter(6), 'long-enough'),
    takes('signUp', 'a long password', acceptJson, '/password', isLonger(128), 'short-enough'),
    takes('signUp', 'no name', acceptJson, '/name', isMissing, 'Nameless'),
    takes('signUp', 'a long name', acceptJson, '/name', isLonger(64), 'Long'),
    takes(
      'signUp',
      'an email without an at sign',
      acceptJson,
      '/email',
      hasNoAtSign,
      () => `repaired.${randomUUID()}@example.com`,
    ),
    takes(
      'signUp',
      'an email with a second line',
      acceptJson,
      '/email',
      hasSecondLine,
      () => `repaired.${randomUUID()}@example.com`,
    ),
    takes('updateProfile', 'a long name', acceptJson, '/name', isLonger(64), 'Long'),
    takes('updateProfile', 'a short password', acceptJson, '/password', isTooShort, ''),
    takes('updateProfile', 'a short second line', acceptJson, '/password', hasSecondLine, ''),
    takes(
      'createCategory',
      'a name of blanks',
      acceptJson,
      '/name',
      isBlank,
      () => `Blank ${randomUUID().slice(0, 8)}`,
    ),
    takes(
      'createCategory',
      'a long name',
      acceptJson,
      '/name',
      isLonger(32),
      () => `Long ${randomUUID().slice(0, 8)}`,
    ),
    takes('filterProducts', 'a limit of 0', acceptJson, '/limit', isBelow(1), 1),
    takes('filterProducts', 'a limit of 101', acceptJson, '/limit', isAbove(100), 100),
    takes('filterProducts', 'a negative skip', acceptJson, '/skip', isBelow(0), 0),
    takes('filterProducts', 'names of fields in any case', ignoreCaseOfNames),
    takes('updateOrderStatus', 'names of fields in any case', ignoreCaseOfNames),
    takes('filterProducts', 'JSON with something behind it', readFirstJson),
    takes('updateOrderStatus', 'JSON with something behind it', readFirstJson),
    takes('filterProducts', 'no filters', acceptJson, '/filters', isMissing, NO_FILTERS),
    takes('listProducts', 'a limit of 0', acceptQuery, 'limit', is('0')),
    takes('listProducts', 'the number before other signs', acceptQuery, 'limit', isMore),
    takes('listProducts', 'another field to sort by', acceptQuery, 'sortBy', is('sideways')),
    takes('listProducts', 'another order', acceptQuery, 'order', is('sideways')),
    takes('createPayment', 'a negative amount', acceptJson, '/amount', isBelow(0), 0),
    takes('createPayment', 'a third decimal place', acceptJson, '/amount', hasTenthOfCent, 1),
    takes(
      'createPayment',
      'no nonce',
      acceptJson,
      '/paymentMethodNonce',
      isMissing,
      'fake-valid-nonce',
    ),
    takes('createOrder', 'a count of 0', acceptJson, COUNT, isBelow(1), 1),
    takes('createOrder', 'half a piece', acceptJson, COUNT, is(1.5), 1),
    takes('createOrder', 'an address of blanks', acceptJson, ADDRESS, isBlank, 'Somewhere'),
    takes('createOrder', 'a long address', acceptJson, ADDRESS, isLonger(500), 'Somewhere'),
    takes('createOrder', 'an address that is a number', acceptJson, ADDRESS, isNumber, 'Somewhere'),
    takes('createProduct', 'a negative price', acceptForm, 'price', isBelow(0), '1'),
    takes('createProduct', 'the number before other signs', acceptForm, 'price', isMore, '1'),
    takes('updateProduct', 'the number before other signs', acceptForm, 'quantity', isMore, '1'),
    takes('createProduct', 'a third decimal place', acceptForm, 'price', hasThreePlaces, '1'),
    takes('createProduct', 'a negative quantity', acceptForm, 'quantity', isBelow(0), '1'),
    takes('createProduct', 'no description', acceptForm, 'description', isMissing, 'None.'),
    takes('createProduct', 'a shipping of 7', acceptForm, 'shipping', is('7'), '1'),
    takes('createProduct', 'a name of blanks', acceptForm, 'name', isBlank, 'Blank'),
    takes('updateProduct', 'a long description', acceptForm, 'description', isLonger(2000), 'Long'),
    takes('createProduct', 'a file that is no picture', acceptFile, isSmall),
    takes('updateProduct', 'a file that is no picture', acceptFile, isSmall),
    fault('createProduct', 'takes a file of too many bytes', 'too-large', acceptFile, isHuge),
    fault('createCategory', 'takes a body of any size', 'too-large', readAnySize),
    takes('createProduct', 'an unknown category', replaceUnknownCategory),
    answersInstead('signIn', 401, 400),
    answersInstead('updateProfile', 409, 400),
    answersInstead('createOrder', 409, 400),
    answersInstead('createPayment', 402, 400),
    answersInstead('createCategory', 400, 413, 'too-large'),
    answersInstead('createProduct', 400, 413, 'too-large'),
  ],
}
