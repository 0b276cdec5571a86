import { asObject } from '../../../../mocks/contract/json'
import { type Family, type Fault, fault, faultsOf, onThoroughRun } from '../fault'
import { answerError, refuseRequest } from '../input/refusals'
import { anyScheme, openHole, tokenScheme, unsigned } from '../services/access'
import { failFor, mendBody, mendFilters } from '../services/trade/bodies'
import { breakOn, refuseType } from '../services/trade/statuses'
import { followBodyId } from '../sessions/holders'
import { comparePasswords, limitAttempts } from '../sessions/passwords'
import { acceptFile, acceptForm, acceptJson, acceptQuery } from '../wrap/accept'
import { onAnswerAt, onQuery } from '../wrap/one-operation'

const taken = faultsOf('bad-input')
const failing = faultsOf('server-error')

const isNull = (value: unknown) => value === null
const isList = (value: unknown) => Array.isArray(value)
const isHexadecimal = (value: string | undefined) => value?.startsWith('0x') === true
const isNotANumber = (value: unknown) => value === 'NaN'
const isNone = (value: unknown) => value === ''
const isLongId = (value: string) => value.length > 64
const hasDoubleSign = (value: unknown) => String(value).includes('@@')
const isDocument = ({ type }: File) => type === 'application/pdf'
const hasNul = (_: Request, text: string) => /\\u0000|\0/.test(text)
const hasHalf = (_: Request, text: string) => /\\ud[89a-f]/i.test(text)
const isPathTooLong = ({ url }: Request) => /[^/]{65}/.test(new URL(url).pathname)
const isHugeNumber = ({ url }: Request) => /\/\d{20}/.test(new URL(url).pathname)
const isUuid = ({ url }: Request, text: string) => /-4000-8000-/.test(url + text)
const sortNoLimit = (query: URLSearchParams) => {
  if (!query.has('limit')) query.delete('order')
}
const unwrap = (body: object) => ('order' in body ? body : { order: body })

/** The only category, unless it is an empty text. */
const dropEmpty = (filters: object) => {
  const { category } = asObject(filters)
  return { ...filters, category: Array.isArray(category) ? category.filter(Boolean) : category }
}

/** By the check that reveals them. */
const planted: Readonly<Record<string, readonly Fault[]>> = {
  'bad-input': [
    taken(
      'updateProfile',
      'takes an email with a sign twice',
      acceptJson,
      '/email',
      hasDoubleSign,
      () => `repaired.${Date.now()}@example.com`,
    ),
    taken('signUp', 'takes null for a name', acceptJson, '/name', isNull, 'Nobody'),
    taken('createOrder', 'takes a list for an amount', acceptJson, '/order/amount', isList, 0),
    taken('createProduct', 'takes a hexadecimal', acceptForm, 'price', isHexadecimal, '26'),
    taken('updateProduct', 'takes NaN', acceptForm, 'price', isNotANumber, '1'),
    taken('createOrder', 'needs no wrapper', mendBody, unwrap),
    taken('createProduct', 'drops a document', acceptFile, isDocument),
    failing('signIn', 'fails at null for a body', breakOn, null),
    failing('createPayment', 'fails at a list for a body', breakOn, []),
    fault('createCategory', 'answers 415 to other types of body', 'status', refuseType),
  ],
  'odd-stored-texts': [
    failing('createProduct', 'fails at NUL', failFor, hasNul),
    failing('updateOrderStatus', 'fails at half a pair', failFor, hasHalf),
  ],
  'odd-ids': [
    failing('updateProduct', 'fails at ids that are UUIDs', failFor, isUuid),
    failing('createOrder', 'fails at ids that are UUIDs', failFor, isUuid),
    failing('showProduct', 'fails at ids of too many signs', failFor, isPathTooLong),
    failing('listRelatedProducts', 'fails at numbers that no column holds', failFor, isHugeNumber),
    fault(
      'searchProducts',
      'drops ids of too many signs',
      'search',
      acceptQuery,
      'category',
      isLongId,
    ),
    fault('filterProducts', 'drops empty ids', 'category-filter', mendFilters, dropEmpty),
  ],
  'empty-fields': [
    fault('updateProduct', 'takes no price for 0', 'kept-value', acceptForm, 'price', isNone, '0'),
  ],
  'large-amount': [
    fault(
      'createPayment',
      'charges 50,000 at most',
      'charged-amount',
      onAnswerAt,
      '/transaction/amount',
      (amount: unknown) => Math.min(50_000, Number(amount)),
    ),
  ],
  sorting: [
    fault(
      'listProducts',
      'lists the newest first without a limit',
      'sort-order',
      onQuery,
      sortNoLimit,
    ),
  ],
  access: [
    fault(
      'deleteProduct',
      'takes a token that claims to need no signature',
      'bad-token',
      openHole,
      unsigned,
    ),
  ],
  'token-matrix': [
    fault('updateProfile', 'refuses "BEARER"', 'refused', refuseRequest, isInCapitals, 401),
    fault('createOrder', 'takes a token in any scheme', 'bad-token', openHole, anyScheme),
    fault('readProfile', 'takes the scheme "Token"', 'bad-token', openHole, tokenScheme),
  ],
  'own-things': [
    fault('updateProfile', 'writes the profile that the body names', 'not-yours', followBodyId),
  ],
  'odd-accounts': [
    fault('signIn', 'reads passwords up to NUL', 'credentials', comparePasswords, (text: string) =>
      text.replace(/\0.*/s, ''),
    ),
  ],
  attempts: [
    fault('signIn', 'shuts accounts with a 418', 'status', limitAttempts, 9, () =>
      answerError('signIn', 418, 'This account is shut.'),
    ),
  ],
}

/** Checks of which a part is about one operation. */
const BY_OPERATION: ReadonlySet<string> = new Set(['bad-input', 'access', 'token-matrix'])

/** Input that looks right, and what is rarely sent: thorough runs find it. */
export const lookAlikes: Family = {
  name: 'what looks like right input',
  checksFor: ({ name, operation }) =>
    Object.entries(planted)
      .filter(([, faults]) => faults.some((one) => one.name === name))
      .map(([check]) => (BY_OPERATION.has(check) ? `${check}:${operation}` : check)),
  faults: Object.values(planted).flat().map(onThoroughRun),
}

function isInCapitals(request: Request): boolean {
  return request.headers.get('authorization')?.startsWith('BEARER ') === true
}
