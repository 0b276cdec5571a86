import { type Family, type Fault, fault } from '../../fault'
import { answerAs, failFor, mendBody } from '../../services/trade/bodies'
import { breakOn, emptyAnswer, refuseType } from '../../services/trade/statuses'
import { onStatus } from '../../wrap/one-operation'

const status = (operation: string, from: number, to: number, what: string): Fault =>
  fault(operation, `answers ${to} ${what}`, ruleOf(from), onStatus, from, to)
const unprocessable = (operation: string): Fault =>
  fault(operation, 'answers 422 where the contract has 400', 'bad-input', onStatus, 400, 422)
const created = (operation: string): Fault =>
  fault(operation, 'answers 201 for 200', 'status', onStatus, 200, 201)
const empty = (operation: string): Fault => fault(operation, 'answers 204', 'status', emptyAnswer)
const large = (operation: string, to: number): Fault =>
  fault(operation, `answers ${to} to large bodies`, 'too-large', onStatus, 413, to)
const crash = (
  operation: string,
  what: string,
  isOdd: (request: Request, text: string) => boolean,
): Fault => fault(operation, `crashes over ${what}`, 'server-error', failFor, isOdd)
const malformed = (operation: string, what: string, body: unknown): Fault =>
  fault(operation, `crashes over ${what}`, 'server-error', breakOn, body)
const reason = (operation: string, from: number, why: RegExp, to: number, what: string): Fault =>
  fault(operation, `answers ${to} ${what}`, ruleOf(from), answerAs, from, why, to)

function ruleOf(from: number) {
  if (from === 404) return 'unknown-id'
  if (from === 413) return 'too-large'
  return from === 400 ? 'bad-input' : 'status'
}

const hasNul = (_: Request, text: string) => /\\u0000|\0/.test(text)
const hasSurrogate = (_: Request, text: string) => /\\ud[89a-f]/i.test(text)
const hasEmoji = (_: Request, text: string) => /\p{Extended_Pictographic}/u.test(text)
const lastOf = ({ url }: Request, index: number) => new URL(url).pathname.split('/').at(index) ?? ''
/** What a database of its own kind of ids can't read. */
const isNoId = (index: number) => (request: Request) =>
  !/^[a-z]{3}_[A-Za-z0-9_-]{6,}$/.test(decodeURIComponent(lastOf(request, index)))
const hasObject = (_: Request, text: string) => /"(email|password|status)":\{/.test(text)
const isNoNumber = (_: Request, text: string) => /"(limit|skip)":"/.test(text)
const isHuge = (_: Request, text: string) => /\d{16,}|\de\+?\d/i.test(text)
const isNoPrice = (_: Request, text: string) => /name="price"\r\n\r\n(?!\d+(\.\d+)?\r)/.test(text)

/** Other statuses than those of the contract. */
export const statuses: Family = {
  name: 'unseen: statuses',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    ...['signUp', 'updateProfile', 'createProduct', 'filterProducts', 'createOrder'].map(
      unprocessable,
    ),
    ...['signUp', 'createCategory', 'createProduct', 'createPayment', 'createOrder'].map(created),
    ...['deleteProduct', 'signOut', 'updateOrderStatus', 'updateProduct'].map(empty),
    large('createCategory', 400),
    large('signUp', 500),
    large('createProduct', 400),
    large('createOrder', 500),
    large('filterProducts', 400),
    status('signUp', 409, 400, 'to a taken email'),
    status('signUp', 409, 422, 'to a taken email'),
    status('updateProfile', 409, 400, 'to a taken email'),
    status('createCategory', 409, 400, 'to a taken name'),
    status('createOrder', 409, 400, 'to impossible orders'),
    status('createOrder', 409, 422, 'to impossible orders'),
    status('createPayment', 409, 400, 'to a used nonce'),
    status('createPayment', 409, 402, 'to a used nonce'),
    status('signIn', 401, 400, 'to a wrong password'),
    status('signIn', 401, 403, 'to a wrong password'),
    reason('signIn', 400, /password/, 401, 'to a short password'),
    reason('signIn', 400, /email/, 401, 'to what is no email'),
    status('showProduct', 404, 400, 'to unknown ids'),
    status('showProduct', 404, 500, 'to unknown ids'),
    status('showProduct', 404, 410, 'to deleted products'),
    status('listRelatedProducts', 404, 400, 'to unknown ids'),
    status('updateProduct', 404, 403, 'to unknown ids'),
    status('deleteProduct', 404, 500, 'to unknown ids'),
    status('deleteProduct', 404, 204, 'to unknown ids'),
    status('createOrder', 404, 400, 'to unknown transactions'),
    status('createOrder', 404, 402, 'to unknown transactions'),
    reason('createProduct', 400, /category/, 404, 'to unknown categories'),
    reason('createProduct', 400, /category/, 500, 'to unknown categories'),
    reason('createProduct', 400, /file/, 415, 'to what is no picture'),
    reason('updateProduct', 400, /category/, 409, 'to unknown categories'),
    reason('createOrder', 400, /count/, 409, 'to impossible counts'),
    reason('createOrder', 400, /address/, 409, 'to blank addresses'),
    reason('listProducts', 400, /limit/, 404, 'to limits of 0'),
    malformed('signUp', 'what is no JSON', undefined),
    malformed('createOrder', 'what is no JSON', undefined),
    malformed('createCategory', 'null for a body', null),
    malformed('createPayment', 'null for a body', null),
    malformed('filterProducts', 'a list for a body', []),
    malformed('updateOrderStatus', 'an empty object', {}),
    malformed('createOrder', 'an order without products', { order: {} }),
    crash('signUp', 'a zero character', hasNul),
    crash('createCategory', 'half a surrogate', hasSurrogate),
    crash('createOrder', 'emoji in addresses', hasEmoji),
    crash('createProduct', 'emoji', hasEmoji),
    crash('updateProfile', 'a zero character', hasNul),
    crash('showProduct', 'ids of another form', isNoId(-1)),
    crash('listRelatedProducts', 'ids of another form', isNoId(-1)),
    crash('deleteProduct', 'ids of another form', isNoId(-2)),
    crash('updateOrderStatus', 'ids of another form', isNoId(-3)),
    crash('signIn', 'objects for texts', hasObject),
    crash('updateOrderStatus', 'objects for texts', hasObject),
    crash('filterProducts', 'texts for numbers', isNoNumber),
    crash('createPayment', 'huge amounts', isHuge),
    crash('createProduct', 'prices that are no number', isNoPrice),
    fault('signUp', 'answers 415 to other types', 'status', refuseType),
    fault('createOrder', 'answers 415 to other types', 'status', refuseType),
    fault('signUp', 'answers 400 to what else is in the body', 'refused', refuseMore),
  ],
}

/** A validator that allows nothing else in a body. */
function refuseMore(operation: string) {
  return mendBody(operation, (body) =>
    Object.keys(body).every((key) => ['name', 'email', 'password'].includes(key)) ? body : {},
  )
}
