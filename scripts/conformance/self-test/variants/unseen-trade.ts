import { asArray, asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Variant, Wrapper } from '../fault'
import * as shelf from '../services/trade/shelf'
import { refusal } from '../services/trade/turn'
import { everyObject, everyText } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeAnswer, changeRequest, readForm, readJson } from '../wrap/messages'
import { entries, onAnswer, onOperation } from '../wrap/one-operation'
import { otherIds } from '../wrap/other-ids'

const MINUTE_MS = 60_000
const COMMON = new Set(['123456', 'password', 'qwerty', '12345678', '111111', 'iloveyou'])

const moveClock = (ms: number): Wrapper =>
  everyText('createdAt', (time) => new Date(Date.parse(time) + ms).toISOString())

/** Ways of a correct shop in Rails, Django, Spring, Go or Laravel, by an author who had not read the checks. */
export const unseenTradeVariants: readonly Variant[] = [
  { name: 'unknown categories of filters as bad input', wrap: refuseUnknown('filterProducts') },
  { name: 'unknown categories of searches as bad input', wrap: refuseUnknown('searchProducts') },
  { name: 'reversed bounds of prices as bad input', wrap: refuseReversed('filterProducts') },
  {
    name: 'all related products of the category',
    wrap: shelf.relateBy('listRelatedProducts', shelf.sharesCategory, 1_000),
  },
  {
    name: 'related products by their price',
    wrap: onAnswer('listRelatedProducts', (body) =>
      entries(body).toSorted((a, b) => shelf.priceOf(a) - shelf.priceOf(b)),
    ),
  },
  {
    name: 'products that sold equally by their names',
    wrap: shelf.listBy('listProducts', (all, by, order) =>
      shelf.sortRight(by === 'sold' ? all.toSorted(byName) : all, by, order),
    ),
  },
  {
    name: 'product updates without the name in their answer',
    wrap: onAnswer('updateProduct', () => ({ success: true, message: 'Saved.' })),
  },
  {
    name: 'deletions that answer how many were deleted',
    wrap: onAnswer('deleteProduct', (body) => ({ ...asObject(body), deletedCount: 1 })),
  },
  { name: 'order lines with the time of the order', wrap: everyObject(timeOfOrder) },
  { name: 'one line of an order for each product', wrap: everyObject(mergeLines) },
  {
    name: 'orders with sums, taxes and a history',
    wrap: everyObject((object) =>
      'transaction_id' in object
        ? { ...object, currency: 'USD', tax: 0, history: [{ status: 'Not processed' }] }
        : object,
    ),
  },
  { name: 'orders that are processed as soon as they are made', wrap: startAsProcessing() },
  { name: 'sign-outs that end the session of their token', wrap: endSignedOut() },
  { name: 'bad input before tokens and roles', wrap: refuseInputFirst() },
  { name: 'unknown ids before roles', wrap: lookFirst() },
  {
    name: 'declines without a code',
    wrap: changeStatus(402, ({ code, ...rest }) => (code === undefined ? rest : { ...rest })),
  },
  {
    name: 'declines of one text and code',
    wrap: changeStatus(402, () => ({ error: 'Your payment was declined.', code: '2046' })),
  },
  {
    name: 'conflicts with a code of the shop',
    wrap: changeStatus(409, (body) => ({ ...body, code: 'CONFLICT', retryable: false })),
  },
  { name: 'refusals of the first passwords to be guessed', wrap: refuseCommon() },
  { name: 'a clock that is five minutes fast', wrap: moveClock(5 * MINUTE_MS) },
  { name: 'a clock that is an hour slow', wrap: moveClock(-60 * MINUTE_MS) },
  {
    name: 'client tokens that are keys of the merchant',
    hides: true,
    wrap: onAnswer('getClientToken', () => ({ clientToken: 'sandbox_abcd1234_merchant' })),
  },
  {
    name: 'ids that are UUIDs in capitals',
    wrap: otherIds(
      (count) => `AF2B8C1E-0000-4000-A000-${String(count).padStart(12, '0')}`,
      /AF2B8C1E-0000-4000-A000-\d{12}/g,
    ),
  },
  {
    name: 'users with an avatar and the time of their last sign-in',
    wrap: everyObject((object) =>
      'email' in object && 'role' in object
        ? { ...object, avatar: null, isVerified: true, lastSignInAt: '2026-11-20T10:00:00Z' }
        : object,
    ),
  },
  {
    name: 'sign-up answers that ask to confirm the e-mail',
    wrap: onAnswer('signUp', (body) => ({ ...asObject(body), message: 'Welcome! Mail sent.' })),
  },
  {
    name: 'lists with the time that they were made in a header',
    wrap: (next) => async (request) => {
      const response = await next(request)
      const headers = new Headers(response.headers)
      headers.set('last-modified', new Date(0).toUTCString())
      headers.set('x-total-count', '1234')
      return new Response(response.body, { status: response.status, headers })
    },
  },
]

function byName(a: JsonObject, b: JsonObject): number {
  return shelf.nameOf(a).localeCompare(shelf.nameOf(b))
}

/** Refuses ids of categories that are not in the list, where others find nothing. */
function refuseUnknown(operation: 'filterProducts' | 'searchProducts'): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const list = await next(new Request(new URL('/api/category/list', request.url)))
      const known = new Set(entries(await list.json()).map(({ _id }) => String(_id)))
      const response = await forward()
      const query = new URL(request.url).searchParams.get('category')
      const asked =
        operation === 'searchProducts'
          ? [query ?? 'All']
          : asArray(asObject((await readJson(request))['filters'])['category'])
      const isKnown = asked.every((id) => id === 'All' || known.has(String(id)))
      return response.ok && !isKnown
        ? refusal(operation, 400, 'category: there is no such category.')
        : response
    })(next)
}

function refuseReversed(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const [low, high] = asArray(asObject((await readJson(request))['filters'])['price'])
    const response = await forward()
    return response.ok && Number(low) > Number(high)
      ? refusal(operation, 400, 'filters.price: the lowest price comes first.')
      : response
  })
}

function timeOfOrder(object: JsonObject): JsonObject {
  if (!('transaction_id' in object) || !Array.isArray(object['products'])) return object
  const { createdAt } = object
  return {
    ...object,
    products: entries(object['products']).map((line) => ({ ...line, createdAt })),
  }
}

function mergeLines(object: JsonObject): JsonObject {
  if (!('transaction_id' in object) || !Array.isArray(object['products'])) return object
  const merged = new Map<unknown, JsonObject>()
  for (const line of entries(object['products'])) {
    const before = merged.get(line['_id'])
    const count = Number(before?.['count'] ?? 0) + Number(line['count'])
    merged.set(line['_id'], { ...line, count })
  }
  return { ...object, products: [...merged.values()] }
}

/** The contract does not say with which status an order starts. */
function startAsProcessing(): Wrapper {
  const set = new Set<unknown>()
  const show = everyObject((object) =>
    object['status'] === 'Not processed' && 'transaction_id' in object && !set.has(object['_id'])
      ? { ...object, status: 'Processing' }
      : object,
  )
  return (next) =>
    show(async (request) => {
      const match = matchOperation(request)
      const response = await next(request)
      const isSet = match?.operation === 'updateOrderStatus' && response.ok
      if (isSet) set.add(match.params['orderId'])
      return response
    })
}

function endSignedOut(): Wrapper {
  const ended = new Set<string>()
  return (next) => async (request) => {
    const token = request.headers.get('authorization') ?? ''
    if (matchOperation(request)?.operation === 'signOut' && token !== '') ended.add(token)
    const isEnded = ended.has(token) && matchOperation(request)?.params['userId'] !== undefined
    return next(isEnded ? await changeRequest(request, { authorization: 'Bearer ended' }) : request)
  }
}

/** A framework that binds the body before its guards answers 400 where a request is wrong in both. */
function refuseInputFirst(): Wrapper {
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation ?? ''
    const body = await readJson(request)
    const form = await readForm(request)
    const response = await next(request)
    const isRefused = response.status === 401 || response.status === 403
    const isWrong =
      (operation === 'createCategory' && typeof body['name'] !== 'string') ||
      (operation === 'createOrder' && !('order' in body)) ||
      (operation === 'createPayment' && typeof body['amount'] !== 'number') ||
      (operation === 'createProduct' && !form?.has('name'))
    return isRefused && isWrong ? refusal(operation, 400, 'The request is not complete.') : response
  }
}

/** Looks a product up before it asks for the caller's role. */
function lookFirst(): Wrapper {
  const operations = new Set(['updateProduct', 'deleteProduct'])
  return (next) => async (request) => {
    const { operation = '', params } = matchOperation(request) ?? {}
    const response = await next(request)
    if (response.status !== 403 || !operations.has(operation)) return response
    const shown = await next(
      new Request(new URL(`/api/product/show/${params?.['productId']}`, request.url)),
    )
    return shown.status === 404 ? refusal(operation, 404, 'There is no such product.') : response
  }
}

function changeStatus(status: number, change: (body: JsonObject) => object): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    return response.status === status
      ? changeAnswer(response, (body) => change(asObject(body)))
      : response
  }
}

/** The contract lets a service refuse passwords that are among the first to be guessed. */
function refuseCommon(): Wrapper {
  const operations = new Set(['signUp', 'updateProfile'])
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation ?? ''
    const { password } = await readJson(request)
    const isCommon = operations.has(operation) && COMMON.has(String(password).toLowerCase())
    if (!isCommon) return next(request)
    const text = 'password: is among the first to be guessed. Choose another.'
    return answerJson({ error: text }, 400)
  }
}
